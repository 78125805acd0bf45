import type { BoardTrip } from '@chauffeur/contract/board'
import type { MovedMeeting } from '@chauffeur/contract/meeting'
import { describeDay, wallTimeIn } from '@chauffeur/domain/time'
import { tripTitle } from '@chauffeur/domain/trip-title'
import { flightText } from '@chauffeur/words/en/trip-alarms'
import { createContext, use, useId, useState, type ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { aboutTrip, describeMeeting } from '../common/describe.ts'
import { reasonToast, useProcedure, useRefusedField } from '../common/use-procedure.ts'
import { AssignButton } from '../today/assign-dialog.tsx'

const TOLD = {
  title: 'The guest is told',
  description: 'The booking’s page says what has reached the driver.',
}

/**
 * When a guest is met whose flight is late, and the button that says so: driver and guest are told, and what no longer fits
 * is named.
 */
export function FlightLate({ trip }: { trip: BoardTrip }) {
  const [open, setOpen] = useState(false)
  const about = aboutTrip(trip)
  const { date, time, beside } = describeMeeting(trip)
  const on = date === trip.pickupDate ? '' : ` on ${describeDay(date)}`
  if (!trip.canLandLate && beside === null) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {beside !== null && <span className="font-semibold">{`Met at ${time}${on}`}</span>}
      {trip.canLandLate && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="The flight is late"
          description={`${about}. The booked time stays. The guest is told the new one, and the driver where his phone or address is known.`}
          trigger={
            <Button size="small" variant="ghost" aria-label={`Move for late flight: ${about}`}>
              Move for late flight
            </Button>
          }
        >
          <MeetingForm trip={trip} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </span>
  )
}

/** The proposal for a flight that is late, and the act that carries it out: nothing where its flight asks for nothing. */
export function FlightProposal({ trip }: { trip: BoardTrip }) {
  const id = useId()
  if (trip.flight === null) return null
  return (
    <Notice tone="warning">
      <p id={id}>{`${flightText(trip.flight)}.`}</p>
      <FollowFlight bookingId={trip.bookingId} flight={trip.flight} describedBy={id} />
    </Notice>
  )
}

const ShowAffected = createContext<(moved: MovedMeeting) => void>(() => undefined)

/** Names the trips that no longer fit, also once the proposal that was followed has gone. */
export function AffectedTrips({ children }: { children: ReactNode }) {
  const [moved, setMoved] = useState<MovedMeeting>()
  return (
    <ShowAffected value={setMoved}>
      {children}
      {moved && (
        <Dialog open onOpenChange={() => setMoved(undefined)} title="The flight is late">
          <Affected moved={moved} />
        </Dialog>
      )}
    </ShowAffected>
  )
}

type FollowFlightProps = {
  bookingId: string
  flight: NonNullable<BoardTrip['flight']>
  describedBy: string
}

/** Meets the guest when the flight asks for it, or as booked where nobody can know when it lands. */
export function FollowFlight({ bookingId, flight: { code, meetAt }, describedBy }: FollowFlightProps) {
  const show = use(ShowAffected)
  const isUnknown = code === 'elsewhere' || code === 'several'
  const { run, isPending } = useProcedure(trpc.dispatch.moveMeeting, {
    done: isUnknown ? { title: 'The guest is met as booked' } : TOLD,
    failed: (error) => reasonToast('The time could not be set', error),
    onDone: (answer) => answer.affected.length > 0 && show(answer),
  })
  if (meetAt === null && !isUnknown) return null
  return (
    <Button
      size="small"
      variant={isUnknown ? 'secondary' : 'primary'}
      busy={isPending}
      aria-describedby={describedBy}
      onClick={() => run({ id: bookingId, ...(meetAt ?? { date: null, time: null }) })}
    >
      {isUnknown ? 'Meet as booked' : 'Tell chauffeur and guest'}
    </Button>
  )
}

function MeetingForm({ trip, onDone }: { trip: BoardTrip; onDone: () => void }) {
  const { bookingId, pickupTime, pickupZone, pickupAt, meetAt, flight } = trip
  // A known landing counts as the time at which the guest is met.
  const known = flight?.meetAt ?? wallTimeIn(pickupZone, new Date(pickupAt))
  const [time, setTime] = useState(known.time)
  const [moved, setMoved] = useState<MovedMeeting>()
  const { problem, ends } = useRefusedField('time', 'The time could not be set')
  const { run, isPending } = useProcedure(trpc.dispatch.moveMeeting, {
    done: TOLD,
    ...ends,
    onDone: (answer) => (answer.affected.length === 0 ? onDone() : setMoved(answer)),
  })
  if (moved) return <Affected moved={moved} />
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        run({ id: bookingId, date: null, time })
      }}
    >
      <TextField
        label="Met at"
        autoComplete="off"
        hint={`Booked for ${pickupTime}. Up to an hour later, the driver need not accept again.`}
        type="time"
        required
        value={time}
        onValueChange={setTime}
        error={problem}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isPending} busyLabel="Setting...">
          Set the new time
        </Button>
        {meetAt !== null && (
          <Button disabled={isPending} onClick={() => run({ id: bookingId, date: null, time: null })}>
            As booked again
          </Button>
        )}
      </div>
    </form>
  )
}

/** The trips of the same driver or car that begin too soon after this one now, each with the way to give it to another. */
function Affected({ moved: { affected } }: { moved: MovedMeeting }) {
  return (
    <div className="grid gap-3">
      <Notice tone="warning">
        <p>The guest is told. These trips no longer fit after it:</p>
      </Notice>
      <ul className="grid gap-3">
        {affected.map((trip) => {
          const about = tripTitle({ time: trip.pickupTime, from: trip.from, to: trip.to })
          return (
            <li
              key={`${trip.bookingId} ${trip.carNo}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <span className="min-w-0">
                <span className="font-semibold">{about}</span>
                <span className="block text-sm text-soft">
                  {[trip.driverName, trip.plate].filter(Boolean).join(', ')}
                  {trip.minutes !== null && `: ${trip.minutes} minutes short`}
                </span>
              </span>
              <AssignButton
                bookingId={trip.bookingId}
                carNo={trip.carNo}
                version={trip.version}
                about={about}
                isAgain
                isPrimary={false}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
