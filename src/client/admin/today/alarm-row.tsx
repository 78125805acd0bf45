import type { BoardAlarm, BoardAssignment } from '@chauffeur/contract/board'
import { phoneLink } from '@chauffeur/domain/contact-formats'
import type { AlarmKind } from '@chauffeur/domain/trip-alarms'
import type { TripEventType, TripState } from '@chauffeur/domain/trip-state'
import { alarmText, alarmTitle } from '@chauffeur/words/en/trip-alarms'
import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import {
  CarIcon,
  ClockIcon,
  CloseIcon,
  EditIcon,
  PhoneIcon,
  UsersIcon,
  WarningIcon,
} from '../../shared/ui/icons.tsx'
import { useMinute } from '../common/days.ts'
import { FlightLate, FollowFlight } from '../meeting/flight-late.tsx'
import { AssignButton } from './assign-dialog.tsx'
import { NoShow } from './no-show.tsx'
import { isMissed, isTimeOver } from './past-trips.ts'
import { PendingDecision } from './trip-car.tsx'
import { useReport, type KnownBoard } from './use-board.ts'

/** The look of a mark before a line. */
export const MARK = 'size-4.5 shrink-0'

const marks: Readonly<Record<AlarmKind, { readonly Icon: typeof ClockIcon; readonly ink: string }>> = {
  no_show_claimed: { Icon: CloseIcon, ink: 'text-danger' },
  booking_pending: { Icon: WarningIcon, ink: 'text-warning' },
  declined: { Icon: UsersIcon, ink: 'text-warning' },
  no_longer_fits: { Icon: WarningIcon, ink: 'text-danger' },
  change_requested: { Icon: EditIcon, ink: 'text-warning' },
  flight_late: { Icon: ClockIcon, ink: 'text-warning' },
  flight_lost: { Icon: WarningIcon, ink: 'text-danger' },
  should_have_left: { Icon: WarningIcon, ink: 'text-danger' },
  not_at_pickup: { Icon: WarningIcon, ink: 'text-danger' },
  still_on_board: { Icon: ClockIcon, ink: 'text-danger' },
  nobody_assigned: { Icon: UsersIcon, ink: 'text-warning' },
  not_accepted: { Icon: ClockIcon, ink: 'text-warning' },
  car_too_small: { Icon: CarIcon, ink: 'text-warning' },
}

export function AlarmMark({ kind }: { kind: AlarmKind }) {
  const { Icon, ink } = marks[kind]
  return <Icon className={classNames(MARK, ink)} />
}

interface EndingStep {
  readonly step: TripEventType
  readonly label: string
}

/** The step that ends an alarm, recorded as the driver says it by phone. */
const endingSteps: Readonly<Partial<Record<AlarmKind, EndingStep>>> = {
  not_accepted: { step: 'accept', label: 'Mark accepted' },
  should_have_left: { step: 'on_the_way', label: 'Mark on the way' },
  not_at_pickup: { step: 'arrived', label: 'Mark at the pick-up' },
  still_on_board: { step: 'completed', label: 'Mark completed' },
}

/** Nobody has said yet that the driver has set out. */
const UNTOLD: ReadonlySet<TripState> = new Set(['offered', 'accepted'])

/** A trip that nobody told of while it was driven is recorded at once when its time is over. */
function endingStep(kind: AlarmKind, assignment: BoardAssignment | null | undefined, now: Date) {
  const isOver = assignment && UNTOLD.has(assignment.state) && new Date(assignment.endsAt) < now
  const step = endingSteps[kind]
  return step && isOver ? endingSteps.still_on_board : step
}

