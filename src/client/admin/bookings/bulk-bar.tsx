import type { Booking } from '@chauffeur/contract/bookings'
import { MAX_BULK, type BulkInput, type BulkResult } from '@chauffeur/contract/bulk-acts'
import { bookingState, canDecide } from '@chauffeur/domain/booking-status'
import { formatAmount } from '@chauffeur/domain/money'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { CloseIcon } from '../../shared/ui/icons.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { CustomerText } from '../common/fact.tsx'
import { SelectField } from '../common/fields.tsx'
import { useProcedure } from '../common/use-procedure.ts'

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

/** What can be done with all bookings that are chosen; each act says with how many. */
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
                <span className="font-semibold">
                  <CustomerText>{name}</CustomerText>
                </span>
                : {error}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="me-2 text-sm">
        <span className="font-semibold">{`${chosen.length} chosen`}</span>{' '}
        <span className="text-soft tabular">{formatAmount(total)}</span>
      </p>
      {toDecide.length > 0 && <BulkAct act="accept" bookings={toDecide} onDone={finish} />}
      {toGive.length > 0 && <BulkAct act="assign" bookings={toGive} onDone={finish} />}
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

const words = {
  accept: {
    verb: 'Accept',
    busy: 'Accepting...',
    question: (count: string) => `Accept ${count}?`,
    effect:
      'Each is confirmed. Its customer is told by email, of trips booked together once all are decided. This action cannot be undone.',
    done: (count: string) => `${count} accepted`,
  },
  assign: {
    verb: 'Assign',
    busy: 'Assigning...',
    question: (count: string) => `Who drives ${count}?`,
    effect: 'Each is offered to the driver. What overlaps, or needs a reason, is left as it is and named.',
    done: (count: string) => `${count} assigned`,
  },
} as const

type BulkActProps = {
  act: BulkInput['act']
  bookings: readonly Booking[]
  onDone: (results: readonly BulkResult[]) => void
}

/** One act for several, after a question. */
function BulkAct({ act, bookings, onDone }: BulkActProps) {
  const { verb, busy, question, effect, done } = words[act]
  const [open, setOpen] = useState(false)
  const [choice, setChoice] = useState({ driverId: '', carId: '' })
  const { showToast } = useToast()
  const parts = bookings.flatMap(act === 'accept' ? ({ id }) => [{ id }] : carsToGive).slice(0, MAX_BULK)
  const { run, isPending } = useProcedure(trpc.bookings.actOnSeveral, {
    failed: `Failed to ${act}`,
    onDone({ results }) {
      setOpen(false)
      const count = results.filter(({ isDone }) => isDone).length
      if (count > 0) showToast({ tone: 'success', title: done(countOf(count, act)) })
      onDone(results)
    },
  })
  const { driverId, carId } = choice
  const isWithout = act === 'assign' && driverId === '' && carId === ''
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !isPending && setOpen(next)}
      trigger={
        <Button
          size="small"
          variant={act === 'accept' ? 'primary' : 'secondary'}
          aria-keyshortcuts={act === 'accept' ? 'a' : undefined}
          data-of-chosen=""
        >
          {`${verb} ${parts.length}`}
        </Button>
      }
      title={question(countOf(parts.length, act))}
      description={effect}
      confirmLabel={`${verb} ${parts.length}`}
      busyLabel={busy}
      tone="primary"
      busy={isPending}
      onConfirm={() =>
        !isWithout && run({ act, bookings: parts, driverId: driverId || null, carId: carId || null })
      }
    >
      {act === 'assign' && <Whom choice={choice} onChoose={setChoice} />}
    </AlertDialog>
  )
}

function countOf(count: number, act: BulkInput['act']): string {
  const what = act === 'accept' ? 'reservation' : 'trip'
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

type Choice = { readonly driverId: string; readonly carId: string }

/** The driver of all, and with the driver the usual car. */
function Whom({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  const drivers = (trpc.drivers.list.useQuery().data ?? []).filter(({ isActive }) => isActive)
  const cars = trpc.cars.list.useQuery().data ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Driver"
        value={choice.driverId}
        onValueChange={(driverId) => {
          const usual = drivers.find(({ id }) => id === driverId)?.usualCarId
          onChoose({ driverId, carId: usual ?? choice.carId })
        }}
        options={[
          { value: '', label: 'Nobody yet' },
          ...drivers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        label="Car"
        value={choice.carId}
        onValueChange={(carId) => onChoose({ ...choice, carId })}
        options={[
          { value: '', label: 'No car yet' },
          ...cars.map(({ id, plate }) => ({ value: id, label: plate })),
        ]}
      />
    </div>
  )
}
