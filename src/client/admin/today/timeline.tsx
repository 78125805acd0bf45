import { replaceEqualDeep } from '@tanstack/react-query'
import {
  type DragEvent,
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { useMinute } from '../common/days.ts'
import { markLabels, MarkedState, StateMark, type Mark } from '../common/state-mark.tsx'
import { areOn } from '../keyboard/keys.ts'
import { isDialogOpen } from '../keyboard/row-keys.ts'
import { GiveTrip, type TripToGive } from './assign-dialog.tsx'
import type { Choice } from './assign-form.tsx'
import { type Bar, type BarTrip, hourOf, hoursOf, type Lanes, type Row, rowsOf } from './timeline-rows.ts'
import { clockOf, type KnownBoard } from './use-board.ts'

/** How a bar looks, beside its mark: outline and filling say the state, too. */
const looks: Readonly<Partial<Record<Mark, string>>> = {
  pending:
    'border border-dashed border-warning text-warning bg-[repeating-linear-gradient(135deg,var(--warning-wash)_0_5px,var(--raised)_5px_10px)]',
  no_driver: 'border-2 border-dotted border-warning bg-warning-wash text-warning',
  offered: 'border border-dashed border-line-strong bg-raised text-ink',
  accepted: 'border border-line-strong bg-raised text-ink',
  on_the_way: 'border border-accent-line bg-accent-wash text-accent',
  at_pickup: 'border border-s-4 border-accent-line bg-accent-wash text-accent',
  on_board: 'bg-ink text-surface [--mark-ground:var(--ink)]',
  completed: 'bg-sunken text-soft',
  no_show_claimed: 'border-2 border-danger bg-danger-wash text-danger',
  no_show: 'bg-sunken text-soft',
}
const LATE = 'border-2 border-danger bg-raised text-danger'
const ABSENT = 'bg-[repeating-linear-gradient(135deg,var(--sunken)_0_6px,var(--line)_6px_12px)] text-soft'

const LEGEND: readonly Mark[] = [
  'pending',
  'no_driver',
  'offered',
  'accepted',
  'on_the_way',
  'at_pickup',
  'on_board',
  'completed',
  'late',
]

const laneOptions = [
  { value: 'cars', label: 'By car' },
  { value: 'drivers', label: 'By driver' },
] as const

/** So many hours are in view at once; the rest is scrolled to. */
const HOURS_IN_VIEW = 10
const NAMES = '10.5rem'

type TimelineProps = {
  board: KnownBoard
  /** Takes the filters off the list, which may hide a trip that is opened here. */
  onListAll: () => void
}

/**
 * The cars or the drivers over the day, on a wide screen. A trip is dragged to a lane, or given by the dialog: `r`. What is
 * shown here stands in the list below, too: Enter leads there, and Escape back.
 */
export function Timeline({ board, onListAll }: TimelineProps) {
  const [lanes, setLanes] = useState<Lanes>('cars')
  const [toGive, setToGive] = useState<TripToGive>()
  const [current, setCurrent] = useState<string>()
  const focused = useRef<string>(undefined)
  const hours = hoursOf(board)
  const rows = useUnchanged(rowsOf(board, lanes))
  const [first = 0] = hours
  const span = hours.length
  // The lanes keep their place while the page comes; their bars follow.
  const hasBars = useDeferredValue(true, false)
  const view = useScrollToNow(board, { first, span })
  const bars = rows.flatMap((row) => row.bars.filter(({ trip }) => trip))
  const inTabOrder = bars.find(({ key }) => key === current)?.key ?? bars[0]?.key
  const open = useOpenInList(bars, { onListAll, onBack: setCurrent })

  const ask = (trip: BarTrip, choice?: Choice) => {
    const { bookingId, part, about } = trip
    if (part) setToGive({ bookingId, ...part, about, ...(choice && { choice }) })
  }
  const close = () => {
    setToGive(undefined)
    // The bar may stand in another lane now.
    requestAnimationFrame(() => document.getElementById(barId(focused.current))?.focus())
  }
  const move = (event: KeyboardEvent) => {
    const key = event.target instanceof Element ? event.target.id.slice(barId('').length) : ''
    const bar = bars.find((one) => one.key === key)
    if (!bar?.trip || event.ctrlKey || event.metaKey || event.altKey) return
    focused.current = key
    if (event.key === 'r' && areOn() && bar.trip.part) ask(bar.trip)
    else {
      const next = neighbourOf(rows, bar, event.key)
      if (!next) return
      setCurrent(next.key)
      document.getElementById(barId(next.key))?.focus()
    }
    event.preventDefault()
  }
  const drop = (row: Row, key: string) => {
    const trip = bars.find((bar) => bar.key === key)?.trip
    focused.current = key
    if (trip && row.lane) ask(trip, usualOf(board, row.lane, trip))
  }
  const acts = useLatest({ move, open, drop })
  return (
    <section aria-labelledby="timeline-title" className="min-w-0 max-lg:hidden">
      <div className="mb-2 flex items-center gap-4">
        <h3 id="timeline-title" className="font-sans text-sm font-semibold text-soft">
          {lanes === 'cars' ? 'Cars over the day' : 'Drivers over the day'}
        </h3>
        <Segmented
          aria-label="Lanes"
          size="small"
          value={lanes}
          options={laneOptions}
          onValueChange={setLanes}
        />
      </div>
      <div className="overflow-hidden rounded-card bg-raised shadow-card">
        <div ref={view} className="overflow-x-auto pt-3 pb-1">
          <div
            className="relative pt-4"
            style={{ minWidth: `calc(${NAMES} + (100% - ${NAMES}) * ${Math.max(1, span / HOURS_IN_VIEW)})` }}
          >
            <NowLine board={board} first={first} span={span} />
            <div aria-hidden className="grid grid-cols-[10.5rem_minmax(0,1fr)]">
              <span className="sticky left-0 z-20 bg-raised" />
              <div
                className="grid text-xs text-faint tabular"
                style={{ gridTemplateColumns: `repeat(${span}, minmax(0, 1fr))` }}
              >
                {hours.map((hour) => (
                  <span key={hour} className="border-s border-line ps-1">
                    {String(hour % 24).padStart(2, '0')}
                  </span>
                ))}
              </div>
            </div>
            <ul>
              {rows.map((row) => (
                <Lane
                  key={row.id}
                  row={row}
                  first={first}
                  span={span}
                  hasBars={hasBars}
                  inTabOrder={row.bars.find(({ key }) => key === inTabOrder)?.key}
                  acts={acts}
                />
              ))}
            </ul>
          </div>
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs">
          {LEGEND.map((mark) => (
            <MarkedState key={mark} mark={mark} />
          ))}
        </p>
      </div>
      {toGive && <GiveTrip trip={toGive} onClose={close} />}
    </section>
  )
}

const barId = (key: string | undefined) => `bar-${key ?? ''}`

/** A value as it was before, where it is equal: what is drawn from it is drawn again only where it has changed. */
function useUnchanged<Value>(value: Value): Value {
  const [keep] = useState(() => {
    let kept: Value | undefined
    return (next: Value) => (kept = replaceEqualDeep(kept, next))
  })
  return keep(value)
}

interface TimelineActs {
  readonly move: (event: KeyboardEvent) => void
  readonly open: (bar: Bar) => void
  readonly drop: (row: Row, key: string) => void
}

/** The acts as of the latest drawing, in functions that stay the same. */
function useLatest(acts: TimelineActs): TimelineActs {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const [stable] = useState<TimelineActs>(() => ({
    move: (event) => latest.current.move(event),
    open: (bar) => latest.current.open(bar),
    drop: (row, key) => latest.current.drop(row, key),
  }))
  return stable
}

type LaneProps = {
  row: Row
  first: number
  span: number
  hasBars: boolean
  /** The key of the bar that Tab leads to, where it is in this lane. */
  inTabOrder: string | undefined
  acts: TimelineActs
}

/** A car or a driver; a trip that is dropped here is given to it. */
const Lane = memo(function Lane({ row, first, span, hasBars, inTabOrder, acts }: LaneProps) {
  const [isOver, setOver] = useState(false)
  const { name, detail, lane } = row
  const drops = lane && {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(BAR)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      acts.drop(row, event.dataTransfer.getData(BAR))
    },
  }
  return (
    <li
      {...drops}
      aria-label={name || undefined}
      className={classNames(
        'grid grid-cols-[10.5rem_minmax(0,1fr)] border-t border-line',
        isOver && 'bg-accent-wash',
      )}
    >
      <p className="sticky left-0 z-20 grid min-w-0 content-center bg-raised py-0.5 ps-4 pe-3 *:truncate">
        <span className="text-sm leading-4 font-semibold tabular">{name}</span>{' '}
        <span className="text-xs leading-4 text-soft">{detail}</span>
      </p>
      <div
        className="relative min-h-9 bg-[linear-gradient(90deg,var(--line)_1px,transparent_1px)]"
        style={{ backgroundSize: `${100 / span}% 100%` }}
      >
        {hasBars &&
          row.bars.map((bar) => (
            <BarView
              key={bar.key}
              bar={bar}
              first={first}
              span={span}
              isInTabOrder={bar.key === inTabOrder}
              acts={acts}
            />
          ))}
      </div>
    </li>
  )
})

