import type { Booking } from '@chauffeur/contract/bookings'
import { cancellationTerms } from '@chauffeur/domain/cancellation'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, parseDecimal, toCents, type Cents } from '@chauffeur/domain/money'
import { useId, useState } from 'react'
import { useFormProblems } from '../../../common/use-form-problems.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioList } from '../../../ui/radio-list.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { EuroField } from '../../../ui/euro-field.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { cancelTexts as texts } from './cancel-texts.ts'
import { useCancelBooking } from './use-cancel-booking.ts'

const shares = ['all', 'part', 'nothing'] as const
type Share = (typeof shares)[number]

/** Cancels a booking with a reason; what was paid goes back, or as much of it as the office says. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [share, setShare] = useState<Share>('all')
  const [part, setPart] = useState('')
  const { run, isPending } = useCancelBooking(booking, () => setOpen(false))
  const paidCents = returnableCents(booking)
  const partCents = parsePart(part, paidCents)
  const refundCents = { all: paidCents, part: partCents, nothing: 0 }[share]
  const { form, problemAt, handleSubmit, clear } = useFormProblems({
    reason: reason.trim() === '' ? texts.reasonMissing : undefined,
    refund: refundCents === undefined ? texts.amountWrong(formatEuros(paidCents)) : undefined,
  })
  const canMail = isMailAddress(booking.customerEmail)
  return (
    <FormDialog
      open={open}
      onOpen={() => {
        setReason('')
        setShare('all')
        setPart('')
        clear()
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      trigger={
        <Button size="small" variant="ghost" className="text-danger">
          {texts.open}
        </Button>
      }
      title={texts.question(booking.bookingNumber)}
      formId={formId}
      isSending={isPending}
      texts={{
        cancel: texts.keep,
        submit: refundCents ? texts.submitAndReturn(formatEuros(refundCents)) : texts.submit,
        busy: texts.busy,
      }}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={handleSubmit(() =>
          run({ reason: reason.trim(), refundCents: paidCents > 0 ? refundCents : undefined }),
        )}
        className="grid gap-4"
      >
        <p className="text-soft">{canMail ? texts.effect : texts.effectWithoutMail}</p>
        <Field label={texts.reason} hint={texts.reasonHint} error={problemAt('reason')} required>
          <TextInput
            value={reason}
            onValueChange={setReason}
            maxLength={MAX_REASON_LENGTH}
            autoComplete="off"
          />
        </Field>
        {paidCents > 0 && (
          <>
            <Field label={texts.money(formatEuros(paidCents))} group>
              <RadioList
                value={share}
                onValueChange={(value) => setShare(shares.find((share) => share === value) ?? 'all')}
                options={[
                  { value: 'all', label: texts.all(formatEuros(paidCents)) },
                  { value: 'part', label: texts.part },
                  { value: 'nothing', label: texts.nothing },
                ]}
              />
            </Field>
            {share === 'part' && (
              <EuroField
                label={texts.amount}
                hint={
                  partCents === undefined ? undefined : texts.amountHint(formatEuros(paidCents - partCents))
                }
                error={problemAt('refund')}
                step={1}
                value={part}
                onValueChange={setPart}
              />
            )}
          </>
        )}
      </form>
    </FormDialog>
  )
}

/** What was paid and is not going back already. */
function returnableCents({ status, pickupAt, paidAmount, refundAmount }: Booking): Cents {
  const keptCents = toCents(paidAmount) - toCents(refundAmount)
  return cancellationTerms('office', { status, pickupAt: new Date(pickupAt) }, keptCents, new Date())
    .refundCents
}

function parsePart(part: string, paidCents: Cents): Cents | undefined {
  const cents = parseDecimal(part.replace(',', '.'))
  return cents !== undefined && cents > 0 && cents <= paidCents ? cents : undefined
}
