/** How far a trip has come that a car or a driver was given to. */
export const tripStates = [
  'offered',
  'accepted',
  'on_the_way',
  'at_pickup',
  'no_show_claimed',
  'on_board',
  'completed',
  'no_show',
  'released',
] as const
export type TripState = (typeof tripStates)[number]

/** The events of a trip that its driver reports, or the office in the driver's name. */
export const tripEventTypes = [
  'accept',
  'decline',
  'on_the_way',
  'arrived',
  'contact_attempt',
  'no_show',
  'no_show_confirmed',
  'no_show_refused',
  'on_board',
  'completed',
  'undo',
] as const
export type TripEventType = (typeof tripEventTypes)[number]

/** How a trip has ended that nobody told of while it was driven; of a guest who did not come the office still decides. */
export const recordedEnds = ['completed', 'no_show'] as const
export type RecordedEnd = (typeof recordedEnds)[number]

export const tripActors = ['driver', 'office'] as const
export type TripActor = (typeof tripActors)[number]

/** How long a tap can be taken back. */
export const UNDO_SECONDS = 60
/** A phone's clock that is further off than this is shown to the office. */
export const CLOCK_TOLERANCE_MINUTES = 5

/** The steps in their order: those between may be skipped, and then have no time. */
const STEPS: readonly TripState[] = [
  'offered',
  'accepted',
  'on_the_way',
  'at_pickup',
  'no_show_claimed',
  'on_board',
  'completed',
]

const LEADS_TO = {
  accept: 'accepted',
  on_the_way: 'on_the_way',
  arrived: 'at_pickup',
  no_show: 'no_show_claimed',
  on_board: 'on_board',
  completed: 'completed',
} as const satisfies Partial<Record<TripEventType, TripState>>

const OF_THE_OFFICE: ReadonlySet<TripEventType> = new Set(['no_show_confirmed', 'no_show_refused'])

/**
 * The effect of an event. `late`: the trip is past it already, so it only adds its time. `refused`: it does not fit,
 * and the reason says why.
 */
type TripMove =
  | { readonly kind: 'moved'; readonly to: TripState }
  | { readonly kind: 'late' }
  | { readonly kind: 'refused'; readonly reason: { readonly code: MoveRefusal } }

type MoveRefusal =
  | 'trip_of_another_driver'
  | 'trip_begun'
  | 'no_show_not_reported'
  | 'no_show_recorded'
  | 'guest_on_board'
  | 'guest_not_on_board'

export function isTripOver(state: TripState): boolean {
  return state === 'completed' || state === 'no_show' || state === 'released'
}

/** Whether the driver has set out, so that the office cannot take the trip as it takes a planned one. */
export function isUnderWay(state: TripState): boolean {
  return (
    state === 'on_the_way' || state === 'at_pickup' || state === 'no_show_claimed' || state === 'on_board'
  )
}

/** The guest is or was on board, or did not come. */
export const PAST_PICKUP: readonly TripState[] = ['on_board', 'completed', 'no_show']

/** In which only the office changes or cancels a trip: also while it is to decide whether the guest did not come. */
export const BEGUN: readonly TripState[] = [...PAST_PICKUP, 'no_show_claimed']

/** When the driver came to the pick-up; null where nobody knows. A driver whom the office tells to keep waiting is there by then. */
export function driverArrival(times: Readonly<Partial<Record<TripEventType, Date>>>): Date | null {
  return times.arrived ?? times.no_show_refused ?? null
}

export function mayReport(actor: TripActor, type: TripEventType): boolean {
  return actor === 'office' || !OF_THE_OFFICE.has(type)
}

/** The move that an event makes from a state. `undo` is about another event, and not about a state: `undoRefusal`. */
export function tripMove(state: TripState, type: Exclude<TripEventType, 'undo'>): TripMove {
  if (state === 'released') return refused('trip_of_another_driver')
  switch (type) {
    case 'decline':
      return isTripOver(state) || isUnderWay(state)
        ? refused('trip_begun')
        : { kind: 'moved', to: 'released' }
    case 'contact_attempt':
      return { kind: 'late' }
    case 'no_show_confirmed':
      return state === 'no_show_claimed' ? { kind: 'moved', to: 'no_show' } : refused('no_show_not_reported')
    case 'no_show_refused':
      return state === 'no_show_claimed'
        ? { kind: 'moved', to: 'at_pickup' }
        : refused('no_show_not_reported')
    case 'accept':
    case 'on_the_way':
    case 'arrived':
    case 'no_show':
    case 'on_board':
    case 'completed':
      break
  }
  return forward(state, LEADS_TO[type])
}

