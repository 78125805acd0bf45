import { dayCounts, type DayStage, dayStages } from '@chauffeur/domain/booking-list'
import { describeDate } from '@chauffeur/domain/time'
import { addDays } from '@chauffeur/domain/wall-time'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useMedia } from '../../shared/ui/use-media.ts'
import { useToday } from '../common/days.ts'
import { counted } from '../common/describe.ts'
import { Empty, ListWaiting, ReadingProblem } from '../common/resource-list.tsx'
import { DayMessages } from '../notices/day-messages.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { Alarms } from './alarms.tsx'
import { GivingTrips } from './assign-dialog.tsx'
import type { TodaySearch } from './today-search.ts'
import { Timeline } from './timeline.tsx'
import { TripList } from './trip-list.tsx'
import { useBoard, type KnownBoard } from './use-board.ts'

/** From this width on there is room for the timeline. */
const WIDE = '(min-width: 64rem)'

type TodayPageProps = { search: TodaySearch; onSearchChange: (search: TodaySearch) => void }

/** The day's work: what needs somebody now, the trips by time, and the cars over the day. */
export function TodayPage({ search, onSearchChange }: TodayPageProps) {
  const today = useToday()
  const date = search.day ?? today
  const { board, state } = useBoard(date)
  const goTo = (next: string) => onSearchChange({ ...search, day: next === today ? undefined : next })
  return (
    <>
      <AdminHeader title="Today’s work" />
      <main className="mx-auto grid max-w-[90rem] gap-6 px-4 pt-6 pb-16 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 className="font-display text-title">{describeDate(date)}</h2>
            <p className="mt-1 text-soft" aria-live="polite">
              {board ? summaryOf(board) : ' '}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <IconButton
              size="small"
              label="The day before"
              icon={<ChevronLeftIcon />}
              onClick={() => goTo(addDays(date, -1))}
            />
            <Field label="Day" hideLabel>
              <TextInput
                type="date"
                value={date}
                onValueChange={(next) => next && goTo(next)}
                className="[&>input]:min-h-9 [&>input]:px-2.5! [&>input]:py-1 [&>input]:text-sm pointer-coarse:[&>input]:min-h-11"
              />
            </Field>
            <IconButton
              size="small"
              label="The day after"
              icon={<ChevronRightIcon />}
              onClick={() => goTo(addDays(date, 1))}
            />
            {date === today ? (
              <Button size="small" onClick={() => goTo(addDays(today, 1))}>
                Tomorrow
              </Button>
            ) : (
              <Button size="small" onClick={() => goTo(today)}>
                Today
              </Button>
            )}
            <Button size="small" asChild>
              <Link to="/admin/plan" search={{ day: date }}>
                Plan the day
              </Link>
            </Button>
            <Button size="small" asChild>
              <Link to="/admin/day" search={{ day: date }}>
                Day sheet
              </Link>
            </Button>
          </div>
        </div>
        <DayMessages date={date} />
        {state.problem !== undefined && (
          <ReadingProblem what="trips" sentence={state.problem} onRetry={state.refetch} />
        )}
        {board ? (
          <GivingTrips>
            <Day board={board} isToday={date === today} search={search} onSearchChange={onSearchChange} />
          </GivingTrips>
        ) : (
          state.problem === undefined && <ListWaiting what="trips" />
        )}
      </main>
    </>
  )
}

function Day({ board, isToday, ...list }: TodayPageProps & { board: KnownBoard; isToday: boolean }) {
  const { search, onSearchChange } = list
  const isWide = useMedia(WIDE, false)
  // In a window that was made narrower it stays, hidden: a dialog of it may be open.
  const [hasTimeline, setHasTimeline] = useState(isWide)
  if (isWide && !hasTimeline) setHasTimeline(true)
  return (
    <>
      {(isToday || board.alarms.length + board.uncountedSteps.length > 0) && <Alarms board={board} />}
      {board.trips.length === 0 ? (
        <Empty icon={<CalendarIcon className="size-7" />} title="No trips on this day">
          Bookings of this day appear here by their pick-up time.
        </Empty>
      ) : (
        <>
          {hasTimeline && (
            <Timeline key={board.date} board={board} onListAll={() => onSearchChange({ day: search.day })} />
          )}
          <TripList board={board} isToday={isToday} {...list} />
        </>
      )}
    </>
  )
}

const stageWords: Readonly<Record<DayStage, string>> = {
  pending: 'not accepted',
  without_driver: 'without a driver',
  offered: 'not answered by the driver',
  accepted: 'accepted',
  under_way: 'under way',
  no_show: 'with a no-show',
  done: 'done',
}

/** How many trips are at each stage: each trip is counted once, and none is left out. */
function summaryOf({ trips }: KnownBoard): string {
  if (trips.length === 0) return 'No trips on this day.'
  const counts = dayCounts(
    trips.map(({ status, cars }) => ({
      status,
      cars: cars.map(({ assignment }) => (assignment?.driverId ? assignment.state : null)),
    })),
  )
  const stages = dayStages.filter((stage) => counts[stage] > 0)
  const parts = stages.map((stage) => `${counts[stage]} ${stageWords[stage]}`)
  return `${counted(trips.length, 'trip')}: ${parts.join(', ')}`
}
