import type { Vehicle } from '@chauffeur/domain/vehicles'
import { MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import { useId, useState, type RefObject } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { usePhoneRefusal } from '../../common/use-phone-refusal.ts'
import { EnquirySent } from '../../enquiry/enquiry-sent.tsx'
import { enquiryTexts } from '../../enquiry/enquiry-texts.ts'
import { ReachFields } from '../../enquiry/reach-fields.tsx'
import { missingReach, reachFields, type Reach } from '../../enquiry/reach.ts'
import { SendingFailure } from '../../enquiry/sending-failure.tsx'
import { useSendOnce } from '../../enquiry/use-send-once.ts'
import { trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useBooking } from '../state/booking-context.ts'
import { askTexts } from './ask-texts.ts'
import { RequestedTrip } from './requested-trip.tsx'
import { priceEnquiry, type PriceEnquiry } from './price-enquiry.ts'

type AskTeamDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  openedBy: RefObject<HTMLElement | null>
  vehicle: Vehicle | undefined
  title: string
}

const FIELDS = [...reachFields, 'message']

/** Sends the draft to the team. Name, email and phone typed here are those of the draft. */
export function AskTeamDialog({ open, onOpenChange, openedBy, vehicle, title }: AskTeamDialogProps) {
  const { draft, change } = useBooking()
  const { client } = trpc.useUtils()
  const [message, setMessage] = useState('')
  const formId = useId()
  const reach: Reach = { name: draft.passengerName, email: draft.email, phone: draft.phone }
  const phoneRefusal = usePhoneRefusal(open && reach.phone !== '')
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems(
    missingReach(reach, phoneRefusal),
  )
  const { send, isSending, received, refusal, startOver } = useSendOnce(
    (request: PriceEnquiry, key: string) =>
      client.enquiries.requestQuote.mutate(request, { context: { idempotencyKey: key } }),
    ({ fields }) => showRefused(fields),
  )

  // Opened again it is a form again; sent again unchanged, it is the same request.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      startOver()
      clear()
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={openedBy}
      title={received ? askTexts.sentTitle : title}
      description={received ? undefined : askTexts.description}
      footer={
        !received && (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSending}
            busyLabel={enquiryTexts.sending}
          >
            {refusal ? enquiryTexts.again : askTexts.send}
          </Button>
        )
      }
    >
      {received ? (
        <EnquirySent received={received} reach={reach}>
          <p className="text-soft">{askTexts.bookingStays}</p>
          {/* Not where the other button was: the second half of a double click would press it. */}
          <Button onClick={() => onOpenChange(false)}>{askTexts.back}</Button>
        </EnquirySent>
      ) : (
        <form
          id={formId}
          ref={form}
          onSubmit={handleSubmit(() => send(priceEnquiry(draft, { vehicle, message })))}
          noValidate
          className="grid gap-5"
        >
          <SendingFailure refusal={refusal} fields={FIELDS} />
          <RequestedTrip vehicle={vehicle} />
          <ReachFields
            reach={reach}
            problemAt={problemAt}
            onChange={({ name, email, phone }) =>
              change({
                type: 'set',
                fields: {
                  ...(name !== undefined && { passengerName: name }),
                  ...(email !== undefined && { email }),
                  ...(phone !== undefined && { phone }),
                },
              })
            }
          />
          <Field label={askTexts.message} error={problemAt('message')}>
            <TextArea
              writes="createQuoteRequest.message"
              value={message}
              onValueChange={setMessage}
              maxLength={MAX_NOTES_LENGTH}
              placeholder={askTexts.messagePlaceholder}
              rows={3}
            />
          </Field>
        </form>
      )}
    </Dialog>
  )
}