function forward(state: TripState, to: TripState): TripMove {
  if (state === 'no_show')
    return to === 'on_board' || to === 'completed' ? refused('no_show_recorded') : { kind: 'late' }
  if (to === 'no_show_claimed' && (state === 'on_board' || state === 'completed'))
    return refused('guest_on_board')
  if (state === 'no_show_claimed' && to === 'completed') return refused('guest_not_on_board')
  return STEPS.indexOf(to) > STEPS.indexOf(state) ? { kind: 'moved', to } : { kind: 'late' }
}

function refused(code: MoveRefusal): TripMove {
  return { kind: 'refused', reason: { code } }
}

/**
 * The steps that can be reported now, the likely one first. The office can report that the guest did not come also for a driver
 * who has not reported being at the pick-up.
 */
export function nextSteps(state: TripState, actor: TripActor): TripEventType[] {
  return NEXT[state].filter(
    (type) => mayReport(actor, type) && (type !== 'no_show' || actor === 'office' || state === 'at_pickup'),
  )
}

const NEXT: Readonly<Record<TripState, readonly TripEventType[]>> = {
  offered: ['accept', 'decline', 'on_the_way'],
  accepted: ['on_the_way', 'decline', 'arrived', 'no_show'],
  on_the_way: ['arrived', 'on_board', 'no_show'],
  at_pickup: ['on_board', 'contact_attempt', 'no_show'],
  no_show_claimed: ['no_show_confirmed', 'no_show_refused', 'on_board'],
  on_board: ['completed'],
  completed: [],
  no_show: [],
  released: [],
}

interface UndoneEvent {
  readonly type: TripEventType
  readonly occurredAt: Date
  /** It was the last that moved the trip. */
  readonly isLast: boolean
  /** Whether it moved the trip at all. */
  readonly hasMoved: boolean
}

/** Whether events of this type can be taken back at all. */
function isUndoable(type: TripEventType): boolean {
  return type !== 'decline' && !OF_THE_OFFICE.has(type)
}

/** Why an event cannot be taken back at this moment; undefined when it can. */
export function undoRefusal({ type, occurredAt, isLast, hasMoved }: UndoneEvent, at: Date) {
  if (!hasMoved || !isUndoable(type)) return { code: 'undo_impossible' } as const
  if (!isLast) return { code: 'undo_not_last' } as const
  return at.getTime() - occurredAt.getTime() <= UNDO_SECONDS * 1000
    ? undefined
    : ({ code: 'undo_too_late' } as const)
}

/**
 * From when on it is certain that the last step stands, because the minute in which it can be taken back is over;
 * undefined of one that cannot be taken back. Steps are told to others from then on only.
 */
export function certainFrom({
  type,
  occurredAt,
}: Pick<UndoneEvent, 'type' | 'occurredAt'>): Date | undefined {
  return isUndoable(type) ? new Date(occurredAt.getTime() + UNDO_SECONDS * 1000 + 1) : undefined
}

interface ReportedTime {
  /** As the phone said it, put right by what it knows of the server's clock. */
  readonly reportedAt: Date
  readonly receivedAt: Date
  /** Nothing of a trip can have happened before. */
  readonly notBefore: Date
}

/** How old an event may be that waited on a phone for a signal. */
const OLDEST_HOURS = 12

/**
 * When an event happened: as the phone says, while that can be; else when it arrived here. A clock that is ahead, or
 * hours behind, is off.
 */
export function eventTime({ reportedAt, receivedAt, notBefore }: ReportedTime): {
  at: Date
  isClockOff: boolean
} {
  const ahead = reportedAt.getTime() - receivedAt.getTime()
  const tolerance = CLOCK_TOLERANCE_MINUTES * 60_000
  if (
    ahead > tolerance ||
    -ahead > OLDEST_HOURS * 60 * 60_000 ||
    reportedAt.getTime() < notBefore.getTime() - tolerance
  )
    return { at: receivedAt, isClockOff: true }
  return { at: ahead > 0 ? receivedAt : reportedAt, isClockOff: false }
}

/** How far a trip is, as the office reads it on pages, prints, exports and in its calendar. */
export const tripStateLabels: Readonly<Record<TripState, string>> = {
  offered: 'Offered',
  accepted: 'Accepted',
  on_the_way: 'On the way',
  at_pickup: 'At the pick-up',
  no_show_claimed: 'No-show reported',
  on_board: 'On board',
  completed: 'Completed',
  no_show: 'Guest did not come',
  released: 'Taken back',
}
