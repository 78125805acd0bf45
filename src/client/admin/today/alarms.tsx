import type { BoardAlarm, UncountedStepAnswer } from '@chauffeur/contract/board'
import { describeDay } from '@chauffeur/domain/time'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CheckIcon, PhoneIcon, WarningIcon } from '../../shared/ui/icons.tsx'
import { trpc } from '../../shared/api/trpc.ts'
import { CustomerText } from '../common/customer-text.tsx'
import { reasonToast } from '../common/failure-toast.ts'
import { useProcedure } from '../common/use-procedure.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { NoShowDialog } from './no-show-dialog.tsx'
import { todayTexts as texts } from './today-texts.ts'
import { PendingDecision } from './trip-car.tsx'
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
        {texts.alarms}
      </h3>
      {isCalm ? (
        <p className="flex items-center gap-2 text-sm text-success">
          <CheckIcon className="size-4.5" />
          {texts.calm}
        </p>
      ) : (
        <ul className="grid gap-2">
          {uncountedSteps.map((step) => (
            <li key={step.id}>
              <UncountedStep step={step} today={board.date} />
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
          {sentence}{' '}
          <Link
            to="/admin/bookings/$number"
            params={{ number: bookingNumber }}
            className="link whitespace-nowrap tabular"
          >
            {bookingNumber}
          </Link>
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
              {texts.answer}
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
              about={sentence.split(': ')[0] ?? sentence}
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
      <a href={`tel:${phone}`}>
        <PhoneIcon className="size-4.5" />
        {texts.call(name?.split(' ')[0] ?? '')}
      </a>
    </Button>
  )
}

function MarkOnTheWay({ id, version, sentence }: { id: string; version: number; sentence: string }) {
  const { report, isPending } = useReport({ id, version })
  return (
    <Button size="small" busy={isPending} aria-description={sentence} onClick={() => report('on_the_way')}>
      {texts.markOnTheWay}
    </Button>
  )
}

/** A step from a driver's phone that can never be counted: somebody has to ask the driver. */
export function UncountedStep({ step, today }: { step: UncountedStepAnswer; today: string }) {
  const { run, isPending } = useProcedure(trpc.dispatch.settleStep, {
    failed: (error) => reasonToast(texts.failed.settle, error),
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
              {texts.uncounted.note}: <CustomerText>{note}</CustomerText>
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CallDriver name={driverName} phone={driverPhone} />
        {trip && (
          <Button size="small" asChild>
            <Link to="/admin/bookings/$number" params={{ number: trip.bookingNumber }}>
              {texts.uncounted.open}
            </Link>
          </Button>
        )}
        <Button
          size="small"
          busy={isPending}
          aria-description={sentence}
          onClick={() => run({ id: step.id })}
        >
          {texts.uncounted.settled}
        </Button>
      </div>
    </div>
  )
}

/** Which step could not be counted, why, and who is to be called. A step that is not known here is named as it was sent. */
export function uncountedSentence(
  { trip, code, type, driverName }: UncountedStepAnswer,
  today: string,
): string {
  const step = Object.entries(texts.steps).find(([name]) => name === type)?.[1] ?? type
  return texts.uncounted.sentence({
    trip: trip && tripText(trip, today),
    name: driverName?.split(' ')[0] ?? null,
    step,
    why: texts.uncounted.why[code],
  })
}

function tripText(
  { pickupDate, pickupTime, from, to }: NonNullable<UncountedStepAnswer['trip']>,
  today: string,
): string {
  const when = pickupDate === today ? pickupTime : `${describeDay(pickupDate)}, ${pickupTime}`
  return `${when} ${to === null ? from : `${from} → ${to}`}`
}
