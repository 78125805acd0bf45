import type { DayStage } from '@chauffeur/domain/booking-list'
import { shortDuration } from '@chauffeur/domain/duration'
import { type TripEventType, tripStateLabels } from '@chauffeur/domain/trip-state'
import type { UncountedReason } from '@chauffeur/domain/driver-link'

const stageTexts: Readonly<Record<DayStage, string>> = {
  pending: 'not accepted',
  without_driver: 'without a driver',
  offered: 'not answered by the driver',
  accepted: 'accepted',
  under_way: 'under way',
  no_show: 'with a no-show',
  done: 'done',
}

/** Texts of the page with the day's work. */
export const todayTexts = {
  page: 'Today’s work',
  what: 'trips',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  daySheet: 'Day sheet',
  nameSign: 'Name sign',
  alarms: 'What needs you now',
  calm: 'Nothing needs you now.',
  trips: 'Trips by time',
  timeline: 'Cars over the day',
  now: (time: string) => `Now ${time}`,
  over: (count: number) => `${count} trips that are over`,
  summary: (trips: number, stages: readonly (readonly [DayStage, number])[]) =>
    trips === 0
      ? 'No trips on this day.'
      : `${trips} ${trips === 1 ? 'trip' : 'trips'}: ${stages.map(([stage, count]) => `${count} ${stageTexts[stage]}`).join(', ')}`,
  noTrips: 'No trips on this day',
  noTripsLead: 'Bookings of this day appear here by their pick-up time.',
  pending: 'Not accepted yet',
  decision: 'Decision',
  openBooking: 'Open the booking',
  answer: 'Look at the change',
  nobody: 'Nobody yet',
  noCar: 'No car yet',
  carOf: (carNo: number) => `Car ${carNo}`,
  assign: 'Assign',
  reassign: 'Reassign',
  call: (name: string) => `Call ${name}`,
  markOnTheWay: 'Mark on the way',
  more: 'More steps',
  less: 'Fewer steps',
  undo: 'Undo',
  release: 'Take back',
  leaveBy: (time: string) => `Leaves by ${time}`,
  clockOff: 'The phone’s clock is off: times of arrival are shown.',
  override: 'Goes against advice',
  at: (time: string) => `at ${time}`,
  received: (time: string) => `received at ${time}`,
  passengers: (count: number) => `${count} ${count === 1 ? 'passenger' : 'passengers'}`,
  childSeats: (count: number) => `${count} child ${count === 1 ? 'seat' : 'seats'}`,
  hire: (hours: number) => `${hours} hours at disposal`,
  states: tripStateLabels,
  /** By phone. */
  steps: {
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
  } satisfies Record<TripEventType, string>,
  /** "10:30 Faro Airport → Vilamoura: Ana’s phone reported “On the way”, which could not be counted: …" */
  uncounted: {
    sentence: ({ trip, name, step, why }: Record<'trip' | 'name' | 'step' | 'why', string | null>) => {
      const whose = name === null ? 'the driver’s phone' : `${name}’s phone`
      const what = step === null ? 'a step' : `“${step}”`
      const said = `${whose} reported ${what}, which could not be counted: ${why} Please call ${name ?? 'the driver'}.`
      return trip === null ? said.charAt(0).toUpperCase() + said.slice(1) : `${trip}: ${said}`
    },
    why: {
      unreadable: 'it could not be read.',
      unknown_step: 'no such step is known here.',
      note_too_long: 'its note is too long.',
      no_such_trip: 'it is about no trip of this driver.',
      id_taken: 'it came with the id of another step.',
      not_sent: 'it did not get through.',
    } satisfies Record<UncountedReason, string>,
    note: 'Note',
    open: 'Open the booking',
    settled: 'Settled',
  },
  byPhone: 'By phone',
  failed: {
    step: 'Could not be recorded',
    assign: 'Could not be assigned',
    release: 'Could not be taken back',
    decide: 'Could not be decided',
    settle: 'Could not be settled',
  },
  done: { release: { title: 'Trip taken back' }, decide: { title: 'Decided' } },
  assigned: (driver: string) => ({ title: `Given to ${driver}` }),
  shortage: 'Too small',
  dialog: {
    title: 'Who drives?',
    suggestions: 'Suggestions',
    none: 'No car that is large enough is free together with a driver who has not declined. Choose below.',
    others: 'Choose yourself',
    driver: 'Driver',
    car: 'Car',
    nobody: 'Nobody yet',
    noCar: 'No car yet',
    taken: (trip: string) => `drives ${trip}`,
    declined: 'has declined',
    give: 'Give the trip',
    anyway: 'Give it all the same',
    cancel: 'Cancel',
    busy: 'Giving...',
    reason: 'Why all the same',
    empty: (minutes: number) =>
      minutes === 0 ? 'is there already' : `${shortDuration(minutes)} empty drive`,
    hours: (minutes: number) =>
      minutes === 0 ? 'first trip of the day' : `${shortDuration(minutes)} that day`,
    usual: 'usual car',
    otherClass: 'other class',
  },
  noShow: {
    open: 'Decide',
    title: 'Has the guest not come?',
    came: (booked: string, arrived: string, minutes: number, included: number) =>
      `Booked ${booked}, driver at the pick-up ${arrived}, waited ${minutes} min of ${included}.`,
    notCome: (booked: string) => `Booked ${booked}. Nobody has recorded when the driver came.`,
    notOver: (until: string) => `The included waiting ends at ${until}: until then the guest may still come.`,
    wasNotOver: (reported: string, until: string) =>
      `The driver reported this at ${reported}, before the included waiting ended at ${until}. Make sure that the driver has waited on.`,
    anyway: 'Confirm all the same',
    attempts: (times: readonly string[]) =>
      times.length === 0
        ? 'No contact attempts were recorded.'
        : `${times.length} contact ${times.length === 1 ? 'attempt' : 'attempts'}: ${times.join(', ')}.`,
    keep: 'Keep all of it',
    part: 'Give back a part',
    all: 'Give back all',
    money: (amount: string) => `${amount} was paid online`,
    refund: 'To give back',
    missing: (most: string) => `Please say how much, up to ${most}.`,
    confirm: 'Confirm no-show',
    wait: 'Keep waiting',
    busy: 'Deciding...',
  },
} as const
