import type { DayPlan, DayPlanTrip } from '@chauffeur/contract/day-plan'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { describeDate } from '@chauffeur/domain/time'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CalendarIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { AcceptAll } from '../bookings/bulk-act.tsx'
import { useToday } from '../common/days.ts'
import { counted } from '../common/describe.ts'
import { TextField } from '../common/fields.tsx'
import { Empty, PartProblem } from '../common/resource-list.tsx'
import { useProcedure } from '../common/use-procedure.ts'
import { AdminHeader } from '../frame/admin-header.tsx'
import { GivingTrips } from '../today/assign-dialog.tsx'
import { clockOf } from '../today/use-board.ts'
import { OutDialog } from './out-dialog.tsx'
import { PlanChanges } from './plan-changes.tsx'
import { PlanTimeline } from './plan-timeline.tsx'
import {
  bookingsOf,
  changedKm,
  changeRowsOf,
  changesText,
  hoursText,
  keyOf,
  kmText,
  listText,
  longestDay,
  shortNames,
  tripsText,
  tripText,
  unitOf,
  type ChangeRow,
} from './plan-view.ts'

/** The plan of a day beside the day as it stands, to be taken as a whole, in parts or not at all. */
export function PlanPage({ day }: { day: string | undefined }) {
  const today = useToday()
  const date = day ?? today
  const [pins, setPins] = useState<readonly DayPlanTrip[]>([])
  const { client } = trpc.useUtils()
  const query = useQuery({
    queryKey: ['plan', date, pins.map(keyOf)],
    // Left before it is ready, the request is closed and the server plans no further.
    queryFn: ({ signal }) =>
      client.dispatch.plan.mutate(
        { date, pins: pins.map(({ bookingId, carNo }) => ({ bookingId, carNo })) },
        { signal },
      ),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
  const { data: plan, isFetching } = query
  const planAgain = () => void query.refetch()
  const search = date === today ? {} : { day: date }
  return (
    <>
      <AdminHeader title="Plan the day" />
      <main className="mx-auto max-w-[90rem]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-5 sm:px-6">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 className="font-display text-title">Plan {describeDate(date)}</h2>
            <Link to="/admin/today" search={search} className="link py-2 text-sm">
              Today’s work
            </Link>
            {plan && <p className="text-sm text-soft">{keptText(plan)}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            {plan && (
              <>
                <OutDialog
                  kind="cars"
                  day={date}
                  choices={plan.cars.map(({ id, plate, name }) => ({ id, name: `${plate} · ${name}` }))}
                  onSaved={planAgain}
                />
                <OutDialog kind="drivers" day={date} choices={plan.drivers} onSaved={planAgain} />
              </>
            )}
            <Button size="small" busy={isFetching} busyLabel="Planning..." onClick={planAgain}>
              Plan again
            </Button>
          </div>
        </div>
        {pins.length > 0 && (
          <ul className="flex flex-wrap gap-2 px-4 pt-2 sm:px-6" aria-label="Kept as they are">
            {pins.map((trip) => (
              <li key={keyOf(trip)}>
                <Button
                  size="small"
                  onClick={() => setPins(pins.filter((one) => keyOf(one) !== keyOf(trip)))}
                  aria-label={`Plan ${trip.pickupTime} ${tripText(trip)} again, too`}
                >
                  {`${trip.pickupTime} stays as it is ×`}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {query.isError ? (
          <div className="px-4 py-6 sm:px-6">
            <PartProblem what="plan" error={query.error} onRetry={planAgain} />
          </div>
        ) : plan ? (
          <GivingTrips onGiven={planAgain}>
            <Proposal
              key={query.dataUpdatedAt}
              plan={plan}
              onPlanAgain={planAgain}
              onPin={(trip) => setPins([...pins, trip])}
            />
          </GivingTrips>
        ) : (
          <Spinner label="Planning the day..." className="mx-4 my-10 size-6 text-accent sm:mx-6" />
        )}
      </main>
    </>
  )
}

type View = 'changes' | 'now' | 'proposed'

type ProposalProps = {
  plan: DayPlan
  onPlanAgain: () => void
  onPin: (trip: DayPlanTrip) => void
}

function Proposal({ plan, onPlanAgain, onPin }: ProposalProps) {
  const rows = useMemo(() => changeRowsOf(plan), [plan])
  const nameOf = useMemo(() => shortNames(plan.drivers), [plan])
  const [view, setView] = useState<View>('changes')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  if (plan.trips.length === 0)
    return (
      <Empty icon={<CalendarIcon className="size-7" />} title="No trips on this day">
        There is nothing to plan.
      </Empty>
    )
  const pending = plan.trips.filter(({ isPending }) => isPending)
  const waiting = pending.length > 0 && <Waiting trips={pending} />
  if (pending.length === plan.trips.length) return waiting
  const onLeftChange = (group: number, isLeft: boolean) => {
    const next = new Set(left)
    if (isLeft) next.add(group)
    else next.delete(group)
    setLeft(next)
  }
  const shownIn = (...views: readonly View[]) => (views.includes(view) ? '' : 'max-lg:hidden')
  return (
    <>
      {waiting}
      <Figures plan={plan} rows={rows} nameOf={nameOf} />
      <Segmented
        aria-label="Shown"
        className="mx-4 mb-3 sm:mx-6 lg:hidden"
        value={view}
        onValueChange={setView}
        options={[
          { value: 'changes', label: `Changes ${rows.length}` },
          { value: 'now', label: 'As it is' },
          { value: 'proposed', label: 'Proposed' },
        ]}
      />
      {/* Anew with the view: what was hidden has not been scrolled to its first change. */}
      <div className="grid gap-px border-y border-line bg-line lg:grid-cols-2">
        <div className={`grid min-w-0 ${shownIn('now')}`}>
          <PlanTimeline key={view} plan={plan} rows={rows} side="now" nameOf={nameOf} />
        </div>
        <div className={`grid min-w-0 ${shownIn('proposed')}`}>
          <PlanTimeline key={view} plan={plan} rows={rows} side="proposed" nameOf={nameOf} />
        </div>
      </div>
      <div className={shownIn('changes')}>
        <PlanChanges {...{ plan, rows, left, onLeftChange, onPin, nameOf }} />
      </div>
      <Taking {...{ plan, rows, left, nameOf, onPlanAgain }} />
    </>
  )
}

/** The trips that nobody has accepted: they are planned once they are. */
function Waiting({ trips }: { trips: readonly DayPlanTrip[] }) {
  const ids = trips.map(({ bookingId }) => bookingId)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 sm:px-6">
      <p>{`${tripsText(trips)} ${bookingsOf(trips) === 1 ? 'waits' : 'wait'} to be accepted: only accepted ones are planned.`}</p>
      <AcceptAll ids={ids} />
    </div>
  )
}

type NameOf = (driverId: string | null) => string | undefined

function Figures({ plan, rows, nameOf }: { plan: DayPlan; rows: readonly ChangeRow[]; nameOf: NameOf }) {
  const { now, proposed } = plan
  const saved = Math.round(now.emptyKm) - Math.round(proposed.emptyKm)
  const longest = longestDay(proposed)
  const unit = unitOf(plan)
  return (
    <div className="px-4 py-4 sm:px-6">
      <p className="font-display text-title lg:sr-only">{headlineOf(plan, rows, saved)}</p>
      <p className="mb-3 text-soft lg:sr-only" aria-live="polite">
        {[
          `${proposed.driven} of ${proposed.trips} ${unit.name} driven`,
          changesText(rows),
          proposed.objections === 0 ? 'no objection' : `${proposed.objections} with an objection`,
          proposed.otherClass > 0 && `${proposed.otherClass} in a car of another class`,
        ]
          .filter(Boolean)
          .join(', ')}
        .
      </p>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-12">
        <Figure label="Empty kilometres" value={kmText(proposed.emptyKm)}>
          {`now ${kmText(now.emptyKm)}`}
          {saved > 0 && <span className="font-semibold text-success">{` · ${kmText(saved)} km less`}</span>}
        </Figure>
        <Figure isInSentence label={unit.label} value={`${proposed.driven} of ${proposed.trips}`}>
          now {now.driven}
        </Figure>
        <Figure isInSentence label="Changes" value={rows.length === 0 ? 'None' : String(rows.length)}>
          {changesText(rows)}
        </Figure>
        {longest && (
          <Figure label="Longest day" value={hoursText(longest.minutes)}>
            {`${nameOf(longest.driverId)} ${clockOf(longest.startsAt)}–${clockOf(longest.endsAt)}, limit ${hoursText(plan.spanMinutes)}`}
          </Figure>
        )}
        <Figure
          isInSentence
          label="Objections"
          value={proposed.objections === 0 ? 'None' : String(proposed.objections)}
        >
          now {now.objections === 0 ? 'none' : now.objections}
        </Figure>
        {proposed.otherClass > 0 && (
          <Figure isInSentence label="In a car of another class" value={String(proposed.otherClass)}>
            now {now.otherClass === 0 ? 'none' : now.otherClass}
          </Figure>
        )}
      </dl>
    </div>
  )
}

type FigureProps = {
  label: string
  value: string
  /** The sentence above says it, too: left out on a phone. */
  isInSentence?: boolean
  children: ReactNode
}

function Figure({ label, value, isInSentence = false, children }: FigureProps) {
  return (
    <div className={isInSentence ? 'max-lg:hidden' : undefined}>
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        <span className="font-display text-lead">{value}</span>{' '}
        <span className="text-sm text-soft">{children}</span>
      </dd>
    </div>
  )
}

function headlineOf(plan: DayPlan, rows: readonly ChangeRow[], saved: number): string {
  const { now, proposed } = plan
  if (rows.length === 0) return 'Nothing to change'
  const more = proposed.driven - now.driven
  if (more > 0) return `${counted(more, `more ${unitOf(plan).one}`)} driven`
  return saved >= 0 ? `${kmText(saved)} km less empty` : `${kmText(-saved)} km more empty`
}

function keptText({ trips }: DayPlan): string {
  const fixed = trips.filter(({ hold, isPending }) => hold === 'fixed' && !isPending)
  if (fixed.length === 0) return ''
  return `${tripsText(fixed)} ${bookingsOf(fixed) === 1 ? 'stays as it is' : 'stay as they are'}`
}

type TakingProps = {
  plan: DayPlan
  rows: readonly ChangeRow[]
  left: ReadonlySet<number>
  nameOf: NameOf
  onPlanAgain: () => void
}

/** Takes all changes, or those that are ticked; a reason is asked for where something speaks against one of them. */
function Taking({ plan, rows, left, nameOf, onPlanAgain }: TakingProps) {
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const chosen = rows.filter(({ group }) => !left.has(group))
  const code = parseRefusal(refused)?.code
  const doubtful = chosen.filter(({ warnings }) => warnings.length > 0)
  const needsReason = code === 'NEEDS_REASON' || doubtful.length > 0
  const { run, isPending } = useProcedure(trpc.dispatch.takePlan, {
    done: { title: 'Plan taken', description: 'Each driver reads what has changed.' },
    failed: () => undefined,
    onFailed: setRefused,
    onDone: () => void navigate({ to: '/admin/today', search: { day: plan.date } }),
  })
  const take = (some: readonly ChangeRow[]) => {
    const isMissing = needsReason && reason.trim() === ''
    setReasonMissing(isMissing)
    setRefused(undefined)
    if (isMissing) return
    run({
      trips: some.flatMap(({ trip: { bookingId, carNo, version, proposed } }) =>
        proposed.carId !== null && proposed.driverId !== null
          ? [{ bookingId, carNo, version, carId: proposed.carId, driverId: proposed.driverId }]
          : [],
      ),
      override: reason.trim() || null,
    })
  }
  if (rows.length === 0) return null
  const told = new Set(
    chosen.flatMap(({ trip: { now, proposed } }) =>
      [now.driverId, proposed.driverId].flatMap((id) => nameOf(id) ?? []),
    ),
  )
  const km = chosen.reduce((sum, { emptyKm }) => sum + emptyKm, 0)
  return (
    <div className="sticky bottom-0 z-20 grid gap-3 border-t max-xl:bottom-[calc(4rem+env(safe-area-inset-bottom))] border-line bg-raised px-4 py-3 sm:px-6">
      {refused !== undefined && (
        <Notice tone={code === 'NEEDS_REASON' ? 'warning' : 'danger'}>
          <p>{refusalSentence(refused) ?? 'The plan could not be taken'}</p>
          {code !== 'NEEDS_REASON' && (
            <>
              <p>Nothing of the plan was taken: no driver is told anything.</p>
              <Button size="small" className="mt-2" onClick={onPlanAgain}>
                Plan again
              </Button>
            </>
          )}
        </Notice>
      )}
      {doubtful[0] && (
        <p className="text-sm text-warning">
          {doubtful.length === 1
            ? `Change ${doubtful[0].no} needs a reason: ${doubtful[0].warnings.join(' ')}`
            : `Changes ${listText(doubtful.map(({ no }) => String(no)))} need a reason: their rows say what for.`}
        </p>
      )}
      {needsReason && (
        <TextField
          label="Why all the same"
          required
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onValueChange={setReason}
          error={isReasonMissing ? 'Please say why.' : undefined}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="primary" busy={isPending} busyLabel="Taking..." onClick={() => take(rows)}>
          {rows.length === 1 ? 'Take the change' : `Take all ${rows.length} changes`}
        </Button>
        {left.size > 0 && chosen.length > 0 && (
          <Button onClick={() => !isPending && take(chosen)}>
            {`Take the ${chosen.length} chosen`} <span className="text-soft">{changedKm(km)}</span>
          </Button>
        )}
        <Button variant="ghost" asChild>
          <Link to="/admin/today" search={{ day: plan.date }}>
            Leave it as it is
          </Link>
        </Button>
        <p className="ms-auto text-sm text-soft">
          {told.size > 0 && `${listText([...told])} ${told.size === 1 ? 'is' : 'are'} told once.`}
        </p>
      </div>
    </div>
  )
}
