import { MAX_BULK } from '@chauffeur/domain/bulk-acts'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { NOBODY_CHOSEN, Whom } from '../bookings/bulk-act.tsx'
import { counted } from '../common/describe.ts'
import { useProcedure } from '../common/use-procedure.ts'
import { keyOfTrip, type PastTrip } from './past-trips.ts'

type EndTripsProps = {
  /** As they stood when the dialog was opened. */
  trips: readonly PastTrip[]
  onClose: () => void
}

/** Records that several trips past their pick-up were driven. One that is refused stays, with the reason at it. */
export function EndTrips({ trips: opened, onClose }: EndTripsProps) {
  const [trips, setTrips] = useState(() => opened.slice(0, MAX_BULK))
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(opened.filter(({ isOver }) => !isOver).map(({ key }) => key)),
  )
  const [refused, setRefused] = useState<ReadonlyMap<string, string | null>>(new Map())
  const [choice, setChoice] = useState(NOBODY_CHOSEN)
  const { showToast } = useToast()
  const chosen = trips.filter(({ key }) => !left.has(key))
  const { run, isPending } = useProcedure(trpc.bookings.actOnSeveral, {
    failed: 'Failed to end the trips',
    onDone({ results }) {
      // By what they are of: what is chosen may be another choice by now.
      const failed = new Map(
        results.flatMap(({ id, carNo, isDone, error }) =>
          isDone ? [] : [[keyOfTrip(id, carNo), error] as const],
        ),
      )
      const done = new Set(results.flatMap(({ id, carNo, isDone }) => (isDone ? [keyOfTrip(id, carNo)] : [])))
      if (done.size > 0) showToast({ tone: 'success', title: `${counted(done.size, 'trip')} completed` })
      setRefused(failed)
      if (failed.size === 0) onClose()
      else setTrips(trips.filter(({ key }) => !done.has(key)))
    },
  })
  const end = () =>
    run({
      act: 'end',
      bookings: chosen.map(({ bookingId: id, carNo, version }) => ({ id, carNo, version })),
      driverId: choice.driverId || null,
      carId: choice.carId || null,
    })
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(key)
    else next.add(key)
    setLeft(next)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Which trips were driven?"
      description="Each is recorded as completed by whoever has it. A guest who did not come, or a trip that nobody drove, is ended at its own row."
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Close
          </Button>
          <Button
            variant="primary"
            busy={isPending}
            busyLabel="Recording..."
            disabled={chosen.length === 0}
            onClick={end}
          >
            {`Mark ${chosen.length} completed`}
          </Button>
        </>
      }
    >
      {refused.size > 0 && (
        <p role="alert" className="mb-2 font-semibold text-danger">
          {`${refused.size} not done, and left as ${refused.size === 1 ? 'it was' : 'they were'}:`}
        </p>
      )}
      <ul>
        {trips.map(({ key, title, driverName }) => (
          <li key={key} className="border-t border-line first:border-t-0">
            <Checkbox
              label={title}
              hint={
                refused.has(key) ? (
                  <span className="text-danger">{refused.get(key)}</span>
                ) : (
                  (driverName ?? 'Nobody was noted')
                )
              }
              checked={!left.has(key)}
              onCheckedChange={(isChosen) => toggle(key, isChosen)}
            />
          </li>
        ))}
      </ul>
      {chosen.some(({ driverName }) => driverName === null) && (
        <fieldset className="mt-4 border-t border-line pt-4">
          <legend className="float-left mb-3 w-full font-semibold">
            Who drove those that nobody was noted for
          </legend>
          <div className="clear-both">
            <Whom choice={choice} onChoose={setChoice} />
          </div>
        </fieldset>
      )}
    </Dialog>
  )
}
