import type { Booking } from '@chauffeur/contract/bookings'
import type { TripChange } from '@chauffeur/contract/change-fields'
import { formatEuros } from '@chauffeur/domain/money'
import { useState } from 'react'
import { ChangeSummary } from '../../../shared/change/change-summary.tsx'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Override, useOverride } from '../../../shared/override/override.tsx'
import { officeChangeTexts as texts } from './change-texts.ts'
import { DeclineChange } from './decline-change.tsx'
import { officeMay } from './office-may.ts'
import { useAcceptChange } from './use-change-acts.ts'

type WaitingChangeProps = { booking: Booking; change: TripChange }

/** The title of the part of the page with the change. */
export function titleOfChange({ state }: TripChange): string {
  return state === 'open' ? texts.waiting : texts.toPay
}

/** A change that waits for the office, or for its payment: old and new beside each other, and the answer. */
export function WaitingChange({ booking, change }: WaitingChangeProps) {
  const isOpen = change.state === 'open'
  const isPaid = isOpen && change.settlement === 'checkout'
  const paid = isPaid ? formatEuros(change.differenceCents) : undefined
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
          <DeclineChange booking={booking} change={change} paid={paid} />
        </div>
      )}
    </>
  )
}

function whatItIs({ status }: Booking, { state, by }: TripChange): string {
  if (state === 'open') return by === 'partner' ? texts.askedByPartner : texts.askedByGuest
  return by !== 'office' && status === 'confirmed' ? texts.toPayByGuest : texts.toPayAtOnce
}

function AcceptChange({ booking, change }: WaitingChangeProps) {
  const [open, setOpen] = useState(false)
  const override = useOverride()
  const { run, isPending } = useAcceptChange(booking, change, {
    onClose: () => setOpen(false),
    onObstacle: override.meet,
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (isPending) return
        override.forget()
        setOpen(next)
      }}
      trigger={<Button variant="primary">{texts.accept}</Button>}
      title={texts.acceptQuestion}
      description={texts.acceptEffect}
      cancelLabel={texts.keep}
      confirmLabel={texts.accept}
      busy={isPending}
      busyLabel={texts.accepting}
      onConfirm={() => {
        if (override.isAnswered()) run(override.sent)
      }}
    >
      {override.obstacle !== undefined && <Override obstacle={override.obstacle} {...override.fields} />}
    </AlertDialog>
  )
}