/** The kind of what is dragged. */
const BAR = 'application/x-trip-bar'

type BarViewProps = {
  bar: Bar
  first: number
  span: number
  isInTabOrder: boolean
  acts: TimelineActs
}

const BarView = memo(function BarView({ bar, first, span, isInTabOrder, acts }: BarViewProps) {
  const { startHour, endHour, label, mark, isLate = false, trip, start, end } = bar
  const left = Math.max(0, startHour - first)
  const right = Math.min(span, endHour - first)
  const style = { left: `${(left / span) * 100}%`, width: `${(Math.max(0.3, right - left) / span) * 100}%` }
  const look = classNames(
    'absolute inset-y-1 flex items-center gap-1 overflow-hidden rounded-[0.3125rem] px-1 text-xs leading-none whitespace-nowrap',
    isLate ? LATE : mark ? looks[mark] : ABSENT,
  )
  const state = mark && [markLabels[mark], isLate && markLabels.late].filter(Boolean).join(', ')
  const title = `${clockOf(start)} to ${clockOf(end)}: ${[label, state].filter(Boolean).join(', ')}`
  const content = (
    <>
      {mark && <StateMark mark={isLate ? 'late' : mark} className="size-3" />}
      <span className="truncate">{label}</span>
    </>
  )
  if (!trip)
    return (
      <span className={look} style={style} title={title}>
        {content}
      </span>
    )
  return (
    <a
      id={barId(bar.key)}
      href={`#${rowId(trip)}`}
      tabIndex={isInTabOrder ? 0 : -1}
      onClick={(event) => {
        event.preventDefault()
        acts.open(bar)
      }}
      onKeyDown={acts.move}
      draggable={trip.part !== undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(BAR, bar.key)
        dataTransfer.effectAllowed = 'move'
      }}
      className={look}
      style={style}
      title={title}
      aria-label={title}
    >
      {content}
    </a>
  )
})

