import type { Booking } from '@chauffeur/contract/bookings'
import type { TripChange } from '@chauffeur/contract/change-fields'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros } from '@chauffeur/domain/money'
import { trpc } from '../../shared/api/trpc.ts'
import { ChangeSummary } from '../../shared/change/change-summary.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { toastFor } from '../common/use-procedure.ts'
import { officeMay } from './use-booking.tsx'

type WaitingChangeProps = { booking: Booking; change: TripChange }

/** The title of the part of the page with the change. */
export function titleOfChange({ state }: TripChange): string {
  return state === 'open' ? 'Change waiting' : 'Change to be paid'
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
              isPaid
                ? `The booking stays as it is, the ${formatEuros(change.differenceCents)} paid for the change is refunded, and the customer is told by email, with your reason.`
                : 'The booking stays as it is, and the customer is told by email, with your reason.'
            }
          />
        </div>
      )}
    </>
  )
}

function whatItIs({ status }: Booking, { state, by }: TripChange): string {
  if (state === 'open')
    return by === 'partner'
      ? 'The partner asks for this change. The booking stays as it is until you answer.'
      : 'The customer asks for this change. The booking stays as it is until you answer.'
  return by !== 'office' && status === 'confirmed'
    ? 'The customer is paying the difference. Then the change waits for you.'
    : 'The change is made as soon as the customer has paid the difference.'
}

function AcceptChange({ booking: { id, customerEmail }, change }: WaitingChangeProps) {
  return (
    <AskedCall
      procedure={trpc.changes.accept}
      input={(override) => ({ id, changeId: change.id, ...override })}
      done={toastFor(customerEmail, {
        title: 'Trip changed',
        description: 'The customer is told by email.',
      })}
      failed="The change was not accepted"
      trigger={<Button variant="primary">Accept the change</Button>}
      title="Accept this change?"
      description="The trip is changed, and the customer is told by email."
      cancelLabel="Back"
      confirmLabel="Accept the change"
      busyLabel="Accepting..."
    />
  )
}

/** Declines a change with a reason that the customer reads; one of the office's own is withdrawn. */
function DeclineChange({ booking, change, effect }: WaitingChangeProps & { effect: string }) {
  const { dialog, field } = useFormDialog(trpc.changes.decline, {
    start: () => ({ reason: '' }),
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? 'Please give a reason.' : undefined }),
    input: ({ reason }) => ({ id: booking.id, changeId: change.id, reason: reason.trim() }),
    done: toastFor(booking.customerEmail, {
      title: 'Change declined',
      description: 'The customer is told by email.',
    }),
    failed: 'The change was not declined',
    closesOnFailure: true,
  })
  const isOwn = change.by === 'office'
  const label = isOwn ? 'Withdraw the change' : 'Decline'
  return (
    <FormDialog
      {...dialog}
      trigger={<Button>{label}</Button>}
      title={isOwn ? 'Withdraw this change?' : 'Decline this change?'}
      cancel="Back"
      submit={label}
      busy="Declining..."
    >
      <p className="text-soft">{effect}</p>
      <TextField
        {...field('reason')}
        label="Reason"
        hint="The customer reads it."
        maxLength={MAX_REASON_LENGTH}
        required
      />
    </FormDialog>
  )
}
