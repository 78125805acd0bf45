import { phoneLink } from '@chauffeur/domain/contact-formats'
import type { BoardAssignment, BoardTrip } from '@chauffeur/contract/board'
import {
  tripStateLabels,
  UNDO_SECONDS,
  type TripEventType,
  type TripState,
} from '@chauffeur/domain/trip-state'
import { collectedLabel } from '@chauffeur/domain/cash'
import { formatAmount, toCents } from '@chauffeur/domain/money'
import { declineSentence, shortageInShort } from '@chauffeur/words/en/trip-alarms'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type StateTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PhoneIcon } from '../../shared/ui/icons.tsx'
import { ConfirmCall } from '../common/confirm-call.tsx'
import { useIsPast } from '../common/days.ts'
import { aboutTrip } from '../common/describe.ts'
import { CustomerText } from '../common/fact.tsx'
import { markOfTrip, StateMark } from '../common/state-mark.tsx'
import { reasonToast, useProcedure } from '../common/use-procedure.ts'
import { DecisionButtons } from '../decision/decision-buttons.tsx'
import { LinkDialog } from '../phone-link/link-dialog.tsx'
import { AssignButton } from './assign-dialog.tsx'
import { NoShow } from './no-show.tsx'
import { clockOf, useReport, useRefreshBoard } from './use-board.ts'

/** The names of steps, as states. */
export const stepNames: Readonly<Record<TripEventType, string>> = {
  accept: 'Accepted',
  decline: 'Declined',
  on_the_way: 'On the way',
  arrived: 'At the pick-up',
  contact_attempt: 'Tried to call the guest',
  no_show: 'Guest not there',
  no_show_confirmed: 'Guest did not come',
  no_show_refused: 'Wait on',
  on_board: 'Guest on board',
  completed: 'Completed',
  undo: 'Undo',
}

