import type { BlockReason } from '@chauffeur/domain/cars'
import { longDuration } from '@chauffeur/domain/duration'
import type { CollectionMethod } from '@chauffeur/domain/cash'
import type { JobNews, StoredRelease } from '@chauffeur/domain/job-news'
import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { describeDay } from '@chauffeur/domain/time'
import type { ObjectionCode } from '@chauffeur/domain/trip-objections'
import type { StepDoubt } from '@chauffeur/domain/step-doubts'
import { tripTitle, type TripTitle } from '@chauffeur/domain/trip-title'
import { sentenceFor, type ReasonIn } from '../reasons.ts'
import { carShortages } from './trip-alarms.ts'
import { newsText, releaseText } from './trip-news.ts'

type Between = { readonly earlier: TripTitle; readonly later: TripTitle }
/** `date` is null where it is the day of the trip. */
type At = { readonly date: string | null; readonly time: string }
type Blocked = At & { readonly block: BlockReason }

type Duty = {
  readonly driver: string
  readonly from: At
  readonly until: At
  readonly minutes: number
  readonly most: number
  readonly rest: number
}
type CarChange = {
  readonly driver: string
  readonly from: string
  readonly to: string
  readonly minutes: number
  readonly change: number
}

const BLOCKS = { service: 'at the workshop', lent: 'lent', holiday: 'on holiday', ill: 'ill' } as const
const CONFIRMED: Readonly<Record<StepDoubt, string>> = {
  other_trip_open: 'another trip is still open',
  hours_early: 'it begins hours before its pick-up',
}
const untilText = ({ block, ...at }: Blocked) => `is ${BLOCKS[block]} until ${atText(at)}.`
const atText = ({ date, time }: At) => (date === null ? time : `${describeDay(date)}, ${time}`)

/** Objections to giving a trip to a car or a driver. The office can override them. */
const tripObjections = {
  break_too_short: ({ minutes, earlier, later }: Between & { minutes: number }) =>
    `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} short between ${tripTitle(earlier)} and ${tripTitle(later)}.`,
  no_road_between_trips: ({ earlier, later }: Between) =>
    `No road leads from ${tripTitle(earlier)} to ${tripTitle(later)}.`,
  car_blocked: ({ plate, ...until }: Blocked & { plate: string }) => `The car ${plate} ${untilText(until)}`,
  driver_blocked: ({ driver, ...until }: Blocked & { driver: string }) => `${driver} ${untilText(until)}`,
  /** `vehicle` is null where we do not offer that class any more. */
  other_class: ({ plate, vehicle, booked }: { plate: string; vehicle: string | null; booked: string }) =>
    `The car ${plate} is a ${vehicle ?? 'car of another class'}; ${booked} was booked.`,
  duty_too_long: ({ driver, from, until, minutes, most, rest }: Duty) =>
    `${driver} would be on duty from ${atText(from)} to ${atText(until)}, ${longDuration(minutes)}. At most ${longDuration(most)} are set, unless ${longDuration(rest)} of rest lie between.`,
  /** The driver goes to where the next car stands, changes, and drives on. */
  car_change_too_short: ({ driver, from, to, minutes, change }: CarChange) =>
    `${driver} would change from the car ${from} to ${to}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} short, with ${change} where both stand.`,
} satisfies Readonly<Record<ObjectionCode, unknown>>
export type TripObjection = ReasonIn<typeof tripObjections>

export const objectionText = (objection: TripObjection) => sentenceFor(tripObjections, objection)

