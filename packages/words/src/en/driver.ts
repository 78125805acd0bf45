import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import type { MeetingPlace } from '@chauffeur/contract/meeting-points'
import type { ReleaseCode } from '@chauffeur/domain/job-news'
import { shortDuration } from '@chauffeur/domain/duration'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import type { TripEventType, TripState } from '@chauffeur/domain/trip-state'
import type { UncountedReason } from '@chauffeur/domain/driver-link'
import { vehicleNameIn } from '@chauffeur/domain/vehicles'
import { factLabels, needValues } from './fact-labels.ts'
import { releaseTexts, tripNews } from './trip-news.ts'

const minutes = (n: number) => (n === 1 ? '1 minute' : `${n} minutes`)
const NO_SHOW = 'The no-show was not counted.'

/** The words of the driver's page. The other languages say the same. */
export const driver = {
  locale: 'en-GB',
  title: 'Your trips',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextDays: 'Next 7 days',
  nothing: { today: 'No trips today.', tomorrow: 'No trips tomorrow.', nextDays: 'No further trips yet.' },
  language: 'Language',
  loading: 'Loading your trips',
  notLoaded: 'Your trips could not be loaded. They will appear as soon as there is signal.',
  asOf: (time: string) => `No signal. As of ${time}.`,
  ended: 'This link has ended. Ask the office for a new one.',
  sentByNext: (n: number) =>
    `${n === 1 ? '1 step was' : `${n} steps were`} not sent. Open your new link on this phone: it sends what is missing.`,
  office: 'Call the office',
  back: 'All trips',
  unsent: (n: number) =>
    `${n === 1 ? '1 step' : `${n} steps`} not sent yet. Keep this page open until there is signal.`,
  states: {
    offered: 'Please accept',
    accepted: 'Accepted',
    on_the_way: 'On the way',
    at_pickup: 'At the pick-up',
    no_show_claimed: 'No-show reported',
    on_board: 'Guest on board',
    completed: 'Completed',
    no_show: 'No-show confirmed',
    released: 'No longer yours',
  } satisfies Record<TripState, string>,
  steps: {
    accept: 'Accept this trip',
    on_the_way: 'I am on my way',
    arrived: 'I am at the pick-up',
    on_board: 'Guest is on board',
    completed: 'Trip completed',
  } satisfies Partial<Record<TripEventType, string>>,
  undoFor: (seconds: number) => `Undo (${seconds} s)`,
  /** Asked before a step that may be a mistake. */
  doubt: {
    stillWith: (guest: string) => `You are still with ${guest}: end that trip first?`,
    openOther: 'Go to that trip',
    beginToo: 'No, begin this one, too',
    early: (time: string) => `This trip begins in ${time}. Start it now?`,
    begin: 'Yes, start it now',
  },
  decline: 'Decline',
  declineTitle: 'Why can you not take this trip?',
  declineReason: 'Reason for the office',
  declineSend: 'Decline the trip',
  cancel: 'Cancel',
  changed: 'This trip has changed. Please look at it.',
  /** Why a step, or a photo, did not count. */
  refused: {
    trip_changed: 'The trip had changed, so your step was not counted. Please look at it again.',
    trip_not_yours: 'This trip is no longer yours. Call the office if you have set out already.',
    no_show_recorded:
      'This trip is over, so your last step was not counted. Call the office if that is wrong.',
    trip_begun: 'A trip that has begun cannot be declined. Please call the office.',
    undo_too_late: 'It is too late to take this step back here. Please call the office.',
    undo_not_last: 'Another step has followed: only the last one can be taken back.',
    guest_on_board: 'The guest is on board already, so your last step was not counted.',
    guest_not_on_board: 'Please say first that the guest is on board.',
    arrival_missing: `${NO_SHOW} Please say first that you are at the pick-up.`,
    wait_not_over: (wait: { minutes: number; included: number }) =>
      `${NO_SHOW} Please wait ${minutes(wait.minutes)} more: ${wait.included} are included.`,
    calls_missing: ({ times, apart }: { times: number; apart: number }) =>
      `${NO_SHOW} Please try to reach the guest ${times} times, at least ${apart} minutes apart.`,
    photo_missing: `${NO_SHOW} Please take a photo of the meeting point, or write a note without a camera.`,
    not_counted: 'Your last step was not counted. Please look at the trip, or call the office.',
    photo_refused: 'The photo was not accepted. Please take it again.',
    not_kept: 'This phone cannot store your step. Please call the office.',
  },
  uncounted: {
    title: (n: number) => (n === 1 ? 'This step was not counted' : `${n} steps were not counted`),
    types: {
      accept: 'Accepted',
      decline: 'Declined',
      on_the_way: 'On the way',
      arrived: 'At the pick-up',
      contact_attempt: 'Tried to reach the guest',
      no_show: 'No-show',
      on_board: 'Guest on board',
      completed: 'Trip completed',
      undo: 'Undo',
    } satisfies Partial<Record<TripEventType, string>>,
    step: 'One step',
    why: {
      unreadable: 'It could not be read.',
      unknown_step: 'The office’s system does not know this step.',
      note_too_long: `The note is too long: ${MAX_REASON_LENGTH} characters at most.`,
      no_such_trip: 'It belongs to none of your trips.',
      id_taken: 'It was mixed up with another step.',
      not_sent: 'It could not be delivered.',
    } satisfies Record<UncountedReason, string>,
    officeKnows: 'The office has been told. Please look at the trip, and take the step again if you can.',
    officeDoesNotKnow: 'The office does not know. Please call.',
    read: 'I have read this',
    shorten: 'Shorten and send',
    note: 'Note for the office',
    tooMany: (n: number) => (n === 1 ? '1 character too many' : `${n} characters too many`),
    send: 'Send',
    delete: 'Delete',
  },
  news: tripNews,
  ends: {
    ...releaseTexts,
    moved_over_another: 'It has moved to a time at which you or the car have another trip.',
    declined: 'You have declined it.',
  } satisfies Record<ReleaseCode, string>,
  hire: (hours: number) => `Hire, ${hours} h`,
  pickup: 'Pick-up',
  dropoff: 'Drop-off',
  stop: (place: string, stay: number) => `Stop: ${place}, ${shortDuration(stay)}`,
  navigate: 'Navigate',
  navigateTo: (place: string) => `Navigate to ${place}`,
  maps: { geo: 'This phone’s map', google: 'Google Maps', waze: 'Waze' },
  close: 'Close',
  guest: 'Guest',
  call: 'Call',
  whatsapp: 'WhatsApp',
  callGuest: (name: string) => `Call ${name}`,
  messageGuest: (name: string) => `WhatsApp ${name}`,
  phoneLater: 'The guest’s number is here from 24 hours before the pick-up until 2 hours after the trip.',
  sign: 'Name sign',
  car: 'Car',
  bookedClass: 'Booked class',
  vehicle: (name: string) => vehicleNameIn('en', name),
  colour: (name: string) => name,
  facts: factLabels,
  needs: needValues,
  notes: 'Notes',
  booking: 'Booking',
  collect: {
    cash: (amount: string) => `Collect ${amount} in cash`,
    card: (amount: string) => `Collect ${amount} by card`,
    rest: (amount: string) => `Collect the remaining ${amount}`,
    unpaid: (amount: string) => `${amount} not paid yet: please ask the office`,
  } satisfies Record<NonNullable<DriverJob['collect']>['how'], (amount: string) => string>,
  collected: {
    title: (amount: string) => `Collected ${amount}?`,
    pays: {
      cash: (guest: string) => `${guest} pays you in cash.`,
      card: (guest: string) => `${guest} pays you by card.`,
      rest: (guest: string) => `${guest} pays you the rest.`,
    },
    yesCash: (amount: string) => `Yes, ${amount} in cash`,
    yesCard: (amount: string) => `Yes, ${amount} by card`,
    byCash: 'Yes, in cash',
    byCard: 'Yes, by card',
    other: 'Another amount',
    notPaid: 'Not paid',
    amount: 'Amount in euros',
    inCash: 'In cash',
    inCard: 'By card',
    carry: (amount: string) => `With it you carry ${amount} for the office.`,
    done: {
      cash: (amount: string) => `${amount} collected in cash`,
      card: (amount: string) => `${amount} collected by card`,
      not_paid: () => 'Not paid. The office knows.',
    },
  },
  carried: (amount: string) => `You carry ${amount} for the office.`,
  push: {
    ask: 'Tell me of new trips',
    why: 'This phone then shows new, changed and withdrawn trips at once, also while this page is closed.',
    on: 'This phone tells you of new trips.',
    off: 'Turn these messages off',
    refused:
      'This phone does not show messages of this page. Allow notifications for it in the phone’s settings.',
    cannot: 'This phone cannot show messages of this page. The office reaches you by email or phone.',
    homeScreen:
      'To be told of new trips, add this page to the home screen (Share, then Add to Home Screen) and open it there.',
    failed: 'That did not work. Please try again when there is signal.',
  },
  guestHere: (time: string) => `The guest has been here since ${time}.`,
  /** Prepared for a chat with the guest. */
  hello: (number: string) => `Hello, this is your chauffeur for booking ${number}.`,
  /** The guest's text about the meeting point, with its heading. */
  guestTold: 'The guest is told',
  meetingPlace: (texts: MeetingPlace['texts']) => texts.en,
  meet: (time: string) => `The guest comes later: meet at ${time}.`,
  noShow: {
    title: 'Guest not here?',
    waited: (waited: number, included: number) => `Waited ${minutes(waited)}; ${included} are included.`,
    notYet: (time: string) => `The included waiting time ends at ${time}.`,
    call: 'Call or message the guest twice, at least 10 minutes apart.',
    attempts: (times: string) => `Contact attempts: ${times}.`,
    photo: 'Take a photo of the meeting point',
    photos: (n: number) => (n === 1 ? '1 photo' : `${n} photos`),
    photoFailed: 'This photo could not be read. Please try again.',
    note: 'No camera? Write what you see',
    report: 'Report a no-show',
    reported: 'Reported. The office decides now: please wait.',
  },
}

export type DriverWords = typeof driver