/** One alarm: its trip, what is wrong, the act that ends it, and a call of the driver. */
export function Alarm({ alarm, board }: { alarm: BoardAlarm; board: KnownBoard }) {
  const { bookingId, bookingNumber, kind, reason, driverName, assignmentId, version } = alarm
  const sentenceId = useId()
  const trip = board.trips.find((one) => one.bookingId === bookingId)
  const assignment = trip?.cars.find(({ carNo }) => carNo === alarm.carNo)?.assignment
  const now = useMinute()
  const step = endingStep(kind, assignment, now)
  const assign = alarm.carNo !== null && kind !== 'still_on_board' && kind !== 'no_show_claimed' && (
    <AssignButton
      bookingId={bookingId}
      carNo={alarm.carNo}
      version={version}
      about={alarmTitle(reason)}
      isAgain={driverName !== null || kind === 'no_longer_fits'}
      isPrimary={(driverName === null && alarm.group === 'decide') || kind === 'no_longer_fits'}
      {...(isMissed(alarm) && { ended: isTimeOver(trip, now) ? 'completed' : 'open' })}
    />
  )
  return (
    <AlarmRow
      icon={<AlarmMark kind={kind} />}
      acts={
        <>
          {alarm.pending !== null && (
            <PendingDecision
              bookingId={bookingId}
              bookingNumber={bookingNumber}
              pending={alarm.pending}
              describedBy={sentenceId}
            />
          )}
          {kind === 'change_requested' && (
            <Button size="small" variant="primary" asChild>
              <Link
                to="/admin/bookings/$number"
                params={{ number: bookingNumber }}
                aria-describedby={sentenceId}
              >
                Look at the change
              </Link>
            </Button>
          )}
          {reason.flight && (
            <FollowFlight bookingId={bookingId} flight={reason.flight} describedBy={sentenceId} />
          )}
          {kind === 'flight_lost' && trip && <FlightLate trip={trip} />}
          {kind === 'no_show_claimed' && trip && assignment && <NoShow trip={trip} assignment={assignment} />}
          {step && assignmentId !== null && (
            <MarkStep id={assignmentId} version={version} describedBy={sentenceId} {...step} />
          )}
          {!step && assign}
          {isMissed(alarm) && !trip?.cars.some(({ assignment }) => assignment) && (
            <Button size="small" variant="ghost" asChild>
              <Link
                to="/admin/bookings/$number"
                params={{ number: bookingNumber }}
                aria-describedby={sentenceId}
              >
                Cancel booking
              </Link>
            </Button>
          )}
          <CallDriver name={driverName} phone={alarm.driverPhone} />
        </>
      }
      more={step && assign}
    >
      <p id={sentenceId} className="text-sm leading-tight">
        <Link
          to="/admin/bookings/$number"
          params={{ number: bookingNumber }}
          className="block font-semibold wrap-anywhere hover:underline"
        >
          {alarmTitle(reason)}
          {isLikeAnother(alarm, board) && ` · ${trip?.guestName ?? bookingNumber}`}
        </Link>
        <span className="sr-only">: </span>
        <span
          className={classNames(
            'block wrap-anywhere first-letter:uppercase',
            alarm.level === 'red' ? 'text-danger' : 'text-soft',
          )}
        >
          {alarmText(reason)}
        </span>
      </p>
    </AlarmRow>
  )
}

/** Whether another alarm is about a trip at the same time on the same way: only the guest tells the two apart. */
function isLikeAnother({ bookingId, reason }: BoardAlarm, { alarms }: KnownBoard): boolean {
  const { day, time, from, to } = reason
  return alarms.some(
    ({ bookingId: other, reason: its }) =>
      other !== bookingId && its.time === time && its.from === from && its.to === to && its.day === day,
  )
}

type AlarmRowProps = {
  icon: ReactNode
  acts: ReactNode
  /** Acts behind a button. */
  more: ReactNode
  children: ReactNode
}

/** A line of the alarms: a mark, what is wrong, and the acts beside it, or below where they have no room. */
export function AlarmRow({ icon, acts, more, children }: AlarmRowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {icon}
      <div className="min-w-0 flex-1 basis-36">{children}</div>
      <div className="flex flex-wrap items-center gap-1">
        {acts}
        {more && (
          <Button
            size="small"
            variant="ghost"
            className="px-2!"
            aria-expanded={isOpen}
            aria-label={isOpen ? 'Fewer acts' : 'More acts'}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '−' : '…'}
          </Button>
        )}
        {isOpen && more}
      </div>
    </div>
  )
}

export function CallDriver({ name, phone }: { name: string | null; phone: string | null }) {
  if (phone === null) return null
  return (
    <Button size="small" variant="ghost" className="w-9 px-0! pointer-coarse:w-11" asChild>
      <a href={phoneLink(phone)} aria-label={`Call ${name?.split(' ')[0] ?? ''}`}>
        <PhoneIcon className="size-4.5" />
      </a>
    </Button>
  )
}

type MarkStepProps = { id: string; version: number; step: TripEventType; label: string; describedBy: string }

function MarkStep({ id, version, step, label, describedBy }: MarkStepProps) {
  const { report, isPending } = useReport({ id, version })
  return (
    <Button size="small" busy={isPending} aria-describedby={describedBy} onClick={() => report(step)}>
      {label}
    </Button>
  )
}
