import { expect, test } from 'vitest'
import { alarmSentence, alarmText, declineSentence, shortageInShort } from './en/trip-alarms.ts'
import { englishSentence } from './english-reasons.ts'

const trip = {
  day: null,
  time: '10:00',
  from: 'Faro Airport',
  to: 'Vilamoura',
  driverName: 'Ana Martins',
  isAccepted: true,
  declines: [
    { driverName: 'Rui Costa', reason: 'too far' },
    { driverName: 'Eva', reason: null },
  ],
  shortage: { code: 'too_few_seats', room: 3, needed: 6, cars: 1, plate: '12-AB-34' },
  away: null,
  clash: { who: '12-AB-34', until: '10:45', minutes: 0, time: '09:40', from: 'Lagos', to: 'Tavira' },
  flight: null,
  decideIn: null,
} as const

test('a driver who should have left and never accepted is said to have done neither', () => {
  expect(alarmSentence({ ...trip, code: 'should_have_left', minutes: 8, isAccepted: false })).toBe(
    '10:00 Faro Airport → Vilamoura: Ana has not accepted, and should have left 8 minutes ago.',
  )
})

test.for([
  ['too far', 'Ana declined: too far.'],
  ['My child is ill!', 'Ana declined: My child is ill!'],
  ['My child is ill\nand I am, too', 'Ana declined: My child is ill and I am, too.'],
  [' ', 'Ana declined.'],
  [null, 'Ana declined.'],
] as const)('that a driver declined because of %j is said in a sentence', ([reason, sentence]) => {
  expect(declineSentence({ driverName: 'Ana Martins', reason })).toBe(sentence)
})

test.for([
  ['should_have_left', 12, '10:00 Faro Airport → Vilamoura: Ana should have left 12 minutes ago.'],
  ['should_have_left', 1, '10:00 Faro Airport → Vilamoura: Ana should have left 1 minute ago.'],
  [
    'not_at_pickup',
    75,
    '10:00 Faro Airport → Vilamoura: Ana should have been at the pick-up 1 hour 15 min ago.',
  ],
  [
    'not_accepted',
    150,
    '10:00 Faro Airport → Vilamoura: Ana has not accepted yet, pick-up in 2 hours 30 min.',
  ],
  ['nobody_assigned', 1200, '10:00 Faro Airport → Vilamoura: nobody is assigned, pick-up in 20 hours.'],
  ['nobody_assigned', -5, '10:00 Faro Airport → Vilamoura: nobody is assigned, pick-up was 5 minutes ago.'],
  [
    'no_show_claimed',
    63,
    '10:00 Faro Airport → Vilamoura: Ana says that the guest has not come. Please decide.',
  ],
  ['nobody_assigned', 0, '10:00 Faro Airport → Vilamoura: nobody is assigned, pick-up is now.'],
  ['booking_pending', 40, '10:00 Faro Airport → Vilamoura: not accepted yet, pick-up in 40 minutes.'],
  ['booking_pending', -180, '10:00 Faro Airport → Vilamoura: not accepted yet, pick-up was 3 hours ago.'],
  [
    'declined',
    4400,
    '10:00 Faro Airport → Vilamoura: Rui declined: too far. Eva declined. Nobody is assigned, pick-up in 3 days.',
  ],
  [
    'car_too_small',
    400,
    '10:00 Faro Airport → Vilamoura: The car 12-AB-34 has 3 seats; 6 passengers are booked.',
  ],
  [
    'no_longer_fits',
    90,
    '10:00 Faro Airport → Vilamoura no longer fits: 12-AB-34 is with another guest until 10:45 (09:40 Lagos → Tavira).',
  ],
  ['still_on_board', 60, '10:00 Faro Airport → Vilamoura: Ana should have arrived 1 hour ago.'],
] as const)('%s by %i minutes reads as a sentence', ([code, minutes, sentence]) => {
  expect(alarmSentence({ ...trip, code, minutes })).toBe(sentence)
})

const flight = {
  code: 'meet_later',
  number: 'TP 1234',
  minutes: 35,
  expected: '19:05',
  hasLanded: false,
  meetAt: { date: '2027-01-27', time: '19:35' },
  airport: 'FAO',
  landsAt: null,
} as const

