import type { Firm } from '@chauffeur/contract/firm'
import { isStanding } from '@chauffeur/domain/booking-status'
import { LOCALES, type Locale } from '@chauffeur/domain/locale'
import { customerMailKinds, type CustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { changeEndReasons } from '@chauffeur/domain/trip-change'
import { expect, test } from 'vitest'
import { Booking } from '../bookings/booking.entity.ts'
import type { ChangeInWords } from '../core/events.ts'
import type { ChauffeurOfMail } from '../dispatch/chauffeur-mails.ts'
import type { MailDetails } from './outbox.entity.ts'
import { customerLetter } from './customer-letters.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

const firm: Firm = {
  brandName: 'Poente',
  legalName: null,
  taxNumber: null,
  vatBp: null,
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
  isAirportService: true,
  pickupLocation: 'Faro',
  pickupLat: 37.0144,
  pickupLon: -7.9659,
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
  refundCents: 0,
  refundedCents: 0,
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
  readonly isAnnounced?: boolean
  readonly end?: 'missed'
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
    booking: { cancelledBy, cancelledAt: transfer.createdAt, cancelReason: 'Volta', refundCents: 123_450 },
  })),
  { kind: 'booking-cancelled', booking: { refundCents: 1000 } },
  { kind: 'booking-cancelled', booking: { cancelledBy: 'customer' } },
  { kind: 'booking-cancelled', booking: { cancelledBy: 'office' } },
  { kind: 'booking-cancelled', booking: { ...unpaid, paidCents: 0 } },
  { kind: 'booking-cancelled', booking: { refundCents: 1000, refundedCents: 200 } },
  { kind: 'booking-cancelled', booking: { paidCents: 0 } },
  ...(['none', 'checkout', 'refund', 'driver', 'unpaid'] as const).map((settlement) =>
    ofChange('booking-changed', { settlement }),
  ),
  ofChange('booking-changed', { by: 'office' }, { status: 'pending' }),
  ofChange('booking-changed', { wasAccepted: false }),
  ofChange('booking-changed', { by: 'partner' }),
  ofChange('change-requested'),
  ofChange('change-requested', { by: 'partner' }),
  ofChange('change-requested', { settlement: 'refund', newTotalCents: 100_000, paidCents: 0 }),
  ofChange('change-to-pay'),
  ofChange('change-to-pay', { by: 'partner' }),
  ofChange('change-declined', { reason: 'Volta' }),
  ofChange('change-declined', { by: 'office' }),
  ofChange('change-declined', { by: 'partner', wasWithdrawn: true }),
  ...changeEndReasons.map((why) => ofChange('change-expired', { endCode: why })),
  ...(['everything', 'chauffeur', 'car', 'time'] as const).map((news): Case => ({
    kind: 'chauffeur-assigned',
    drives: { news },
  })),
  { kind: 'chauffeur-assigned', drives: { car: null, plate: null, isAtAirport: false } },
  { kind: 'chauffeur-assigned', booking: { meetAt: new Date('2027-01-27T11:15:00.000Z') } },
  { kind: 'chauffeur-on-the-way', drives: { news: 'chauffeur' } },
  { kind: 'chauffeur-on-the-way', drives: { carCount: 3 } },
  { kind: 'meeting-moved', details: { meetAt: '2027-01-27T11:15:00.000Z' } },
  { kind: 'meeting-moved', details: { meetAt: '2027-01-28T00:10:00.000Z' } },
  { kind: 'meeting-moved', details: { meetAt: null } },
  { kind: 'flight-delayed' },
  { kind: 'flight-delayed', details: { flight: 'diverted' } },
  { kind: 'trip-reminder' },
  { kind: 'trip-reminder', booking: { paymentMethod: 'cash', paymentStatus: 'not_required', paidCents: 0 } },
  { kind: 'trip-reminder', booking: unpaid },
  { kind: 'trip-reminder', isAnnounced: true, booking: { meetAt: new Date('2027-01-27T11:15:00.000Z') } },
  {
    kind: 'trip-reminder',
    booking: { pickupLocation: 'Vilamoura', pickupLat: 37.0764, pickupLon: -8.117, pickupNote: 'Casa Azul' },
  },
  { kind: 'trip-thanks' },
  { kind: 'trip-thanks', drivers: ['Tiago Reis'] },
  ...[{}, { refundCents: 1000 }, { refundCents: 123_450 }, { paidCents: 0 }].map((booking): Case => ({
    kind: 'trip-thanks',
    end: 'missed',
    booking,
  })),
  { kind: 'chauffeur-at-pickup', drives: { isAtAirport: false, includedWait: 15 } },
  { kind: 'private-link' },
  { kind: 'private-link', booking: { cancelledAt: new Date('2027-01-13T09:00:00.000Z') } },
  { kind: 'private-link', details: { isRenewed: true }, hasOthers: true },
  { kind: 'email-changed' },
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
    config: { FLIGHTS: 'off' },
    payUrl: 'https://poente.example/pay#a',
    tripUrl: 'https://poente.example/trip/a',
    chauffeur: { ...chauffeur, ...one.drives },
    announced: one.isAnnounced ? [chauffeur] : [],
    mayChange: isStanding(booking) && one.kind !== 'trip-thanks',
    thanks: { end: one.end ?? 'driven', chauffeurs: one.drivers ?? [] },
    undo: { url: 'https://poente.example/undo-email#a', until: new Date('2027-01-13T09:00:00.000Z') },
    otherTrips: others,
  })
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
}

