import type { BoardAlarm, UncountedStepAnswer } from '@chauffeur/contract/board'
import { describeDay } from '@chauffeur/domain/time'
import { alarmGroups, foldAlarms, type AlarmGroup, type AlarmKind } from '@chauffeur/domain/trip-alarms'
import { addDays } from '@chauffeur/domain/wall-time'
import { foldedAlarmText } from '@chauffeur/words/en/trip-alarms'
import { Link } from '@tanstack/react-router'
import { lazy, useId, useState, type ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CheckIcon, ClockIcon } from '../../shared/ui/icons.tsx'
import { LatePart } from '../../shared/ui/late-part.tsx'
import { AcceptAll } from '../bookings/bulk-act.tsx'
import { useMinute, useToday } from '../common/days.ts'
import { reasonToast, useProcedure } from '../common/use-procedure.ts'
import { AffectedTrips } from '../meeting/flight-late.tsx'
import { Alarm, AlarmMark, MARK } from './alarm-row.tsx'
import { isMissed, pastTrips, type PastTrip } from './past-trips.ts'
import { UncountedStepNotice } from './uncounted-step.tsx'
import { clockOf, type KnownBoard } from './use-board.ts'

const EndTrips = lazy(async () => ({ default: (await import('./end-trips.tsx')).EndTrips }))

interface Look {
  readonly title: string
  readonly line: string
  readonly count: string
}
const looks: Readonly<Record<AlarmGroup, Look>> = {
  decide: { title: 'Decide', line: 'border-accent', count: 'bg-accent-fill text-on-accent' },
  late: { title: 'Late now', line: 'border-danger-fill', count: 'bg-danger-fill text-on-danger' },
  later: { title: 'Later', line: 'border-line-strong', count: 'bg-sunken text-soft' },
}

/** The matters that need the office: decisions, late ones and ones with time left, each with the act that ends it. */
export function Alarms({ board }: { board: KnownBoard }) {
  const { alarms, uncountedSteps } = board
  const isCalm = alarms.length + uncountedSteps.length === 0
  const past = pastTrips(board, useMinute())
  const [ending, setEnding] = useState<readonly PastTrip[]>()
  // A trip without a driver can be in either group. One button ends those of both.
  const isInDecide = alarms.some((alarm) => alarm.group === 'decide' && isMissed(alarm))
  return (
    <AffectedTrips>
      <section aria-labelledby="alarms-title">
        {/* With the last alarm the focus comes here. */}
        <h3 id="alarms-title" tabIndex={isCalm ? -1 : undefined} className="sr-only">
          Needs attention
        </h3>
        {isCalm ? (
          <p className="flex items-center gap-2 text-sm text-success">
            <CheckIcon className="size-4.5" />
            Nothing needs you now.
          </p>
        ) : (
          <div className="grid gap-x-8 gap-y-3 lg:grid-cols-3">
            {alarmGroups.map((group) => (
              <Group
                key={group}
                group={group}
                steps={group === 'decide' ? uncountedSteps : []}
                alarms={alarms.filter((alarm) => alarm.group === group)}
                board={board}
                act={
                  past.length > 1 &&
                  group === (isInDecide ? 'decide' : 'late') && (
                    <Button size="small" variant="ghost" onClick={() => setEnding(past)} className="-my-1">
                      {`End ${past.length} past trips`}
                    </Button>
                  )
                }
              />
            ))}
          </div>
        )}
      </section>
      <LatePart>{ending && <EndTrips trips={ending} onClose={() => setEnding(undefined)} />}</LatePart>
    </AffectedTrips>
  )
}

interface Line {
  readonly key: string
  readonly content: ReactNode
}

type GroupProps = {
  group: AlarmGroup
  steps: readonly UncountedStepAnswer[]
  alarms: readonly BoardAlarm[]
  board: KnownBoard
  /** The button that ends several of them at once. */
  act: ReactNode
}

function Group({ group, steps, alarms, board, act }: GroupProps) {
  const titleId = useId()
  const { title, line, count } = looks[group]
  const open = alarms.filter(isOpen)
  const lines = useLines(steps, alarms, board)
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'min-w-0 border-t-2 pt-1 lg:min-h-[10.5625rem]',
        line,
        lines.length === 0 && 'max-lg:hidden',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
        <h4 id={titleId} className="flex items-center gap-2 font-sans text-sm font-semibold">
          {`${title} `}
          {steps.length + open.length > 0 && (
            <span className={classNames('rounded-full px-2 py-0.5 text-xs leading-tight tabular', count)}>
              {steps.length + open.length}
            </span>
          )}
        </h4>
        {group === 'later' && open.length > 0 && <PutOff alarms={open} />}
        {act}
      </div>
      {lines.length === 0 ? <p className="text-sm text-soft">Nothing</p> : <Lines lines={shortened(lines)} />}
    </section>
  )
}

