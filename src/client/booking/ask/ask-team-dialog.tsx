import type { Vehicle } from '@chauffeur/domain/vehicles'
import { MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import { useId, useState, type FormEvent, type RefObject } from 'react'
import { EnquirySent } from '../../enquiry/enquiry-sent.tsx'
import { enquiryTexts } from '../../enquiry/enquiry-texts.ts'
import { ReachFields } from '../../enquiry/reach-fields.tsx'
import { missingReach, reachFields, type Reach } from '../../enquiry/reach.ts'
import { SendingFailure } from '../../enquiry/sending-failure.tsx'
import { useProblems } from '../../enquiry/use-problems.ts'
import { useSendOnce } from '../../enquiry/use-send-once.ts'
import { trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useBooking } from '../state/booking-context.ts'
import { askTexts } from './ask-texts.ts'
import { AskedTrip } from './asked-trip.tsx'
import { priceEnquiry, type PriceEnquiry } from './price-enquiry.ts'

export type AskTeamDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  openedBy: RefObject<HTMLElement | null>
  vehicle: Vehicle | undefined
}

const FIELDS = [...reachFields, 'message']

/** Sends the draft as it stands to the team. Who is typed in here is in the draft, too. */
export function AskTeamDialog({ open, onOpenChange, openedBy, vehicle }: AskTeamDialogProps) {
  const { draft, change } = useBooking()
  const { client } = trpc.useUtils()
  const [message, setMessage] = useState('')
  const formId = useId()
  const { send, isSending, received, refusal, startOver } = useSendOnce(
    (request: PriceEnquiry, key: string) =>
      client.enquiries.requestQuote.mutate(request, { context: { idempotencyKey: key } }),
  )
  const reach: Reach = { name: draft.passengerName, email: draft.email, phone: draft.phone }
  const { form, problems, isComplete, startOver: forgetProblems } = useProblems(missingReach(reach), refusal)

  // Opened again it is a form again; sent again unchanged, it is the same request.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      startOver()
      forgetProblems()
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete()) send(priceEnquiry(draft, { vehicle, message }))
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={openedBy}
      title={received ? askTexts.sentTitle : askTexts.title}
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
          <p className="text-soft">{askTexts.kept}</p>
          {/* Not where the other button was: the second half of a double click would press it. */}
          <Button onClick={() => onOpenChange(false)}>{askTexts.back}</Button>
        </EnquirySent>
      ) : (
        <form id={formId} ref={form} onSubmit={submit} noValidate className="grid gap-5">
          <SendingFailure refusal={refusal} fields={FIELDS} />
          <AskedTrip vehicle={vehicle} />
          <ReachFields
            reach={reach}
            problems={problems}
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
          <Field label={askTexts.message} error={problems['message']}>
            <TextArea
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