const rowId = ({ bookingId }: BarTrip) => `trip-${bookingId}`

interface ListLinks {
  readonly onListAll: () => void
  readonly onBack: (key: string) => void
}

/** Leads from a bar to its trip in the list, which gets the focus, and by Escape from there to the bar. */
function useOpenInList(bars: readonly Bar[], { onListAll, onBack }: ListLinks) {
  const opened = useRef<Bar>(undefined)
  const sought = useRef<Bar>(undefined)
  const find = (bar: Bar | undefined) => {
    const row = bar?.trip && document.getElementById(rowId(bar.trip))
    if (!row) return false
    // It may be among those that are over, and folded.
    row.closest('details')?.setAttribute('open', '')
    row.querySelector<HTMLElement>('[data-row]')?.focus()
    row.scrollIntoView({ block: 'center' })
    return true
  }
  const findSought = useEffectEvent(() => {
    if (find(sought.current)) sought.current = undefined
  })
  useEffect(() => findSought())
  const back = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen()) return
    const id = document.activeElement?.closest('[id^="trip-"]')?.id
    const ofRow = ({ trip }: Bar) => trip !== undefined && rowId(trip) === id
    const bar = opened.current && ofRow(opened.current) ? opened.current : bars.find(ofRow)
    if (!bar) return
    onBack(bar.key)
    document.getElementById(barId(bar.key))?.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', back)
    return () => document.removeEventListener('keydown', back)
  }, [])
  return (bar: Bar) => {
    opened.current = bar
    if (find(bar)) return
    sought.current = bar
    onListAll()
  }
}

