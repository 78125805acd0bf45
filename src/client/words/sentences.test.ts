import { endpoints } from '@chauffeur/contract/endpoints'
import { isErrorCode } from '@chauffeur/contract/error-codes'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { bookingActRefusal, TOO_LATE_SENTENCES, type BookingAct } from '@chauffeur/domain/booking-acts'
import { fits, INSUFFICIENT_CAPACITY } from '@chauffeur/domain/capacity'
import { CHANGE_PAYMENT_SENTENCES } from '@chauffeur/domain/change-payment'
import { billingRefusal, noSeatRefusal, travellerRefusal } from '@chauffeur/domain/required-fields'
import { MAIL_ADDRESS_REFUSAL, PHONE_REFUSAL } from '@chauffeur/domain/contact-formats'
import { contactRefusal } from '@chauffeur/domain/enquiry'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { luggageRefusal } from '@chauffeur/domain/luggage'
import { noCarSentence, shortNoticeSentence } from '@chauffeur/domain/not-sold'
import { OFFER_OF_ANOTHER_TRIP, OFFER_SENTENCES } from '@chauffeur/domain/offer'
import {
  allowedPaymentMethods,
  paymentMethodLabel,
  paymentMethodRefusal,
  paymentMethods,
} from '@chauffeur/domain/payment-methods'
import { retryMessage } from '@chauffeur/domain/rate-limits'
import { SAME_PLACE_REFUSAL } from '@chauffeur/domain/same-place'
import { seatKinds, seatsRefusal } from '@chauffeur/domain/seats'
import { stopsRefusal } from '@chauffeur/domain/stops'
import { STAYS_UNTIL_CONFIRMED } from '@chauffeur/domain/trip-change'
import { unpaidActRefusal, type UnpaidBooking } from '@chauffeur/domain/unpaid-booking'
import { FLEET } from '@chauffeur/domain/vehicles'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readLocaleBy } from '@chauffeur/words/current-locale'
import { blankBilling } from '../shared/journey/draft/draft.ts'
import { say, translate } from '../shared/locale/say.ts'
import { refusals as spanishRefusals } from './es/refusals.ts'
import { loadWords } from './load-words.ts'
import { refusals as portugueseRefusals } from './pt/refusals.ts'

// Every sentence and label of the rules that can reach a guest's screen, as the rules themselves say it.

const now = new Date('2026-12-05T10:00:00Z')
const booking = {
  status: 'confirmed',
  cancelledAt: null,
  pickupAt: new Date('2026-12-05T09:00:00Z'),
} as const
const acts: readonly BookingAct[] = ['cancel', 'changeDetails', 'changeFlight', 'changeTrip']
const stop = { location: 'Silves Castle', minutes: 60 }
const sixStops = Array.from({ length: 6 }, (_, index) => ({ ...stop, location: `${index}` }))
const notStanding = [
  { ...booking, status: 'rejected' },
  { ...booking, cancelledAt: now },
] as const

const unpaid: readonly UnpaidBooking[] = [
  { ...booking, paymentMethod: 'sumup', paymentStatus: 'completed' },
  { ...booking, paymentMethod: 'cash', paymentStatus: 'not_required' },
  ...notStanding.map((state) => ({ ...state, paymentMethod: 'sumup', paymentStatus: 'pending' }) as const),
]

const said: readonly (string | undefined)[] = [
  SENTENCES.somethingWentWrong,
  SENTENCES.offline,
  SENTENCES.notReachable,
  SENTENCES.noVehicle,
  SENTENCES.toBeEvaluated,
  SENTENCES.nothingHere,
  ...paymentMethods.map(paymentMethodLabel),
  ...seatKinds.flatMap(({ name, age, price }) => [name, age, price]),
  ...FLEET.flatMap(({ badge }) => badge ?? []),
  INSUFFICIENT_CAPACITY,
  ...FLEET.map((vehicle) => fits(vehicle, 17)).map((fit) => (fit.fits ? undefined : fit.message)),
  ...[true, false, undefined].flatMap((pickupInAlgarve) =>
    [true, false].flatMap(
      (onlineOffered) => allowedPaymentMethods({ pickupInAlgarve, onlineOffered }).reason ?? [],
    ),
  ),
  paymentMethodRefusal('gold', { pickupInAlgarve: true, onlineOffered: true }),
  SAME_PLACE_REFUSAL,
  seatsRefusal({ childSeatCount: 9, boosterSeatCount: 0, passengers: 1 }),
  seatsRefusal({ childSeatCount: 0, boosterSeatCount: 9, passengers: 1 }),
  seatsRefusal({ childSeatCount: 2, boosterSeatCount: 2, passengers: 1 }),
  stopsRefusal(sixStops),
  stopsRefusal([{ ...stop, minutes: 61 }]),
  stopsRefusal([stop, stop]),
  luggageRefusal('A piano', 1, []),
  contactRefusal({ email: null, phone: null }),
  MAIL_ADDRESS_REFUSAL,
  PHONE_REFUSAL,
  noSeatRefusal({ seatsWanted: true, childSeatCount: 0, boosterSeatCount: 0 }),
  travellerRefusal({ isForAnother: true, travellerName: ' ' }),
  billingRefusal({ ...blankBilling, billingAddressEnabled: true }),
  ...[1, 59, 600].map(retryMessage),
  ...acts.map((act) => bookingActRefusal('guest', act, booking, new Date('2026-12-06T10:00:00Z'))?.message),
  ...[{}, { isRated: true }].map(
    (facts) => bookingActRefusal('guest', 'rate', { ...booking, ...facts }, now)?.message,
  ),
  TOO_LATE_SENTENCES.rate,
  bookingActRefusal('guest', 'cancel', { ...booking, hasBegun: true }, now)?.message,
  ...notStanding.map((state) => bookingActRefusal('guest', 'cancel', state, now)?.message),
  ...Object.values(OFFER_SENTENCES),
  OFFER_OF_ANOTHER_TRIP,
  ...Object.values(CHANGE_PAYMENT_SENTENCES).flatMap((sentence) => sentence ?? []),
  STAYS_UNTIL_CONFIRMED,
  ...monthsOf(2026).flatMap((date) => [
    noCarSentence('Sprinter (or two vans)', { date, time: '10:30' }, ['09:30', '11:00']),
    noCarSentence('Mercedes E Class', { date, time: '10:30' }, ['09:30']),
    noCarSentence('Mercedes E Class', { date, time: '10:30' }, []),
    shortNoticeSentence({ date, time: '10:30' }, '2026-12-31'),
  ]),
  shortNoticeSentence({ date: '2026-12-05', time: '10:30' }, '2026-12-05'),
  ...unpaid.map((facts) => unpaidActRefusal('markPaid', facts, () => true)?.message),
]