function isOpen({ putOff }: BoardAlarm): boolean {
  return putOff === null
}

/** The steps and alarms, each in a line or several of a kind in one; at the end what was put off. */
function useLines(
  steps: readonly UncountedStepAnswer[],
  alarms: readonly BoardAlarm[],
  board: KnownBoard,
): Line[] {
  const today = useToday()
  const putOff = alarms.filter((alarm) => !isOpen(alarm))
  const lineOf = (alarm: BoardAlarm): Line => ({
    key: `${alarm.bookingId}-${alarm.carNo}-${alarm.kind}`,
    content: <Alarm alarm={alarm} board={board} />,
  })
  const folded = (
    key: string,
    icon: ReactNode,
    text: string,
    some: readonly BoardAlarm[],
    act?: ReactNode,
  ): Line => ({
    key,
    content: <Unfold icon={icon} text={text} lines={some.map(lineOf)} act={act} />,
  })
  return [
    ...steps.map((step) => ({
      key: step.id,
      content: <UncountedStepNotice step={step} today={board.date} />,
    })),
    ...foldAlarms(alarms.filter(isOpen)).flatMap(([first, ...others]) => {
      if (!first) return []
      if (others.length === 0) return lineOf(first)
      const some = [first, ...others]
      const { kind, pickupDate } = first
      const text = foldedAlarmText(kind, some.length, dayOf(pickupDate, today))
      return folded(`${kind} ${pickupDate}`, <AlarmMark kind={kind} />, text, some, actFor(some))
    }),
    ...(putOff.length > 0
      ? [folded('put off', <ClockIcon className={MARK} />, putOffText(putOff), putOff)]
      : []),
  ]
}

/** Trips that need another driver or car, which a plan of their day proposes before their pick-up. */
const PLANNED: ReadonlySet<AlarmKind> = new Set(['nobody_assigned', 'declined', 'no_longer_fits'])

/** Returns the button that ends several alarms of a kind and day at once; null where there is none. */
function actFor(alarms: readonly BoardAlarm[]): ReactNode {
  const [first] = alarms
  if (first?.kind === 'booking_pending') return <AcceptAll ids={alarms.map(({ bookingId }) => bookingId)} />
  if (!first || !PLANNED.has(first.kind) || alarms.every(isMissed)) return null
  return (
    <Button size="small" asChild>
      <Link to="/admin/plan" search={{ day: first.pickupDate }}>
        Plan the day
      </Link>
    </Button>
  )
}

/** A day in a sentence. */
function dayOf(day: string, today: string): string {
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : `on ${describeDay(day)}`
}

function putOffText(alarms: readonly BoardAlarm[]): string {
  const [until = ''] = alarms.flatMap(({ putOff }) => putOff?.until ?? []).toSorted()
  return `${alarms.length} put off until ${clockOf(until)}`
}

/** A group shows so many lines; where it has more, the last of these unfolds them. */
const MAX_LINES = 3

function shortened(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= MAX_LINES) return lines
  const rest = lines.slice(MAX_LINES - 1)
  const last = { key: 'rest', content: <Unfold text={`${rest.length} more lines`} lines={rest} /> }
  return [...lines.slice(0, MAX_LINES - 1), last]
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="grid">
      {lines.map(({ key, content }) => (
        <li key={key} className="min-w-0 border-t border-line py-1 first:border-t-0">
          {content}
        </li>
      ))}
    </ul>
  )
}

type UnfoldProps = {
  icon?: ReactNode
  text: string
  lines: readonly Line[]
  /** The button that ends all of them at once. */
  act?: ReactNode
}

/** Several lines as one, and behind its button each for itself. */
function Unfold({ icon, text, lines, act }: UnfoldProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const textId = useId()
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5 text-sm">
        {icon}
        <p id={textId} className="min-w-0 flex-1 basis-36 font-semibold">
          {text}
        </p>
        {act}
        <Button
          size="small"
          aria-expanded={isUnfolded}
          aria-describedby={textId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Hide' : 'Show'}
        </Button>
      </div>
      {isUnfolded && <Lines lines={lines} />}
    </>
  )
}

function PutOff({ alarms }: { alarms: readonly BoardAlarm[] }) {
  const { run, isPending } = useProcedure(trpc.dispatch.putOffAlarms, {
    failed: (error) => reasonToast('Could not be put off', error),
  })
  const put = () => run({ alarms: alarms.map(({ bookingId, carNo, kind }) => ({ bookingId, carNo, kind })) })
  return (
    <Button size="small" variant="ghost" busy={isPending} onClick={put} className="-my-1">
      Put off for an hour
    </Button>
  )
}