const ENGLISH = /\b(?:the|you|your|we|our|is|are|has|have|not|and|with|from|please|booking|payment|trip)\b/iu
/** Lines that are equal in every language: who we are, names, numbers and addresses. */
const NO_SENTENCE = /^(?:[^\p{L}]*|Poente|(?:WhatsApp|E-?mail): .*|TR-7K3Q9X: .*|https:.*|-+)$/u

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

/** Returns the subject and text of a letter without the trip and our contacts. */
function sentences(one: Case): string {
  const { subject, text } = mail(one, 'en')
  const said = text
    .split('\n\n')
    .filter((block) => !/^(?:Poente|Dear|When you|Pick-up:|Phone:|We sent)/.test(block))
  return [subject, ...said].join('\n').replaceAll('\u00A0', ' ').replaceAll(/^-+\n/gm, '')
}

/** A form in which a letter is written, in a line. */
function formOf({ kind, ...rest }: Case): string {
  const known = new Set(['trips', 'lines', ...Object.keys(hire)])
  return `=== ${kind} ${JSON.stringify(rest, (name, value: unknown) => (known.has(name) ? undefined : value))}`
}

test('each mail says in each of its forms what is written down, those that say the same once', async () => {
  const alike = Map.groupBy(cases, sentences)
  const all = [...alike].map(([text, forms]) => `${forms.map(formOf).join('\n')}\n${text}\n`)
  await expect(all.join('\n')).toMatchFileSnapshot('guest-mails.snap.txt')
})

test.for(LOCALES)('a mail in %s names its language, and says nothing that is undefined', (locale) => {
  for (const one of cases) {
    const { subject, text, html } = mail(one, locale)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object|=>/)
  }
})

test('amounts, days, luggage and distances are written as in the language of the guest', () => {
  const booking = { ...unpaid, luggageConfig: '3 cabin bags' }
  const textIn = (locale: Locale) => mail({ kind: 'booking-confirmed', booking }, locale).text
  const facts = (locale: Locale) => textIn(locale).replaceAll(/\s+/gu, ' ')
  expect(facts('en')).toMatch(
    /€1,234\.50.*Wednesday, 27 January 2027, 10:30 \(Lisbon time\).*3 cabin bags.*92\.5 km/,
  )
  expect(facts('pt')).toMatch(
    /1234,50 €.*quarta-feira, 27 de janeiro de 2027, às 10:30 \(hora de Lisboa\).*3 malas de cabine.*92,5 km/,
  )
  expect(facts('es')).toMatch(
    /1234,50 €.*miércoles 27 de enero de 2027 a las 10:30 \(hora de Lisboa\).*3 maletas de cabina.*92,5 km/,
  )
})

test('a guest who is met later reads that time as the pick-up’s', () => {
  const booking = { meetAt: new Date('2027-01-27T11:15:00.000Z') }
  const { text, html } = mail({ kind: 'chauffeur-assigned', booking }, 'en')
  expect(text).toMatch(/Pick-up: +Wednesday, 27 January 2027, 11:15 \(Lisbon time\)/)
  expect(html).toMatch(/>11:15</)
  expect(html).not.toMatch(/>10:30</)
})

const atHotel = { pickupLocation: 'Vilamoura', pickupLat: 37.0764, pickupLon: -8.117 }

/** The blocks of a mail in plain text, from the greeting on. */
function blocks(one: Case, locale: Locale): string[] {
  const [, , , ...rest] = mail(one, locale).text.split('\n\n')
  return rest
}

test.each([
  'booking-confirmed',
  'chauffeur-assigned',
  'chauffeur-on-the-way',
  'chauffeur-at-pickup',
] as const)('a mail of the kind %s to somebody who lands begins with how they are met', (kind) => {
  expect(blocks({ kind }, 'en')[0]?.replaceAll(/: +/g, ': ')).toBe(
    [
      'When you arrive',
      'Meeting point: In the arrivals hall',
      'Name on the sign: Costa',
      'Free waiting: 60 minutes from the pick-up time, 10:30',
      'Nobody there? Call Tiago: +351914000000',
      'Nobody there? Call us: +351 289 111 222',
      'Is your flight late? Tell us when you land.',
    ].join('\n'),
  )
})