/** "Record: on the way": what the office does, where the name alone would read as a state. */
function recordLabel(type: TripEventType): string {
  const name = stepNames[type]
  return `Record: ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** A step that arrives so long after it was taken was without signal. */
const LATE_MS = 60_000

type TripCarProps = { trip: BoardTrip; car: BoardTrip['cars'][number]; titleId: string }

/** Who drives one car of a trip, how far that is, and the steps that the office records by phone. */
export function TripCar({ trip, car, titleId }: TripCarProps) {
  const { carNo, assignment, version } = car
  const about = aboutTrip(trip)
  const isOver = assignment?.state === 'completed' || assignment?.state === 'no_show'
  return (
    <div className="grid gap-2 xl:grid-cols-[minmax(8.5rem,1fr)_auto] xl:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {trip.cars.length > 1 && <span className="text-soft">{`Car ${carNo}`}</span>}
          <TripStateBadge state={assignment?.state} nobody="Nobody yet" />
          {assignment && (
            <span className="font-semibold">
              {assignment.driverName ?? 'Nobody yet'}
              <span className="font-normal text-soft">
                {' · '}
                <span className="tabular whitespace-nowrap">{assignment.plate ?? 'No car yet'}</span>
              </span>
            </span>
          )}
        </p>
        {assignment && <Progress assignment={assignment} leaveBy={car.leaveBy} />}
        {trip.guestHere && !isOver && <GuestHere {...trip.guestHere} />}
        <Cash car={car} />
        {car.shortage && !isOver && (
          <p className="mt-0.5 text-sm text-danger">Too small: {shortageInShort(car.shortage)}</p>
        )}
        {car.declines.length > 0 && (
          <p className="mt-0.5 text-xs text-soft wrap-anywhere">
            <CustomerText>{car.declines.map(declineSentence).join(' ')}</CustomerText>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 xl:justify-end">
        {assignment?.state === 'no_show_claimed' && <NoShow trip={trip} assignment={assignment} />}
        {assignment && <Steps assignment={assignment} steps={car.steps} titleId={titleId} />}
        {assignment?.driverPhone != null && !isOver && (
          <Button size="small" variant="ghost" asChild>
            <a href={phoneLink(assignment.driverPhone)} aria-label={`Call ${assignment.driverName ?? ''}`}>
              <PhoneIcon className="size-4.5" />
            </a>
          </Button>
        )}
        {!isOver && (
          <AssignButton
            bookingId={trip.bookingId}
            carNo={carNo}
            version={version}
            about={about}
            isAgain={assignment?.driverId != null}
            isPrimary={!assignment}
          />
        )}
        {assignment && !isOver && (
          <LinkDialog
            of={{
              kind: 'trip',
              id: assignment.id,
              name: assignment.driverName,
              phone: assignment.driverPhone,
              about,
            }}
          />
        )}
        {assignment && !isOver && <TakeBack assignment={assignment} titleId={titleId} />}
        {car.takenBack && <Restore {...car.takenBack} titleId={titleId} />}
      </div>
    </div>
  )
}

/** That the guest has said to be at the meeting point: whoever reads it can bring the two together. */
function GuestHere({ at, exit }: NonNullable<BoardTrip['guestHere']>) {
  return (
    <p className="mt-0.5">
      <Badge tone="success">{`Guest here since ${clockOf(at)}${exit === null ? '' : `, ${exit}`}`}</Badge>
    </p>
  )
}

/** The money that the driver collected for the trip, and the cash that he carries in all. */
function Cash({ car: { assignment, collected, carried } }: { car: BoardTrip['cars'][number] }) {
  const paid =
    collected && collectedLabel({ method: collected.method, amountCents: toCents(collected.amount) })
  const carries = carried > 0 && `${assignment?.driverName ?? ''} carries ${formatAmount(carried)} in cash`
  if (!paid && !carries) return null
  return <p className="mt-0.5 text-xs text-soft">{[paid, carries].filter(Boolean).join(' · ')}</p>
}

/** The last report, and by when the driver leaves. */
function Progress({ assignment, leaveBy }: { assignment: BoardAssignment; leaveBy: string | null }) {
  const { state, stateSince, isClockOff, overrideReason } = assignment
  const waits = state === 'offered' || state === 'accepted'
  const late = waits ? undefined : lateStep(assignment)
  return (
    <p className="mt-0.5 text-xs text-soft">
      {waits
        ? leaveBy !== null && `Leaves by ${clockOf(leaveBy)}`
        : `${tripStateLabels[state]} at ${clockOf(stateSince)}`}
      {late !== undefined && ` · received at ${clockOf(late.receivedAt)}`}
      {overrideReason !== null && ` · Goes against advice: ${overrideReason}`}
      {isClockOff && ` · The phone’s clock is off: times of arrival are shown.`}
    </p>
  )
}

/** The step that the trip stands at, where its driver was without signal for minutes. */
function lateStep({ lastStep, stateSince }: BoardAssignment) {
  if (lastStep?.occurredAt !== stateSince) return undefined
  return Date.parse(lastStep.receivedAt) - Date.parse(lastStep.occurredAt) >= LATE_MS ? lastStep : undefined
}

type StepsProps = { assignment: BoardAssignment; steps: readonly TripEventType[]; titleId: string }

/** The likely next step, the others behind a button, and taking back the last for a minute. */
function Steps({ assignment, steps, titleId }: StepsProps) {
  const [isOpen, setOpen] = useState(false)
  const { report, isPending } = useReport(assignment)
  const undoable = useUndoable(assignment)
  const open = assignment.state === 'no_show_claimed' ? steps.filter((step) => step === 'on_board') : steps
  const shown = isOpen ? open : open.slice(0, 1)
  return (
    <>
      {undoable !== undefined && (
        <Button
          size="small"
          variant="ghost"
          busy={isPending}
          aria-describedby={titleId}
          onClick={() => report('undo', undoable)}
        >
          Undo
        </Button>
      )}
      {shown.map((type) => (
        <Button
          key={type}
          size="small"
          busy={isPending}
          aria-describedby={titleId}
          title="By phone"
          onClick={() => report(type)}
        >
          {recordLabel(type)}
        </Button>
      ))}
      {open.length > 1 && (
        <Button
          size="small"
          variant="ghost"
          aria-expanded={isOpen}
          aria-describedby={titleId}
          aria-label={isOpen ? 'Fewer steps' : 'More steps'}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '−' : '…'}
        </Button>
      )}
    </>
  )
}

/** The last step, while it can be taken back. */
function useUndoable({ lastStep }: BoardAssignment): string | undefined {
  const isTooLate = useIsPast(lastStep ? Date.parse(lastStep.occurredAt) + UNDO_SECONDS * 1000 : 0)
  const isOfficeOnly = lastStep?.type.startsWith('no_show_') ?? true
  return lastStep && !isOfficeOnly && !isTooLate ? lastStep.id : undefined
}

function TakeBack({ assignment, titleId }: { assignment: BoardAssignment; titleId: string }) {
  const { id, driverName, plate } = assignment
  return (
    <ConfirmCall
      label="Take back"
      describedBy={titleId}
      question={`Take the trip from ${driverName ?? plate ?? 'its car'}?`}
      effect="Nobody drives it then, until you give it to somebody. For a minute you can undo this."
      busyLabel="Taking back..."
      procedure={trpc.dispatch.release}
      input={{ id, reason: null }}
      failed="The trip was not taken back"
    />
  )
}

type RestoreProps = NonNullable<BoardTrip['cars'][number]['takenBack']> & { titleId: string }

/** Undoes that a trip was taken back, for a minute. */
function Restore({ assignmentId, from, undoUntil, titleId }: RestoreProps) {
  const { run, isPending } = useProcedure(trpc.dispatch.restore, {
    done: { title: `Given back to ${from}` },
    failed: (error) => reasonToast('Could not be given back', error),
  })
  const isTooLate = useIsPast(Date.parse(undoUntil))
  if (isTooLate) return null
  return (
    <Button
      size="small"
      busy={isPending}
      aria-describedby={titleId}
      onClick={() => run({ id: assignmentId })}
    >
      {`Undo: taken from ${from}`}
    </Button>
  )
}

type PendingDecisionProps = {
  bookingId: string
  bookingNumber: string
  pending: NonNullable<BoardTrip['pending']>
  /** The id of the element that names the trip. */
  describedBy: string
}

/** Accept and Reject of a booking that nobody has accepted, as the list of bookings has them. */
export function PendingDecision({ bookingId, bookingNumber, pending, describedBy }: PendingDecisionProps) {
  const refresh = useRefreshBoard()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Decision</legend>
      <DecisionButtons
        booking={{ id: bookingId, bookingNumber, ...pending }}
        describedBy={describedBy}
        onDecided={() => void refresh()}
      />
    </fieldset>
  )
}

const tones: Readonly<Record<TripState, StateTone>> = {
  offered: 'warning',
  accepted: 'info',
  on_the_way: 'info',
  at_pickup: 'info',
  no_show_claimed: 'danger',
  on_board: 'success',
  completed: 'neutral',
  no_show: 'neutral',
  released: 'neutral',
}

/** How far one car of a trip is; without a state nobody has it. */
function TripStateBadge({ state, nobody }: { state: TripState | undefined; nobody: string }) {
  if (state === undefined)
    return (
      <Badge tone="danger" icon={<StateMark mark="no_driver" />}>
        {nobody}
      </Badge>
    )
  return (
    <Badge tone={tones[state]} icon={<StateMark mark={markOfTrip(state)} />}>
      {tripStateLabels[state]}
    </Badge>
  )
}
