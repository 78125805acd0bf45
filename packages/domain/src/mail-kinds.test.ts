import { expect, test } from 'vitest'
import {
  customerMailKinds,
  isCustomerMailKind,
  isMailKind,
  mailKinds,
  dueChauffeurMail,
  isWorthSending,
  whatIsNew,
  type DrivenTrip,
  type AnnouncedDrives,
  type ChauffeurMailKind,
  isMailTrue,
  type MailedBooking,
} from './mail-kinds.ts'
import { type TripState } from './trip-state.ts'

test('every mail has a kind of its own, to the customer or to the office', () => {
  expect(new Set(mailKinds).size).toBe(mailKinds.length)
  expect(mailKinds.every(isMailKind)).toBe(true)
  expect(isMailKind('newsletter')).toBe(false)
})

test('the office sends the customer only what is written for the customer', () => {
  expect(customerMailKinds.every(isCustomerMailKind)).toBe(true)
  expect(mailKinds.filter(isCustomerMailKind)).toEqual(customerMailKinds)
})

const ana = { driverId: 'ana', carId: 'black', pickupAt: '2027-01-27T10:30:00.000Z' }
const at = (time: string) => new Date(time.includes('T') ? `${time}Z` : `2027-01-27T${time}Z`)

function trip(state: TripState, since: string, over: Partial<DrivenTrip> = {}): DrivenTrip {
  return { ...ana, endsAt: at('12:00:00'), state, stateSince: at(since), ...over }
}

const NOTHING: AnnouncedDrives = { known: [], kinds: new Set() }
const announced = (...kinds: ChauffeurMailKind[]): AnnouncedDrives => ({
  known: [ana],
  kinds: new Set(kinds),
})

const DAYS_BEFORE = '2027-01-20T09:00:00'

test.each<[string, TripState, since: string, now: string, ChauffeurMailKind | undefined]>([
  ['accepted days before', 'accepted', DAYS_BEFORE, '2027-01-26T22:29:59', undefined],
  [
    'accepted days before, from 12 hours before',
    'accepted',
    DAYS_BEFORE,
    '2027-01-26T22:30:00',
    'chauffeur-assigned',
  ],
  ['accepted late, while it can be taken back', 'accepted', '09:00:00', '09:01:00', undefined],
  ['accepted late, at once', 'accepted', '09:00:00', '09:01:01', 'chauffeur-assigned'],
  ['accepted after the pick-up time', 'accepted', '10:40:00', '10:41:01', 'chauffeur-assigned'],
  ['accepted and long over', 'accepted', '09:00:00', '12:00:00', undefined],
  ['offered', 'offered', '09:00:00', '10:00:00', undefined],
  ['on the way, while it can be taken back', 'on_the_way', '10:00:00', '10:01:00', undefined],
  ['on the way', 'on_the_way', '10:00:00', '10:01:01', 'chauffeur-on-the-way'],
  ['on the way for an hour', 'on_the_way', '09:00:00', '10:00:00', 'chauffeur-on-the-way'],
  ['on the way for longer', 'on_the_way', '09:00:00', '10:00:01', 'chauffeur-assigned'],
  ['at the pick-up', 'at_pickup', '10:20:00', '10:21:01', 'chauffeur-at-pickup'],
  ['at the pick-up of a flight that is late', 'at_pickup', '12:20:00', '12:21:01', 'chauffeur-at-pickup'],
  ['waiting for a guest who does not come', 'no_show_claimed', '11:31:00', '11:40:00', undefined],
  ['on board', 'on_board', '10:35:00', '10:40:00', undefined],
  ['completed', 'completed', '11:00:00', '11:10:00', undefined],
  ['a no-show', 'no_show', '11:40:00', '11:45:00', undefined],
  ['released', 'released', '09:00:00', '09:10:00', undefined],
])('of a trip that is %s the guest hears what is news', (_, state, since, now, kind) => {
  expect(dueChauffeurMail(trip(state, since), NOTHING, at(now))).toBe(kind)
})