test.for([
  ['flight_late', {}, 'TP 1234 expected 19:05, 35 min late → chauffeur 19:35.'],
  ['flight_late', { hasLanded: true }, 'TP 1234 landed 19:05, 35 min late → chauffeur 19:35.'],
  ['flight_late', { minutes: 0 }, 'TP 1234 expected 19:05, on time → chauffeur 19:35.'],
  ['flight_late', { minutes: -5 }, 'TP 1234 expected 19:05, 5 min early → chauffeur 19:35.'],
  [
    'flight_lost',
    { code: 'far_late', minutes: 200, expected: '21:50', meetAt: null },
    'TP 1234 expected 21:50, 3 h 20 min late. Please call the guest.',
  ],
  ['flight_lost', { code: 'cancelled' }, 'TP 1234 was cancelled. Please call the guest.'],
  ['flight_lost', { code: 'diverted' }, 'TP 1234 was diverted to another airport. Please call the guest.'],
  [
    'flight_lost',
    { code: 'elsewhere', landsAt: 'LIS' },
    'TP 1234 lands at LIS, not FAO. Please call the guest.',
  ],
  [
    'flight_lost',
    { code: 'several', times: ['10:05', '18:40'] },
    'TP 1234 lands at 10:05 and 18:40 that day. Please call the guest.',
  ],
] as const)('%s %j reads as a sentence', ([code, over, sentence]) => {
  const times = 'times' in over ? [...over.times] : []
  expect(alarmText({ ...trip, code, minutes: 35, flight: { ...flight, ...over, times } })).toBe(sentence)
})

test.for([
  [25, 'until 09:50 (09:40 Lagos → Tavira), 25 min too late for the drive.'],
  [null, 'until 09:50 (09:40 Lagos → Tavira), and no road leads from there.'],
] as const)('a trip before that leaves %j minutes too few for the drive is named', ([minutes, end]) => {
  const clash = { ...trip.clash, until: '09:50', minutes }
  expect(alarmText({ ...trip, clash, code: 'no_longer_fits', minutes: 90 })).toBe(
    `no longer fits: 12-AB-34 is with another guest ${end}`,
  )
})

test('a trip of another day names it', () => {
  expect(alarmSentence({ ...trip, code: 'change_requested', minutes: 12_000, day: '2027-01-27' })).toBe(
    '27 January, 10:00 Faro Airport → Vilamoura: a change of this trip was asked for, and waits for your answer.',
  )
})

test('a hire names its pick-up only', () => {
  const hire = { ...trip, time: '09:00', from: 'Lagos', to: null, driverName: null }
  expect(alarmSentence({ ...hire, code: 'not_at_pickup', minutes: 2 })).toBe(
    '09:00 Lagos: The driver should have been at the pick-up 2 minutes ago.',
  )
})

test.for([
  [
    { code: 'too_few_seats', room: 3, needed: 6, cars: 1 },
    'The car 12-AB-34 has 3 seats; 6 passengers are booked.',
    '3 seats for 6 passengers',
  ],
  [
    { code: 'too_few_seats', room: 11, needed: 12, cars: 2 },
    'With the car 12-AB-34 the 2 cars of this booking have 11 seats; 12 passengers are booked.',
    '11 seats for 12 passengers',
  ],
  [
    { code: 'too_few_child_seats', room: 0, needed: 1, cars: 1 },
    'The car 12-AB-34 has room for no child seat; 1 is booked.',
    'room for 0 of 1 child seats',
  ],
  [
    { code: 'too_few_child_seats', room: 1, needed: 2, cars: 1 },
    'The car 12-AB-34 has room for 1 child seat; 2 are booked.',
    'room for 1 of 2 child seats',
  ],
  [
    { code: 'too_little_luggage', room: 4, needed: 12, cars: 1 },
    'The car 12-AB-34 has room for luggage of 4 cabin bags, where a large suitcase counts as two; 12 are booked.',
    'room for 4 of 12 cabin bags',
  ],
] as const)('%j is said in a sentence', ([shortage, sentence, short]) => {
  expect(englishSentence({ ...shortage, plate: '12-AB-34' })).toBe(sentence)
  expect(shortageInShort(shortage)).toBe(short)
})
