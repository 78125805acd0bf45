import type { Booking } from '@chauffeur/contract/bookings'
import type { TripChange } from '@chauffeur/contract/change-fields'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros } from '@chauffeur/domain/money'
import { trpc } from '../../shared/api/trpc.ts'
import { ChangeSummary } from '../../shared/change/change-summary.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { toastFor } from '../common/no-mail.ts'
import { useFormDialog } from '../common/use-form-dialog.ts'
import { officeChangeTexts as texts } from './booking-texts.ts'
import { officeMay } from './use-booking.ts'

type WaitingChangeProps = { booking: Booking; change: TripChange }

/** The title of the part of the page with the change. */
export function titleOfChange({ state }: TripChange): string {
  return state === 'open' ? texts.waiting : texts.toPay
}

/** A change that waits for the office, or for its payment: old and new beside each other, and the answer. */
export function WaitingChange({ booking, change }: WaitingChangeProps) {
  const isOpen = change.state === 'open'
  const isPaid = isOpen && change.settlement === 'checkout'
  return (
    <>
      <p className="-mt-1.5 mb-3 text-soft">{whatItIs(booking, change)}</p>
      <ChangeSummary
        before={change.before}
        after={change.after}
        costs={change}
        isPaid={isPaid}
        isWaiting={isOpen}
      />
      {officeMay('changeTrip', booking) && (
        <div className="mt-4 flex flex-wrap gap-2 max-sm:*:w-full">
          {isOpen && <AcceptChange booking={booking} change={change} />}
          <DeclineChange
            booking={booking}
            change={change}
            effect={
              isPaid ? texts.declineEffectPaid(formatEuros(change.differenceCents)) : texts.declineEffect
            }
          />
        </div>
      )}
    </>
  )
}

function whatItIs({ status }: Booking, { state, by }: TripChange): string {
  if (state === 'open') return by === 'partner' ? texts.askedByPartner : texts.askedByGuest
  return by !== 'office' && status === 'confirmed' ? texts.toPayByGuest : texts.toPayAtOnce
}

function AcceptChange({ booking: { id, customerEmail }, change }: WaitingChangeProps) {
  return (
    <AskedCall
      procedure={trpc.changes.accept}
      input={(override) => ({ id, changeId: change.id, ...override })}
      done={toastFor(customerEmail, texts.accepted)}
      failed={texts.acceptFailed}
      trigger={<Button variant="primary">{texts.accept}</Button>}
      title={texts.acceptQuestion}
      description={texts.acceptEffect}
      cancelLabel={texts.keep}
      confirmLabel={texts.accept}
      busyLabel={texts.accepting}
    />
  )
}

/** Declines a change with a reason that the customer reads; one of the office's own is withdrawn. */
function DeclineChange({ booking, change, effect }: WaitingChangeProps & { effect: string }) {
  const { dialog, field } = useFormDialog(trpc.changes.decline, {
    start: () => ({ reason: '' }),
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? texts.reasonMissing : undefined }),
    input: ({ reason }) => ({ id: booking.id, changeId: change.id, reason: reason.trim() }),
    done: toastFor(booking.customerEmail, texts.declined),
    failed: texts.declineFailed,
    closesOnFailure: true,
  })
  const isOwn = change.by === 'office'
  const label = isOwn ? texts.withdraw : texts.decline
  return (
    <FormDialog
      {...dialog}
      trigger={<Button>{label}</Button>}
      title={isOwn ? texts.withdrawQuestion : texts.declineQuestion}
      texts={{ cancel: texts.keep, submit: label, busy: texts.declining }}
    >
      <p className="text-soft">{effect}</p>
      <TextField
        {...field('reason')}
        label={texts.reason}
        hint={texts.reasonForCustomer}
        maxLength={MAX_REASON_LENGTH}
        required
      />
    </FormDialog>
  )
}