test.each<[string, DrivenTrip, AnnouncedDrives, ChauffeurMailKind | undefined]>([
  ['who drives', trip('accepted', '09:00:00'), announced('chauffeur-assigned'), undefined],
  ['the way', trip('on_the_way', '09:50:00'), announced('chauffeur-on-the-way'), undefined],
  [
    'who drives, of the way',
    trip('on_the_way', '09:50:00'),
    announced('chauffeur-assigned'),
    'chauffeur-on-the-way',
  ],
  [
    'the way, of the pick-up',
    trip('at_pickup', '09:50:00'),
    announced('chauffeur-on-the-way'),
    'chauffeur-at-pickup',
  ],
  ['somebody else', trip('accepted', '09:00:00', { driverId: 'rui' }), announced(), 'chauffeur-assigned'],
  ['another car', trip('accepted', '09:00:00', { carId: 'grey' }), announced(), 'chauffeur-assigned'],
  [
    'a car, when there is none for a while',
    trip('accepted', '09:00:00', { carId: null }),
    announced(),
    undefined,
  ],
  [
    'another time',
    trip('accepted', '09:00:00', { pickupAt: '2027-01-27T11:00:00.000Z' }),
    announced('chauffeur-assigned'),
    'chauffeur-assigned',
  ],
  [
    'the way, of another car on it',
    trip('on_the_way', '09:50:00', { carId: 'grey' }),
    announced('chauffeur-on-the-way'),
    'chauffeur-assigned',
  ],
])('a guest who was told %s hears only what is new', (_, driven, known, kind) => {
  expect(dueChauffeurMail(driven, known, at('10:00:00'))).toBe(kind)
})

test('a mail that waits is not sent when the trip has moved on', () => {
  expect(isWorthSending('chauffeur-on-the-way', trip('at_pickup', '10:20:00'), at('10:25:00'))).toBe(false)
  expect(isWorthSending('chauffeur-at-pickup', trip('on_board', '10:20:00'), at('10:25:00'))).toBe(false)
  expect(isWorthSending('chauffeur-assigned', trip('at_pickup', '10:20:00'), at('10:25:00'))).toBe(true)
})

test('what is new is said by what matters most', () => {
  expect(whatIsNew(undefined, ana)).toBe('everything')
  expect(whatIsNew({ ...ana, driverId: 'rui', carId: 'grey' }, ana)).toBe('chauffeur')
  expect(whatIsNew({ ...ana, carId: 'grey' }, ana)).toBe('car')
  expect(whatIsNew({ ...ana, pickupAt: '2027-01-27T09:30:00.000Z' }, ana)).toBe('time')
  expect(whatIsNew(ana, ana)).toBe('nothing')
})

const cash = { paymentMethod: 'cash', paymentStatus: 'not_required', refundStatus: null } as const
const unpaid = { paymentMethod: 'sumup', paymentStatus: 'pending', refundStatus: null } as const
const paid = { paymentMethod: 'sumup', paymentStatus: 'completed', refundStatus: null } as const

// Of a trip that may take place these can be said again.
const CHANGED = ['booking-changed', 'change-declined', 'change-expired']

test.each<[string, MailedBooking, string[]]>([
  ['that waits', { status: 'pending', ...cash }, ['booking-received', ...CHANGED, 'payment-to-driver']],
  [
    'that is confirmed',
    { status: 'confirmed', ...cash },
    ['booking-confirmed', ...CHANGED, 'payment-to-driver'],
  ],
  ['that is rejected', { status: 'rejected', ...cash }, ['booking-rejected']],
  [
    'that is not paid',
    { status: 'confirmed', ...unpaid },
    ['booking-confirmed', ...CHANGED, 'payment-link', 'payment-not-completed'],
  ],
  ['that was rejected unpaid', { status: 'rejected', ...unpaid }, ['booking-rejected']],
  ['that is paid', { status: 'pending', ...paid }, ['booking-received', ...CHANGED, 'payment-received']],
  [
    'whose money goes back',
    { status: 'rejected', ...paid, refundStatus: 'under_way' },
    ['booking-rejected', 'payment-refunded'],
  ],
])('of a booking %s these mails are true', (_, booking, kinds) => {
  // A booking always has its page, and a letter about its address is true while the change can be taken back.
  const always = new Set(['private-link', 'email-changed'])
  const all = customerMailKinds.filter((kind) => kinds.includes(kind) || always.has(kind))
  expect(customerMailKinds.filter((kind) => isMailTrue(kind, booking))).toEqual(all)
})