/** What the server says to a guest by itself, from its sources, with a time or an amount for each value. */
const sources = import.meta.glob<string>(
  [
    '../../server/{bookings,changes,enquiries,guest,quotes,core}/**/*.ts',
    '../../server/capacity/reserve-car.ts',
    '../../server/catalogue/stops/find-chosen-stops.ts',
    '!../../server/**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Of those, what only the office, its partners and its drivers are told. */
const OFFICE = new Set([
  'Changed meanwhile10:30. Please look at it again.',
  'There is no such note.',
  'There is no such booking.',
  'There is no such enquiry.',
  'There is no such offer.',
  '10:30 wrote this note, and can remove it.',
  'This booking is already 10:30.',
  'This cursor is not one that a page has given.',
  'The pick-up has passed: have the driver collect the difference.',
  'The customer may be paying at this moment. The price can change once the payment page is closed, half an hour after it was opened.',
  'The links of this booking have ended by themselves: the trip was too long ago.',
  'Nobody could book this. 10:30',
  // Two sentences of their own, each of which is translated.
  '10:3010:30',
])

const REFUSED = /(?:new Refusal\(\s*'[A-Z_]+',|invalid\(\s*'\w+',)\s*(?:(['`])(?<sentence>.+?)\1)/gsu

function refusalsInSources(): readonly string[] {
  return Object.values(sources).flatMap((source) =>
    [...source.matchAll(REFUSED)].map(({ groups }) =>
      (groups?.['sentence'] ?? '')
        .replaceAll(/\$\{formatEuros[^}]*\}/g, '€85.50')
        .replaceAll(/\$\{[^}]*\}/g, '10:30'),
    ),
  )
}

describe.each([
  ['pt', portugueseRefusals],
  ['es', spanishRefusals],
] as const)('in %s', (locale, refusals) => {
  beforeEach(async () => {
    readLocaleBy(() => locale)
    await loadWords(locale, '/trip')
  })
  afterEach(() => readLocaleBy(() => DEFAULT_LOCALE))

  test('every sentence and label of the rules is translated', () => {
    expect(said.filter((sentence) => sentence !== undefined && translate(sentence) === undefined)).toEqual([])
  })

  test('what the server says by itself to a guest is translated', () => {
    expect(refusalsInSources().length).toBeGreaterThan(40)
    expect(
      refusalsInSources().filter((sentence) => translate(sentence) === undefined && !OFFICE.has(sentence)),
    ).toEqual([])
  })

  test('every code that a call without a sign-in can answer has a sentence, and no other', () => {
    const answered = Object.values(endpoints).flatMap((endpoint) =>
      endpoint.access === 'public' ? (endpoint.refusals ?? []) : [],
    )
    expect(answered.filter((code) => code !== 'NO_SERVICE' && !(code in refusals.byCode))).toEqual([])
    expect(Object.keys(refusals.byCode).filter((code) => !isErrorCode(code))).toEqual([])
  })

  test('what the office has typed stays as it is', () => {
    expect(say('No trips on New Year’s Eve.')).toBe('No trips on New Year’s Eve.')
  })
})

test('a sentence keeps its values, each as the language writes it', async () => {
  readLocaleBy(() => 'pt')
  await loadWords('pt', '/book')
  const sentence = say('The price of this trip is €1,234.50, not €85.00; please confirm it.')
  expect(sentence.replaceAll('\u00A0', ' ')).toBe(
    'O preço desta viagem é 1234,50 €, e não 85,00 €; confirme-o, por favor.',
  )
  expect(
    say(noCarSentence('Mercedes E Class', { date: '2026-12-05', time: '10:30' }, ['09:30', '11:00'])),
  ).toBe(
    'Todas as nossas viaturas E Class estão ocupadas às 10:30 de 5 de dezembro. Há disponibilidade às 09:30 e 11:00.',
  )
  expect(say('Full name is required.')).toBe('Campo obrigatório: nome completo.')
  expect(say('Seville Airport (SVQ)')).toBe('Aeroporto de Sevilha (SVQ)')
  readLocaleBy(() => DEFAULT_LOCALE)
})

function monthsOf(year: number): readonly string[] {
  return Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-05`)
}