test.each([
  ['en', 'When you arrive', 'In the arrivals hall'],
  ['pt', 'À chegada', 'Na zona de chegadas'],
  ['es', 'A su llegada', 'En la sala de llegadas'],
] as const)(
  'in %s the confirmation says how a guest is met, above all else and once',
  (locale, heading, hall) => {
    const { text, html } = mail({ kind: 'booking-confirmed' }, locale)
    expect(blocks({ kind: 'booking-confirmed' }, locale)[0]).toMatch(new RegExp(`^${heading}\n.*${hall}`))
    expect(text.split('Costa').length).toBe(2 + (text.includes('Rui Costa') ? 1 : 0))
    expect(html.indexOf(heading)).toBeGreaterThan(0)
    expect(html.indexOf(heading)).toBeLessThan(html.indexOf('10:30</p>'))
  },
)

test('whoever is met elsewhere, and whoever has cancelled, reads nothing of an airport', () => {
  for (const one of [
    { kind: 'booking-confirmed', booking: atHotel },
    { kind: 'booking-changed', booking: { ...atHotel, status: 'confirmed' } },
    { kind: 'booking-cancelled', booking: { cancelledBy: 'customer', cancelledAt: transfer.createdAt } },
    { kind: 'booking-received', booking: { status: 'pending' } },
  ] as const satisfies readonly Case[])
    expect(mail(one, 'en').text).not.toMatch(/arrivals hall/i)
})

test.each([
  ['en', 'Airport transfer', 'Point to Point'],
  ['pt', 'Transfer de aeroporto', 'Transfer'],
  ['es', 'Traslado de aeropuerto', 'Traslado'],
] as const)(
  'in %s a mail calls the service by its name, and has a flight only where one was given',
  (locale, airport, other) => {
    const flight = /^(?:Flight|Voo|Vuelo):/m
    const service = /^(?:Service|Serviço|Servicio): +(.*)$/m
    const textOf = (booking: object) => mail({ kind: 'booking-confirmed', booking }, locale).text
    expect(service.exec(textOf({}))?.[1]).toBe(airport)
    expect(textOf({})).toMatch(flight)
    expect(textOf({ flightNumber: null })).not.toMatch(flight)
    expect(service.exec(textOf({ ...atHotel, isAirportService: false }))?.[1]).toBe(other)
  },
)

test.each([
  // Some of it has gone back before.
  [
    2000,
    'en',
    'Of the €80.00 that you paid, €20.00 was refunded to you before. €40.00 will now be refunded to your original payment method',
  ],
  [2000, 'pt', 'Dos 80,00 € que pagou, 20,00 € já lhe tinham sido devolvidos. Vamos devolver agora 40,00 €'],
  [2000, 'es', 'De los 80,00 € que pagó, 20,00 € ya se le habían devuelto. Ahora le devolveremos 40,00 €'],
  // It was asked for before, and has not gone yet.
  [0, 'en', 'Of the €80.00 that you paid, €60.00 will be refunded to your original payment method'],
  [0, 'pt', 'Dos 80,00 € que pagou, 60,00 € serão devolvidos pelo mesmo meio de pagamento'],
  [0, 'es', 'De los 80,00 € que pagó, le devolveremos 60,00 € por el mismo medio de pago'],
] as const)(
  'with %d cents returned the mail of a cancellation in %s says where all that was paid is',
  (refundedCents, locale, sentence) => {
    const money = { paidCents: 8000, refundCents: 6000, refundedCents }
    const booking = { cancelledBy: 'office', cancelledAt: transfer.createdAt, ...money } as const
    const { text } = mail({ kind: 'booking-cancelled', booking }, locale)
    expect(text.replaceAll('\u00A0', ' ')).toContain(sentence)
  },
)

test.each([
  [
    'en',
    'We have refunded €20.00 to the card',
    'In all, €35.00 of the €80.00 that you paid has now been refunded',
  ],
  ['pt', 'Devolvemos 20,00 € ao cartão', 'Ao todo, dos 80,00 € que pagou, já devolvemos 35,00 €'],
  [
    'es',
    'Hemos devuelto 20,00 € a la tarjeta',
    'En total, de los 80,00 € que pagó, ya le hemos devuelto 35,00 €',
  ],
] as const)('in %s the mail of a later refund says its own sum, and the sum of all', (locale, own, all) => {
  const textOf = (refundedCents: number) =>
    mail(
      {
        kind: 'payment-refunded',
        booking: { paidCents: 8000, refundCents: 3500, refundedCents },
        details: { amountCents: 2000, refundOf: 'office' },
      },
      locale,
    ).text.replaceAll('\u00A0', ' ')
  expect(textOf(3500)).toContain(own)
  expect(textOf(3500)).toContain(all)
  expect(textOf(2000)).not.toContain(all.slice(0, 8))
})

test('the mail of a rejection names what was paid, and not what the driver would have collected', () => {
  const booking = { status: 'rejected', totalCents: 7500, paidCents: 6000, driverCents: 1500 }
  expect(mail({ kind: 'booking-rejected', booking }, 'en').text).toContain(
    'The €60.00 that you paid will be refunded',
  )
})