/** Where the day is, on the day itself. */
function NowLine({ board: { date }, first, span }: { board: KnownBoard; first: number; span: number }) {
  const now = useMinute().toISOString()
  const share = (hourOf(date, now) - first) / span
  if (share < 0 || share > 1) return null
  return (
    <div className="pointer-events-none absolute inset-y-0 right-0" style={{ left: NAMES }}>
      <p
        className="absolute inset-y-0 border-s-2 border-accent text-xs leading-4 font-semibold whitespace-nowrap text-accent tabular"
        style={{ left: `${share * 100}%` }}
      >
        <span className="absolute -translate-x-1/2 rounded-full bg-accent-fill px-1.5 text-on-accent">
          <span className="sr-only">Now </span>
          {clockOf(now)}
        </span>
      </p>
    </div>
  )
}

/** On its day it opens with now at a third of what is in view, in the evening with the last trips. */
function useScrollToNow(board: KnownBoard, { first, span }: { first: number; span: number }) {
  const view = useRef<HTMLDivElement>(null)
  const { date } = board
  const scroll = useEffectEvent(() => {
    const { current } = view
    const hour = hourOf(date, new Date().toISOString())
    if (!current || hour < first || hour > 24) return
    current.scrollLeft = (current.scrollWidth / span) * (hour - first - HOURS_IN_VIEW / 3)
  })
  useEffect(() => {
    scroll()
  }, [])
  return view
}

/** Who drives what usually: with the car of a lane its driver, with a driver the car. */
export function usualOf({ drivers }: KnownBoard, lane: NonNullable<Row['lane']>, trip: BarTrip): Choice {
  if (lane.kind === 'driver') {
    const usual = drivers.find(({ id }) => id === lane.id)?.usualCarId
    return { driverId: lane.id, driverName: lane.name, carId: usual ?? trip.carId }
  }
  const usual = drivers.find(({ usualCarId }) => usualCarId === lane.id)
  return {
    carId: lane.id,
    driverId: usual?.id ?? trip.driverId,
    driverName: usual?.name ?? trip.driverName ?? 'Nobody yet',
  }
}

/** The bar that an arrow leads to: the next or the one before in its lane, or the nearest in the next lane that has one. */
export function neighbourOf(rows: readonly Row[], bar: Bar, key: string): Bar | undefined {
  const lanes = rows
    .map((row) => row.bars.filter(({ trip }) => trip).toSorted((a, b) => a.startHour - b.startHour))
    .filter((lane) => lane.length > 0)
  const at = lanes.findIndex((lane) => lane.includes(bar))
  const lane = lanes[at] ?? []
  const place = lane.indexOf(bar)
  const nearest = (to: readonly Bar[] = []) =>
    to.toSorted((a, b) => Math.abs(a.startHour - bar.startHour) - Math.abs(b.startHour - bar.startHour))[0]
  switch (key) {
    case 'ArrowRight':
      return lane[place + 1]
    case 'ArrowLeft':
      return lane[place - 1]
    case 'ArrowDown':
      return nearest(lanes[at + 1])
    case 'ArrowUp':
      return nearest(lanes[at - 1])
    default:
      return undefined
  }
}
