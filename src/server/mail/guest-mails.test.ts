import type { Firm } from '@chauffeur/contract/firm'
import { LOCALES, type Locale } from '@chauffeur/domain/locale'
import { customerMailKinds, type CustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { changeEndReasons, CHANGE_END_SENTENCES } from '@chauffeur/domain/trip-change'
import { expect, test } from 'vitest'
import { Booking } from '../bookings/booking.entity.ts'
import type { ChangeInWords } from '../core/events.ts'
import type { ChauffeurOfMail } from '../dispatch/read-chauffeur-of-mail.ts'
import type { MailDetails } from '../outbox/outbox.entity.ts'
import { customerLetter } from './customer-letters.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

const firm: Firm = {
  brandName: 'Poente',
  legalName: null,
  taxNumber: null,
  licenceNumber: null,
  address: null,
  phone: '+351 289 111 222',
  phone2: null,
  email: 'desk@poente.example',
  whatsappNumber: '+351 912 000 000',
  openingHours: null,
  instagramUrl: null,
  facebookUrl: null,
  linkedinUrl: null,
  logoUrl: null,
  accentColor: null,
  vehiclePictures: {},
  version: 0,
}

const transfer = {
  id: '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b',
  number: 'TR-7K3Q9X',
  status: 'confirmed' as const,
  createdAt: new Date('2027-01-13T09:00:00.000Z'),
  customerName: 'Ana Sousa',
  customerEmail: 'ana.sousa@example.com',
  customerPhone: '+351 912 345 678',
  travellerName: 'Rui Costa',
  travellerPhone: '+351 913 000 000',
  signName: 'Costa',
  notes: 'Prancha',
  serviceType: 'point-to-point' as const,
  hireHours: null,
  pickupLocation: 'Faro',
  dropoffLocation: 'Lagos',
  stops: [{ id: 'a', location: 'Silves', duration: 60, priceCents: 1500 }],
  pickupDate: '2027-01-27',
  pickupTime: '10:30',
  pickupZone: 'Europe/Lisbon' as const,
  pickupAt: new Date('2027-01-27T10:30:00.000Z'),
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
  luggageConfig: '2 + 1',
  flightNumber: 'TP 1901',
  passengers: 2,
  childSeatCount: 1,
  boosterSeatCount: 1,
  paymentMethod: 'sumup' as const,
  paymentStatus: 'completed' as const,
  paidCents: 123_450,
  driverCents: 0,
  totalCents: 123_450,
  distance: 925,
}

const tripInWords = { ...transfer, stops: [] }
const change: ChangeInWords = {
  by: 'guest',
  lines: ['Vehicle: Mercedes E Class → Mercedes V Class'],
  trips: {
    before: tripInWords,
    after: {
      ...tripInWords,
      pickupTime: '11:00',
      vehicleName: 'Mercedes V Class',
      stops: transfer.stops,
      totalCents: 150_000,
    },
  },
  oldTotalCents: 123_450,
  newTotalCents: 150_000,
  settlement: 'checkout',
  paidCents: 26_550,
  reason: null,
  wasAccepted: true,
}

const chauffeur: ChauffeurOfMail = {
  name: 'Tiago Reis',
  phone: '+351914000000',
  car: 'Mercedes E Class',
  plate: '12-AB-34',
  carNo: 2,
  carCount: 1,
  isAtAirport: true,
  includedWait: 60,
  news: 'everything',
}

interface Case {
  readonly kind: CustomerMailKind
  readonly booking?: object
  readonly details?: MailDetails
  readonly drives?: Partial<ChauffeurOfMail>
  readonly drivers?: readonly string[]
  readonly hasOthers?: boolean
}

const unpaid = { paymentStatus: 'pending', paidCents: 0 }
const hire = { serviceType: 'hourly', dropoffLocation: null, hireHours: 4, stops: [] }
const ofChange = (kind: CustomerMailKind, changed: Partial<ChangeInWords> = {}, booking = {}): Case => ({
  kind,
  booking,
  details: { change: { ...change, ...changed } },
})

/** Each mail in every form that its sentences can take. */
const cases: readonly Case[] = [
  ...(['cash', 'card_on_pickup', 'sumup'] as const).flatMap((paymentMethod) =>
    (['pending', 'failed', 'not_required', 'completed'] as const).map((paymentStatus): Case => ({
      kind: 'booking-received',
      booking: { status: 'pending', paymentMethod, paymentStatus, ...hire },
    })),
  ),
  { kind: 'booking-confirmed' },
  { kind: 'booking-confirmed', booking: unpaid },
  { kind: 'booking-confirmed', booking: { driverCents: 2000 } },
  ...(['pending', 'completed', 'failed'] as const).map((paymentStatus): Case => ({
    kind: 'booking-rejected',
    booking: { status: 'rejected', paymentStatus, rejectReason: 'Volta' },
  })),
  ...(['customer', 'partner', 'office'] as const).map((cancelledBy): Case => ({
    kind: 'booking-cancelled',
    booking: { cancelledBy, cancelledAt: transfer.createdAt, cancelReason: 'Volta' },
    details: { amountCents: 1000 },
  })),
  { kind: 'booking-cancelled', booking: { cancelFeeCents: 500 }, details: { amountCents: 1000 } },
  { kind: 'booking-cancelled', booking: { cancelFeeCents: 500 } },
  { kind: 'booking-cancelled', booking: unpaid },
  { kind: 'booking-cancelled' },
  ...(['none', 'checkout', 'refund', 'driver', 'unpaid'] as const).map((settlement) =>
    ofChange('booking-changed', { settlement }),
  ),
  ofChange('booking-changed', { by: 'office' }, { status: 'pending' }),
  ofChange('booking-changed', { wasAccepted: false }),
  ofChange('change-requested'),
  ofChange('change-requested', { settlement: 'refund', newTotalCents: 100_000, paidCents: 0 }),
  ofChange('change-to-pay'),
  ofChange('change-declined', { reason: 'Volta' }),
  ofChange('change-declined', { by: 'office' }),
  ...changeEndReasons.map((why) => ofChange('change-expired', { reason: CHANGE_END_SENTENCES[why] })),
  ...(['everything', 'chauffeur', 'car', 'time'] as const).map((news): Case => ({
    kind: 'chauffeur-assigned',
    drives: { news },
  })),
  { kind: 'chauffeur-assigned', drives: { car: null, plate: null, isAtAirport: false } },
  { kind: 'chauffeur-on-the-way', drives: { news: 'chauffeur' } },
  { kind: 'chauffeur-on-the-way', drives: { carCount: 3 } },
  { kind: 'trip-thanks' },
  { kind: 'trip-thanks', drivers: ['Tiago Reis'] },
  { kind: 'chauffeur-at-pickup', drives: { isAtAirport: false, includedWait: 15 } },
  { kind: 'private-link' },
  { kind: 'private-link', details: { isRenewed: true }, hasOthers: true },
  { kind: 'payment-link', booking: unpaid },
  { kind: 'payment-link' },
  { kind: 'payment-to-driver', booking: { paymentMethod: 'cash', paymentStatus: 'not_required' } },
  ...(['pending', 'confirmed', 'rejected'] as const).flatMap((status): Case[] => [
    { kind: 'payment-received', booking: { status } },
    { kind: 'payment-not-completed', booking: { status, paymentStatus: 'failed', paidCents: 0 } },
  ]),
  ...(
    ['second payment', 'cancelled booking', 'ended change', 'cheaper change', 'office', undefined] as const
  ).map((refundOf): Case => ({
    kind: 'payment-refunded',
    details: { amountCents: 1000, ...(refundOf && { refundOf }) },
  })),
  { kind: 'payment-refunded', details: { refundOf: 'office', isManual: true } },
]

function bookingOf({ booking }: Case, locale: Locale): Booking {
  return Object.assign(new Booking(), { ...transfer, locale, ...booking })
}

function mail(one: Case, locale: Locale) {
  const booking = bookingOf(one, locale)
  const others = one.hasOthers ? [{ booking, url: 'https://poente.example/trip/b' }] : []
  const letter = customerLetter(one.kind, booking, one.details ?? {}, {
    firm,
    payUrl: 'https://poente.example/pay#a',
    tripUrl: 'https://poente.example/trip/a',
    chauffeur: { ...chauffeur, ...one.drives },
    thanks: { chauffeurs: one.drivers ?? [] },
    otherTrips: others,
  })
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
}

const ENGLISH = /\b(?:the|you|your|we|our|is|are|has|have|not|and|with|from|please|booking|payment|trip)\b/iu
/** What is the same in every language: who we are, names, numbers and addresses. */
const NO_SENTENCE = /^(?:[^\p{L}]*|Poente|(?:WhatsApp|E-mail): .*|TR-7K3Q9X: .*|https:.*|-+)$/u

const shown = (html: string) =>
  html.replaceAll(/<(style|title)[^>]*>[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ')

test.for(customerMailKinds)('%s is among the mails that are compared', (kind) => {
  expect(cases.some((one) => one.kind === kind)).toBe(true)
})

test.for(['pt', 'es'] as const)('no mail to a guest who reads %s has an English sentence', (locale) => {
  for (const one of cases) {
    const [english, theirs] = [mail(one, 'en'), mail(one, locale)]
    const before = new Set(english.text.split('\n'))
    const same = theirs.text.split('\n').filter((line) => before.has(line) && !NO_SENTENCE.test(line))
    expect(same, JSON.stringify(one)).toEqual([])
    expect(theirs.subject).not.toBe(english.subject)
    for (const text of [theirs.subject, theirs.text.replaceAll(/https:\S+/g, ''), shown(theirs.html)])
      expect(ENGLISH.exec(text)?.[0], `${text}\n${JSON.stringify(one)}`).toBeUndefined()
  }
})

test.for(LOCALES)('a mail in %s names its language, and says nothing that is undefined', (locale) => {
  for (const one of cases) {
    const { subject, text, html } = mail(one, locale)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object|=>/)
  }
})

test('amounts, days and distances are written as in the language of the guest', () => {
  const textIn = (locale: Locale) => mail({ kind: 'booking-confirmed', booking: unpaid }, locale).text
  const facts = (locale: Locale) => textIn(locale).replaceAll(/\s+/gu, ' ')
  expect(facts('en')).toMatch(/€1,234\.50.*Wednesday, 27 January 2027, 10:30 \(Lisbon time\).*92\.5 km/)
  expect(facts('pt')).toMatch(
    /1234,50 €.*quarta-feira, 27 de janeiro de 2027, 10:30 \(hora de Lisboa\).*92,5 km/,
  )
  expect(facts('es')).toMatch(/1234,50 €.*miércoles, 27 de enero de 2027, 10:30 \(hora de Lisboa\).*92,5 km/)
})
