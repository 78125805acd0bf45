import { createContext, lazy, useCallback, type ReactNode, use, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { fetchAhead, LatePart } from '../../shared/ui/late-part.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import type { Choice, Ended } from './assign-form.tsx'

const loadForm = async () => ({ default: (await import('./assign-form.tsx')).AssignForm })
const AssignForm = lazy(loadForm)
const fetchForm = () => fetchAhead(loadForm)

type AssignButtonProps = Omit<TripToGive, 'choice'> & { isAgain: boolean; isPrimary: boolean }

/** Opens the dialog that gives a trip to a driver: two clicks, or Enter and Enter. */
export function AssignButton({ isAgain, isPrimary, ...trip }: AssignButtonProps) {
  const give = use(GiveContext)
  const label = isAgain ? 'Reassign' : 'Assign'
  return (
    <Button
      size="small"
      variant={isPrimary ? 'primary' : 'secondary'}
      aria-haspopup="dialog"
      aria-label={`${label}: ${trip.about}`}
      onPointerEnter={fetchForm}
      onFocus={fetchForm}
      onClick={() => give(trip)}
    >
      {label}
    </Button>
  )
}

const GiveContext = createContext<(trip: TripToGive) => void>(() => {})

type GivingTripsProps = {
  children: ReactNode
  /** Once one is given. */
  onGiven?: () => void
}

/** Holds the dialog of a page's buttons: it stays when a row, or an alarm, goes while it is open. */
export function GivingTrips({ children, onGiven }: GivingTripsProps) {
  const [trip, setTrip] = useState<TripToGive>()
  const before = useRef<Element | null>(null)
  const open = useCallback((next: TripToGive) => {
    before.current = document.activeElement
    setTrip(next)
  }, [])
  const close = () => {
    setTrip(undefined)
    const { current } = before
    if (current instanceof HTMLElement) requestAnimationFrame(() => current.focus())
  }
  return (
    <GiveContext value={open}>
      {children}
      {trip && <GiveTrip trip={trip} onClose={close} onGiven={onGiven} />}
    </GiveContext>
  )
}

/** One car of a trip that is to be given. */
export interface TripToGive {
  readonly bookingId: string
  readonly carNo: number
  /** The version of the assignment that is replaced, as it stood when the dialog was opened. */
  readonly version: number
  /** The trip, as people call it. */
  readonly about: string
  /** Whom it is given at once; what is refused then shows in the dialog. */
  readonly choice?: Choice
  /** Of a trip that nobody had at its pick-up: how it has ended, as is asked first. */
  readonly ended?: Ended
}

type GiveTripProps = { trip: TripToGive; onClose: () => void; onGiven?: (() => void) | undefined }

/** The dialog alone, opened by a button, a key or by dropping a trip on a lane. */
export function GiveTrip({ trip, onClose, onGiven }: GiveTripProps) {
  const { about, choice, ended, ...of } = trip
  const done = () => {
    onClose()
    onGiven?.()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={ended ? 'Who drove?' : 'Who drives?'}
      description={about}
    >
      <LatePart waiting={<Spinner label="Loading suggestions..." className="size-6 text-accent" />}>
        <AssignForm of={of} first={choice} firstEnd={ended} onDone={done} />
      </LatePart>
    </Dialog>
  )
}
