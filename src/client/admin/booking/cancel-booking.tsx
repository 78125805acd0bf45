import type { Booking } from '@chauffeur/contract/bookings'
import { cancellationTerms } from '@chauffeur/domain/cancellation'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, toCents, type Cents, parseDecimal, toEuros } from '@chauffeur/domain/money'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EuroField } from '../../shared/ui/euro-field.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { toastFor } from '../common/failures.ts'
import { TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'

const EMPTY: CancelDraft = { reason: '', share: 'all', part: '' }

/** Cancels a booking with a reason; what was paid goes back, or as much of it as the office says. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const paidCents = returnableCents(booking)
  const { dialog, draft, field, bind, problemAt } = useFormDialog(trpc.bookings.cancel, {
    start: () => EMPTY,
    problemsOf: (draft) => ({
      reason: draft.reason.trim() === '' ? 'Please say why the booking is cancelled.' : undefined,
      refund:
        refundOf(draft, paidCents) === undefined
          ? `Enter an amount of at most ${formatEuros(paidCents)}, like 49.50.`
          : undefined,
    }),
    input(draft) {
      const refundCents = paidCents > 0 ? refundOf(draft, paidCents) : undefined
      return {
        id: booking.id,
        reason: draft.reason.trim(),
        ...(refundCents !== undefined && { refund: toEuros(refundCents) }),
      }
    },
    done: toastFor(booking.customerEmail, {
      title: 'Booking cancelled',
      description: 'The customer is told by e-mail.',
    }),
    failed: 'The booking was not cancelled',
    closesOnFailure: true,
  })
  const partCents = parsePart(draft.part, paidCents)
  const refundCents = refundOf(draft, paidCents)
  const canMail = isMailAddress(booking.customerEmail)
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" variant="ghost" className="text-danger">
          Cancel booking
        </Button>
      }
      title={`Cancel booking ${booking.bookingNumber}?`}
      cancel="Keep the booking"
      submit={refundCents ? `Cancel and return ${formatEuros(refundCents)}` : 'Cancel booking'}
      busy="Cancelling..."
    >
      <p className="text-soft">
        {canMail
          ? 'The trip will not take place. The customer is told by e-mail, with your reason. This cannot be undone.'
          : 'The trip will not take place. No e-mail can reach the customer: please call. This cannot be undone.'}
      </p>
      <TextField
        {...field('reason')}
        label="Reason"
        hint="The customer reads it."
        maxLength={MAX_REASON_LENGTH}
        required
      />
      {paidCents > 0 && (
        <>
          <Field label={howMuch(booking, paidCents)} group>
            <RadioList
              {...bind('share')}
              options={[
                { value: 'all', label: `All of it, ${formatEuros(paidCents)}` },
                { value: 'part', label: 'A part' },
                { value: 'nothing', label: 'Nothing' },
              ]}
            />
          </Field>
          {draft.share === 'part' && (
            <EuroField
              {...bind('part')}
              label="Goes back"
              hint={partCents === undefined ? undefined : `${formatEuros(paidCents - partCents)} is kept.`}
              error={problemAt('refund')}
              step={1}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

function howMuch({ paidAmount }: Booking, leftCents: Cents): string {
  const [paidCents, left] = [toCents(paidAmount), formatEuros(leftCents)]
  return leftCents < paidCents
    ? `${formatEuros(paidCents)} was paid, and ${formatEuros(paidCents - leftCents)} of it goes back already. How much of the other ${left} goes back?`
    : `${left} was paid. How much goes back?`
}

/** The paid money that is not going back already. */
function returnableCents({ status, pickupAt, paidAmount, refundAmount }: Booking): Cents {
  const keptCents = toCents(paidAmount) - toCents(refundAmount)
  return cancellationTerms('office', { status, pickupAt: new Date(pickupAt) }, keptCents, new Date())
    .refundCents
}

interface CancelDraft {
  readonly reason: string
  /** How much of what was paid goes back. */
  readonly share: 'all' | 'part' | 'nothing'
  /** In euros, as typed. */
  readonly part: string
}

/** Undefined where the part is not a possible amount. */
function refundOf({ share, part }: CancelDraft, paidCents: Cents): Cents | undefined {
  return { all: paidCents, part: parsePart(part, paidCents), nothing: 0 }[share]
}

function parsePart(part: string, paidCents: Cents): Cents | undefined {
  const cents = parseDecimal(part.replace(',', '.'))
  return cents !== undefined && cents > 0 && cents <= paidCents ? cents : undefined
}