/** Reasons for the office and drivers about trips that are given out, and their steps. */
export const dispatchReasons = {
  /** A text that a person has written, or that has no code. */
  written: ({ text }: { text: string }) => text,
  ...tripObjections,
  ...carShortages,
  needs_reason: ({ objections }: { objections: readonly TripObjection[] }) =>
    objections.map(objectionText).join(' '),
  /** Without a plate where the database found it, which knows no more. */
  car_taken: ({ plate, trip }: { plate?: string | undefined; trip?: TripTitle }) =>
    `The car ${plate ? `${plate} ` : ''}has another trip at that time${otherTrip(trip)}.`,
  driver_taken: ({ driver, trip }: { driver?: string | undefined; trip?: TripTitle }) =>
    `${driver ?? 'The driver'} has another trip at that time${otherTrip(trip)}.`,
  not_found: ({ what }: { what: string }) => `There is no such ${what}.`,
  accept_booking_first: 'Accept the booking first: only accepted ones are given to drivers.',
  nobody_drives: ({ state }: { state: 'rejected' | 'cancelled' }) =>
    `This booking is ${state}, so nobody drives it.`,
  nobody_chosen: 'Choose a driver or a car.',
  fewer_cars_needed: 'This booking needs fewer cars.',
  duty_over_a_day: 'The span of a duty and the rest after it are together at most 24 hours.',
  driver_inactive: ({ driver }: { driver: string }) => `${driver} does not drive for us any more.`,
  car_not_yet: ({ plate, from }: { plate: string; from: string }) =>
    `The car ${plate} drives from ${from} on only.`,
  car_not_any_more: ({ plate, until }: { plate: string; until: string }) =>
    `The car ${plate} drives until ${until} only.`,
  assigned_meanwhile: 'Somebody has assigned this trip meanwhile. Please look at it again.',
  plan_outdated: ({ trips }: { trips: readonly TripTitle[] }) =>
    `${trips.length === 1 ? 'A trip has' : `${trips.length} trips have`} changed since this was planned: ${trips.map(tripTitle).join('; ')}. Plan again.`,
  request_closed: 'The request was closed before the day was planned.',
  trip_twice: 'Each trip can be given once at a time.',
  trip_with_itself: 'Choose another trip.',
  no_cars_to_swap: 'Cars can be swapped between two trips that have different ones.',
  one_trip_over: 'One of the trips is over or was given to somebody else.',
  take_back_stands:
    'A trip can be given back for a minute after it was taken, while it has not changed and nobody else has it.',
  trip_over: 'This trip is over, so nobody else can have it.',
  /** Of a car by its plate, or of a driver by name; only some of the trips are named. */
  has_trips: ({ plate, driver, count, trips }: OfOne & { count: number; trips: readonly DatedTrip[] }) => {
    const all = count === 1 ? '1 trip' : `${count} trips`
    const named = `${trips.map(datedTripTitle).join('; ')}${count > trips.length ? ' and more' : ''}`
    return `${plate === undefined ? driver : `The car ${plate}`} still has ${all}: ${named}. Give them to others first.`
  },
  at_most_refunded: ({ most }: { most: Cents }) =>
    `At most ${formatEuros(most)} can go back: so much was paid and is with us.`,

  /** In cents. */
  collected_from_guest: ({
    method,
    amount,
    owed,
  }: {
    method: CollectionMethod
    amount: Cents
    owed: Cents
  }) =>
    `${method === 'not_paid' ? 'Nothing was paid' : `${formatEuros(amount)} ${method === 'cash' ? 'in cash' : 'by card'}`}${amount === owed ? '' : `; ${formatEuros(owed)} were owed`}.`,
  collection_taken_back: 'The driver has taken back what was collected.',
  at_most_carried: ({ most }: { most: Cents }) => `The driver carries ${formatEuros(most)}.`,
  nothing_handed_over: 'Enter an amount.',

  met_at: ({ time, booked }: { time: string; booked: string }) => `At ${time}; booked for ${booked}.`,
  met_as_booked: ({ booked }: { booked: string }) => `At ${booked}, as booked.`,
  met_before_pickup: 'Enter a time after the booked one.',
  met_a_day_later: 'A guest who comes more than a day later needs another date: change the trip.',
  met_time_skipped: ({ next }: { next: string }) => `The clocks change then. The next time is ${next}.`,
  guest_here: ({ exit }: { exit: string | null }) =>
    exit === null ? 'At the meeting point.' : `At ${exit}.`,
  guest_not_here: 'Taken back by the guest.',
  pickup_to_come: 'A trip can be ended once its pick-up is past.',
  guest_met: 'The guest was met already, or did not come.',

  link_of_one_trip: 'Only a driver’s own link can have a phone told of trips.',
  push_keys_unusable: 'These are no keys of a browser.',

  trip_news: ({ news }: { news: readonly JobNews[] }) => newsText(news) ?? '',
  trip_released: (release: StoredRelease) => releaseText(release) ?? '',
  trip_changed: ({ news }: { news: readonly JobNews[] | null }) =>
    `${newsText(news) ?? 'The trip has changed.'} Please look at it again.`,
  trip_not_yours: (release: StoredRelease) =>
    `This trip is no longer yours. ${releaseText(release) ?? ''}`.trim(),
  trip_of_another_driver: 'This trip is no longer this driver’s.',
  trip_begun: 'A trip that has begun cannot be declined: please call the office.',
  no_show_not_reported: 'The driver has not said that the guest did not come.',
  no_show_recorded: 'The office has recorded that the guest did not come.',
  guest_on_board: 'The guest is on board already.',
  guest_not_on_board: 'First say that the guest is on board.',
  arrival_missing: 'Please say first that you are at the pick-up.',
  wait_not_over: ({ minutes, included }: { minutes: number; included: number }) =>
    `Please wait ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}: ${included} are included.`,
  calls_missing: ({ times, apart }: { times: number; apart: number }) =>
    `Please try to reach the guest ${times} times, at least ${apart} minutes apart.`,
  photo_missing: 'Please take a photo of the meeting point, or write a note where there is no camera.',
  why_declined_missing: 'Please say why you decline.',
  undo_impossible: 'This step cannot be taken back.',
  undo_not_last: 'Another step has followed: only the last one can be taken back.',
  undo_too_late: 'A step can be taken back for one minute: please call the office.',
  undone_not_named: 'Say which event is taken back, by its id.',
  nothing_to_undo: 'There is no such step to take back.',
  office_only: 'Only the office can say this.',
  step_does_not_fit: 'This does not fit.',
  driver_confirmed: ({ doubts }: { doubts: readonly StepDoubt[] }) =>
    `Asked on the phone, the driver has confirmed: ${doubts.map((one) => CONFIRMED[one]).join('; ')}.`,
  clock_off: 'Your phone’s clock is wrong, so the time at which this arrived here was written down.',
  id_taken: ({ by }: { by: 'event' | 'photo' }) => `This id belongs to another ${by}.`,

  driver_link_ended: 'This link has ended. Ask the office for a new one.',
  photo_too_large: ({ megabytes }: { megabytes: number }) =>
    `A photo can be at most ${megabytes} MB large. Take it again with a lower resolution.`,
  enough_photos: ({ most }: { most: number }) => `${most} photos of this trip have arrived: that is enough.`,
}

type OfOne = { readonly plate?: string; readonly driver?: string }
interface DatedTrip extends TripTitle {
  readonly date: string
}

/** "2027-01-27, 10:00 Faro Airport → Vilamoura" */
export const datedTripTitle = ({ date, ...trip }: DatedTrip) => `${date}, ${tripTitle(trip)}`

const otherTrip = (trip: TripTitle | undefined) => (trip ? `: ${tripTitle(trip)}` : '')
