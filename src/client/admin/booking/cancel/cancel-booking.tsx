import type { Booking } from '@chauffeur/contract/bookings'
import { cancellationTerms } from '@chauffeur/domain/cancellation'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, toCents, type Cents, parseDecimal, toEuros } from '@chauffeur/domain/money'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { RadioList } from '../../../shared/ui/radio-cards.tsx'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { EuroField } from '../../../shared/ui/euro-field.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { useDraftDialog, type Save } from '../../common/use-draft-form.ts'
import { cancelTexts as texts, cancelTexts } from './cancel-texts.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import { withoutMail } from '../../bookings/email/email-texts.ts'

const EMPTY: CancelDraft = { reason: '', share: 'all', part: '' }

/** Cancels a booking with a reason; what was paid goes back, or as much of it as the office says. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const paidCents = returnableCents(booking)
  const { dialog, form, draft, edit, bind, problemAt } = useDraftDialog(
    () => EMPTY,
    useCancelBooking(booking, paidCents),
  )
  const partCents = parsePart(draft.part, paidCents)
  const refundCents = refundOf(draft, paidCents)
  const canMail = isMailAddress(booking.customerEmail)
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" variant="ghost" className="text-danger">
          {texts.open}
        </Button>
      }
      title={texts.question(booking.bookingNumber)}
      texts={{
        cancel: texts.keep,
        submit: refundCents ? texts.submitAndReturn(formatEuros(refundCents)) : texts.submit,
        busy: texts.busy,
      }}
    >
      <form {...form} className="grid gap-4">
        <p className="text-soft">{canMail ? texts.effect : texts.effectWithoutMail}</p>
        <Field label={texts.reason} hint={texts.reasonHint} error={problemAt('reason')} required>
          <TextInput {...bind('reason')} maxLength={MAX_REASON_LENGTH} autoComplete="off" />
        </Field>
        {paidCents > 0 && (
          <>
            <Field label={howMuch(booking, paidCents)} group>
              <RadioList
                value={draft.share}
                onValueChange={(value) => edit({ share: shares.find((share) => share === value) ?? 'all' })}
                options={[
                  { value: 'all', label: texts.all(formatEuros(paidCents)) },
                  { value: 'part', label: texts.part },
                  { value: 'nothing', label: texts.nothing },
                ]}
              />
            </Field>
            {draft.share === 'part' && (
              <EuroField
                {...bind('part')}
                label={texts.amount}
                hint={
                  partCents === undefined ? undefined : texts.amountHint(formatEuros(paidCents - partCents))
                }
                error={problemAt('refund')}
                step={1}
              />
            )}
          </>
        )}
      </form>
    </FormDialog>
  )
}

function howMuch({ paidAmount }: Booking, leftCents: Cents): string {
  const [paidCents, left] = [toCents(paidAmount), formatEuros(leftCents)]
  return leftCents < paidCents
    ? texts.rest(formatEuros(paidCents), formatEuros(paidCents - leftCents), left)
    : texts.money(left)
}

/** The paid money that is not going back already. */
function returnableCents({ status, pickupAt, paidAmount, refundAmount }: Booking): Cents {
  const keptCents = toCents(paidAmount) - toCents(refundAmount)
  return cancellationTerms('office', { status, pickupAt: new Date(pickupAt) }, keptCents, new Date())
    .refundCents
}

export const shares = ['all', 'part', 'nothing'] as const

interface CancelDraft {
  readonly reason: string
  /** How much of what was paid goes back. */
  readonly share: (typeof shares)[number]
  /** In euros, as typed. */
  readonly part: string
}

/** Undefined where the part is not a possible amount. */
export function refundOf({ share, part }: CancelDraft, paidCents: Cents): Cents | undefined {
  return { all: paidCents, part: parsePart(part, paidCents), nothing: 0 }[share]
}

function parsePart(part: string, paidCents: Cents): Cents | undefined {
  const cents = parseDecimal(part.replace(',', '.'))
  return cents !== undefined && cents > 0 && cents <= paidCents ? cents : undefined
}

/** Cancels one booking, and reads anew what it has changed; also where somebody else was faster. */
function useCancelBooking({ id, customerEmail }: Booking, paidCents: Cents): Save<CancelDraft> {
  const { client, bookings, payments } = trpc.useUtils()
  const { done, failed, reasonMissing, amountWrong } = cancelTexts
  return {
    problemsOf: (draft) => ({
      reason: draft.reason.trim() === '' ? reasonMissing : undefined,
      refund: refundOf(draft, paidCents) === undefined ? amountWrong(formatEuros(paidCents)) : undefined,
    }),
    act(draft) {
      const refundCents = paidCents > 0 ? refundOf(draft, paidCents) : undefined
      return client.bookings.cancel.mutate({
        id,
        reason: draft.reason.trim(),
        ...(refundCents !== undefined && { refund: toEuros(refundCents) }),
      })
    },
    done: isMailAddress(customerEmail) ? done : withoutMail(done),
    failed,
    refresh: () => Promise.all([bookings.invalidate(), payments.invalidate()]),
    closesOnFailure: true,
  }
}
