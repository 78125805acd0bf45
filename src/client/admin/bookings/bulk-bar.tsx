import type { Booking } from '@chauffeur/contract/bookings'
import type { BulkResult } from '@chauffeur/contract/bulk-acts'
import { bookingState, canDecide } from '@chauffeur/domain/booking-status'
import { formatAmount } from '@chauffeur/domain/money'
import { useState } from 'react'
import { IconButton } from '../../shared/ui/button.tsx'
import { CloseIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/fact.tsx'
import { BulkAct } from './bulk-act.tsx'

type BulkBarProps = {
  chosen: readonly Booking[]
  onClear: () => void
  /** Those that were acted on are no longer chosen; the others stay so. */
  onDone: (ids: ReadonlySet<string>) => void
}

/** A booking that an act was refused for, with the sentence why. */
interface Refused {
  readonly id: string
  readonly carNo: number
  readonly name: string
  readonly error: string
}

/** The acts on all chosen bookings; each says how many it applies to. */
export function BulkBar({ chosen, onClear, onDone }: BulkBarProps) {
  const toDecide = chosen.filter(canDecide)
  const toGive = chosen.filter((booking) => carsToGive(booking).length > 0)
  const total = chosen.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const finish = (results: readonly BulkResult[]) => {
    const failed = results.filter(({ isDone }) => !isDone)
    const failedIds = new Set(failed.map(({ id }) => id))
    setRefused(
      failed.map(({ id, carNo, error }) => {
        const booking = chosen.find((one) => one.id === id)
        return {
          id,
          carNo,
          name: booking ? `${booking.bookingNumber} ${booking.customerName}` : id,
          error: error ?? '',
        }
      }),
    )
    onDone(new Set(results.map(({ id }) => id).filter((id) => !failedIds.has(id))))
  }
  return (
    <section
      aria-label="Chosen reservations"
      data-theme="night"
      className="sticky bottom-4 z-20 mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-2 gap-y-2 rounded-card bg-surface px-4 py-2 text-ink shadow-float max-xl:bottom-20"
    >
      {refused.length > 0 && (
        <div role="alert" className="w-full text-sm">
          <p className="font-semibold text-danger">{`${refused.length} not done, and left as ${refused.length === 1 ? 'it was' : 'they were'}:`}</p>
          <ul className="max-h-40 overflow-y-auto">
            {refused.map(({ id, carNo, name, error }) => (
              <li key={`${id} ${carNo}`}>
                <CustomerText className="font-semibold">{name}</CustomerText>: {error}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="me-2 text-sm">
        <span className="font-semibold">{`${chosen.length} chosen`}</span>{' '}
        <span className="text-soft tabular">{formatAmount(total)}</span>
      </p>
      {toDecide.length > 0 && (
        <BulkAct act="accept" parts={toDecide.map(({ id }) => ({ id }))} onDone={finish} isOfChosen />
      )}
      {toGive.length > 0 && (
        <BulkAct act="assign" parts={toGive.flatMap(carsToGive)} onDone={finish} isOfChosen />
      )}
      <IconButton size="small" label="Choose none" icon={<CloseIcon />} onClick={onClear} />
    </section>
  )
}

/** The cars of a confirmed booking that nobody drives yet. */
function carsToGive(booking: Booking) {
  if (bookingState(booking) !== 'confirmed') return []
  const { id, trips } = booking
  return trips.filter(({ state }) => state === null).map(({ carNo }) => ({ id, carNo, version: 0 }))
}
