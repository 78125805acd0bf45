import { phoneLink } from '@chauffeur/domain/contact-formats'
import type { BoardAlarm, UncountedStepAnswer } from '@chauffeur/contract/board'
import { alarmTitle } from '@chauffeur/words/en/trip-alarms'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CheckIcon, PhoneIcon, WarningIcon } from '../../shared/ui/icons.tsx'
import { CustomerText, BookingLink } from '../common/fact.tsx'
import { reasonToast, useProcedure } from '../common/use-procedure.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { NoShowDialog } from './no-show-dialog.tsx'
import { PendingDecision, stepNames } from './trip-car.tsx'
import { useReport, type KnownBoard } from './use-board.ts'

const looks = {
  red: 'border-s-danger-fill bg-danger-wash',
  amber: 'border-s-warning-line bg-warning-wash',
} as const
const inks = { red: 'text-danger', amber: 'text-warning' } as const

/** The alarms, a sentence for each with the acts that settle it. */
export function Alarms({ board }: { board: KnownBoard }) {
  const { alarms, uncountedSteps } = board
  const isCalm = alarms.length + uncountedSteps.length === 0
  return (
    <section aria-labelledby="alarms-title">
      {/* With the last alarm the focus comes here. */}
      <h3
        id="alarms-title"
        tabIndex={isCalm ? -1 : undefined}
        className="mb-2 font-sans text-sm font-semibold text-soft"
      >
        Needs attention
      </h3>
      {isCalm ? (
        <p className="flex items-center gap-2 text-sm text-success">
          <CheckIcon className="size-4.5" />
          Nothing needs you now.
        </p>
      ) : (
        <ul className="grid gap-2">
          {uncountedSteps.map((step) => (
            <li key={step.id}>
              <UncountedStepNotice step={step} today={board.date} />
            </li>
          ))}
          {alarms.map((alarm) => (
            <li key={`${alarm.bookingId}-${alarm.carNo}-${alarm.kind}`}>
              <Alarm alarm={alarm} board={board} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Alarm({ alarm, board }: { alarm: BoardAlarm; board: KnownBoard }) {
  const { bookingId, bookingNumber, carNo, kind, level, sentence, driverName, assignmentId, version } = alarm
  const sentenceId = useId()
  const trip = board.trips.find((one) => one.bookingId === bookingId)
  const assignment = trip?.cars.find((car) => car.carNo === carNo)?.assignment
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-s-4 px-4 py-2.5',
        looks[level],
      )}
    >
      <p className={classNames('flex min-w-0 flex-1 basis-72 items-start gap-2.5', inks[level])}>
        <WarningIcon className="mt-0.5 size-4.5" />
        <span id={sentenceId} className="min-w-0 wrap-anywhere">
          {sentence} <BookingLink number={bookingNumber} className="link whitespace-nowrap tabular" />
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
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
            <Link to="/admin/bookings/$number" params={{ number: bookingNumber }} aria-description={sentence}>
              Look at the change
            </Link>
          </Button>
        )}
        <CallDriver name={driverName} phone={alarm.driverPhone} />
        {kind === 'should_have_left' && assignmentId !== null && (
          <MarkOnTheWay id={assignmentId} version={version} sentence={sentence} />
        )}
        {kind === 'no_show_claimed' && trip && assignment ? (
          <NoShowDialog trip={trip} assignment={assignment} />
        ) : (
          carNo !== null &&
          kind !== 'still_on_board' && (
            <AssignDialog
              bookingId={bookingId}
              carNo={carNo}
              version={version}
              about={alarmTitle(alarm.reason)}
              isAgain={driverName !== null}
              isPrimary={driverName === null}
            />
          )
        )}
      </div>
    </div>
  )
}

function CallDriver({ name, phone }: { name: string | null; phone: string | null }) {
  if (phone === null) return null
  return (
    <Button size="small" asChild>
      <a href={phoneLink(phone)}>
        <PhoneIcon className="size-4.5" />
        Call {name?.split(' ')[0] ?? ''}
      </a>
    </Button>
  )
}

function MarkOnTheWay({ id, version, sentence }: { id: string; version: number; sentence: string }) {
  const { report, isPending } = useReport({ id, version })
  return (
    <Button size="small" busy={isPending} aria-description={sentence} onClick={() => report('on_the_way')}>
      Mark on the way
    </Button>
  )
}

/** A step from a driver's phone that can never be counted: somebody has to ask the driver. */
export function UncountedStepNotice({ step, today }: { step: UncountedStepAnswer; today: string }) {
  const { run, isPending } = useProcedure(trpc.dispatch.settleStep, {
    failed: (error) => reasonToast('Could not be settled', error),
  })
  const { trip, note, driverName, driverPhone } = step
  const sentence = uncountedSentence(step, today)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-s-4 border-s-danger-fill bg-danger-wash px-4 py-2.5">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-2.5 text-danger">
        <WarningIcon className="mt-0.5 size-4.5" />
        <p className="min-w-0 wrap-anywhere">
          <CustomerText>{sentence}</CustomerText>
          {note !== null && (
            <span className="block whitespace-pre-line text-soft">
              Note: <CustomerText>{note}</CustomerText>
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CallDriver name={driverName} phone={driverPhone} />
        {trip && (
          <Button size="small" asChild>
            <Link to="/admin/bookings/$number" params={{ number: trip.bookingNumber }}>
              Open the booking
            </Link>
          </Button>
        )}
        <Button
          size="small"
          busy={isPending}
          aria-description={sentence}
          onClick={() => run({ id: step.id })}
        >
          Settled
        </Button>
      </div>
    </div>
  )
}

const uncountedBecause: Readonly<Record<UncountedStepAnswer['code'], string>> = {
  unreadable: 'it could not be read.',
  unknown_step: 'no such step is known here.',
  note_too_long: 'its note is too long.',
  no_such_trip: 'it is about no trip of this driver.',
  id_taken: 'it came with the id of another step.',
  not_sent: 'it did not get through.',
}

/**
 * Which step could not be counted, why, and who is to be called. A step that is not known here is named as it was sent.
 * "10:30 Faro Airport → Vilamoura: Ana’s phone reported “On the way”, which could not be counted: …"
 */
export function uncountedSentence(
  { trip, code, type, driverName }: UncountedStepAnswer,
  today: string,
): string {
  const step = Object.entries(stepNames).find(([name]) => name === type)?.[1] ?? type
  const name = driverName?.split(' ')[0] ?? null
  const whose = name === null ? 'the driver’s phone' : `${name}’s phone`
  const what = step === null ? 'a step' : `“${step}”`
  const said = `${whose} reported ${what}, which could not be counted: ${uncountedBecause[code]} Please call ${name ?? 'the driver'}.`
  return trip ? `${tripText(trip, today)}: ${said}` : said.charAt(0).toUpperCase() + said.slice(1)
}

function tripText(
  { pickupDate, pickupTime: time, from, to }: NonNullable<UncountedStepAnswer['trip']>,
  today: string,
): string {
  return alarmTitle({ day: pickupDate === today ? null : pickupDate, time, from, to })
}
