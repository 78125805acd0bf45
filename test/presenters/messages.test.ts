import type { Firm } from '@chauffeur/contract/firm'
import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { freeCancellationUntil } from '@chauffeur/domain/cancellation'
import { LOCALES, type Locale } from '@chauffeur/domain/locale'
import type { OfferState } from '@chauffeur/domain/offer'
import type { BookingMailKind } from '@chauffeur/domain/mail-kinds'
import { afterAll, expect, test, vi } from 'vitest'
import { bookingLinks } from '../../src/server/bookings/booking-link.ts'
import { Booking } from '../../src/server/bookings/booking.entity.ts'
import { BookingChange } from '../../src/server/changes/booking-change.entity.ts'
import { describeChange } from '../../src/server/changes/describe-change.ts'
import type { ChauffeurOfMail } from '../../src/server/dispatch/chauffeur-mails.ts'
import { Enquiry, EnquiryReply, Offer } from '../../src/server/enquiries/enquiry.entity.ts'
import {
  composeBookingMail,
  composeEnquiryMail,
  composeReplyMail,
} from '../../src/server/mail/compose-mail.ts'
import type { MailDetails } from '../../src/server/mail/outbox.entity.ts'
import { composeMessage } from '../../src/server/webhooks/enqueue-webhooks.ts'
import { testConfig } from '../support/config.ts'
import { bookingRow, changeRows, EVENING_BEFORE } from './full-booking.ts'
import { linesOf, seenIn, shownTo, type Values } from './who-sees-what.ts'

// The clock of the machine is nobody's.
vi.stubEnv('TZ', 'Asia/Tokyo')
afterAll(() => void vi.unstubAllEnvs())

const firm: Firm = {
  brandName: 'Poente',
  legalName: null,
  taxNumber: null,
  vatBp: null,
  licenceNumber: null,
  address: null,
  phone: '+351 289 111 111',
  phone2: '+351 289 222 222',
  email: 'desk@poente.example',
  whatsappNumber: '+351 913 333 333',
  openingHours: null,
  instagramUrl: null,
  facebookUrl: null,
  linkedinUrl: null,
  logoUrl: null,
  accentColor: null,
  vehiclePictures: {},
  version: 0,
}

const chauffeur: ChauffeurOfMail = {
  name: 'Duarte Dois',
  phone: '+351913000004',
  car: 'white Mercedes Vito',
  plate: '22-BB-22',
  carNo: 2,
  carCount: 2,
  isAtAirport: true,
  includedWait: 60,
  news: 'chauffeur',
}

const sender = {
  firm,
  config: testConfig({ OFFICE_EMAIL: 'desk@poente.example', PUBLIC_URL: 'https://poente.example' }),
}
const links = bookingLinks(Buffer.alloc(32, 1))
const bookingOf = (over: object = {}) => Object.assign(new Booking(), bookingRow, over)
const [accepted, declined] = changeRows.map((row) => describeChange(Object.assign(new BookingChange(), row)))

/** The mails about the booking, each in the state that it is about. */
const mails = {
  received: { kind: 'booking-received', booking: { status: 'pending' } },
  confirmed: { kind: 'booking-confirmed' },
  changed: { kind: 'booking-changed', details: accepted && { change: accepted } },
  declined: { kind: 'change-declined', details: declined && { change: declined } },
  cancelled: {
    kind: 'booking-cancelled',
    booking: {
      cancelledAt: new Date(EVENING_BEFORE),
      cancelledBy: 'office',
      cancelReason: 'The airport is closed',
      cancelFeeCents: 32_882,
    },
  },
  assigned: { kind: 'chauffeur-assigned' },
  thanks: { kind: 'trip-thanks' },
  link: { kind: 'private-link', details: { isRenewed: true } },
  refunded: {
    kind: 'payment-refunded',
    booking: { refundedCents: 3_031 },
    details: { amountCents: 1_812, refundOf: 'office' },
  },
  new: { kind: 'office-new-booking', booking: { status: 'pending' } },
  rated: { kind: 'office-low-rating' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly kind: BookingMailKind; readonly booking?: object; readonly details?: MailDetails | undefined }
  >
>
type Mail = {
  readonly kind: BookingMailKind
  readonly booking?: object
  readonly details?: MailDetails | undefined
}

const toCustomer = [
  'received',
  'confirmed',
  'changed',
  'declined',
  'cancelled',
  'assigned',
  'thanks',
  'link',
  'refunded',
] as const
const toOffice = ['new', 'rated'] as const

function written({ kind, booking, details = {} }: Mail, locale: Locale) {
  const other = bookingOf({ id: 'b0000000-0000-4000-8000-000000000002', number: 'TR-9X3Q7K', locale })
  const sent = composeBookingMail(kind, bookingOf({ locale, ...booking }), details, {
    ...sender,
    links,
    chauffeur: kind === 'chauffeur-assigned' ? chauffeur : undefined,
    mayChange: kind !== 'trip-thanks' && kind !== 'booking-cancelled' && kind !== 'payment-refunded',
    thanks: { end: 'driven', chauffeurs: ['Dora Prima', 'Duarte Dois'] },
    otherBookings: kind === 'private-link' ? [other] : [],
  })
  if (!sent) throw new Error('There is such a mail')
  return { ...sent, text: sent.text.replaceAll('\u00A0', ' ') }
}

/** The office's answer to somebody who has asked for a price, with an offer that can be booked until midnight in Seville. */
function offered(locale: Locale, state: OfferState = 'open') {
  const { pickupLocation, pickupName, pickupPlaceId, dropoffLocation, dropoffName, dropoffPlaceId } =
    bookingRow
  const { pickupDate, pickupTime, pickupZone, passengers, stops } = bookingRow
  const enquiry = Object.assign(new Enquiry(), {
    reference: 'QR-7K3Q9X',
    kind: 'quote',
    locale,
    customerName: 'Berta Booker',
    customerEmail: 'berta@booker.example',
    message: 'Is there a van for eleven?',
  } as const)
  const offer = Object.assign(new Offer(), {
    trip: {
      serviceType: 'point-to-point',
      serviceDuration: null,
      pickupLocation,
      pickupName,
      pickupPlaceId,
      dropoffLocation,
      dropoffName,
      dropoffPlaceId,
      pickupDate,
      pickupTime,
      pickupZone,
      passengers,
      stops: stops.map(({ id, location, duration }) => ({ id, location, duration })),
    },
    vehicleId: 5,
    totalCents: 41_117,
    expiresAt: new Date('2027-06-12T22:00:00.000Z'),
  } as const)
  const reply = Object.assign(new EnquiryReply(), {
    id: 'r',
    subject: 'Your trip',
    text: 'Dear Berta,\n\nyes.',
  })
  return composeReplyMail(
    { enquiry, reply, offer: { offer, state, url: 'https://poente.example/book?offer=o' } },
    sender,
  )
}

/** The facts that each mail states, the same in every language. */
const SAID = `
                       received confirmed changed declined cancelled assigned thanks link refunded new rated
customer name             ●         ●        ●       ●         ●         ●       ●     ●      ●     ●    ●
customer’s address        ·         ·        ·       ·         ·         ·       ·     ·      ·     ●    ●
traveller                 ●         ●        ●       ·         ·         ·       ·     ·      ·     ●    ●
traveller’s phone         ●         ●        ●       ·         ·         ·       ·     ·      ·     ●    ●
sign name                 ●         ●        ●       ·         ·         ●       ·     ·      ·     ●    ●
notes                     ●         ●        ●       ·         ·         ·       ·     ·      ·     ●    ●
flight                    ●         ●        ●       ·         ·         ·       ·     ·      ·     ●    ●
luggage                   ●         ●        ●       ·         ·         ·       ·     ·      ·     ●    ●
pick-up                   ●         ●        ●       ●         ●         ●       ●     ●      ●     ●    ●
way in its order          ●         ●        ●       ●         ●         ●       ●     ●      ●     ●    ●
vehicle                   ●         ●        ●       ·         ·         ·       ·     ·      ·     ●    ●
distance                  ●         ●        ●       ·         ·         ·       ·     ·      ·     ●    ●
price                     ●         ●        ●       ·         ·         ·       ·     ·      ·     ●    ●
chauffeur                 ·         ·        ·       ·         ·         ●       ·     ·      ·     ·    ·
billing                   ·         ·        ·       ·         ·         ·       ·     ·      ·     ●    ●
phones in their order     ●         ●        ●       ●         ●         ●       ●     ●      ●     ·    ·
old and new time          ·         ·        ●       ●         ·         ·       ·     ·      ·     ·    ·
why one was declined      ·         ·        ·       ●         ·         ·       ·     ·      ·     ·    ·
paid, back before, now    ·         ·        ·       ·         ●         ·       ·     ·      ·     ·    ·
now, paid, back in all    ·         ·        ·       ·         ·         ·       ·     ·      ●     ·    ·
partner’s reference       ·         ·        ·       ·         ·         ·       ·     ·      ·     ●    ●
who decided               ·         ·        ·       ·         ·         ·       ·     ·      ·     ·    ·
rating                    ·         ·        ·       ·         ·         ·       ·     ·      ·     ·    ●
`

const IN_LANGUAGES: Readonly<Record<Locale, Values>> = {
  en: {
    'pick-up': ['Tuesday, 15 June 2027, 00:30 (Seville time)'],
    'way in its order': ['Seville Airport', 'Huelva, 30 minutes', 'Tavira, 75 minutes', 'Hotel Solaris'],
    vehicle: ['Sprinter (or two vans)'],
    distance: ['312.3 km'],
    price: ['€411.17'],
    'old and new time': [/21:15 .*→.* 00:30|00:30 .*→.* 03:45/],
    'paid, back before, now': [/€359\.13[^]*€12\.19[^]*€18\.12/],
    'now, paid, back in all': [/€18\.12[^]*(?:€359\.13[^]*€30\.31|€30\.31[^]*€359\.13)/],
  },
  pt: {
    'pick-up': ['terça-feira, 15 de junho de 2027, às 00:30 (hora de Sevilha)'],
    'way in its order': ['Aeroporto de Sevilha', 'Huelva, 30 minutos', 'Tavira, 75 minutos', 'Hotel Solaris'],
    vehicle: ['Sprinter (ou duas carrinhas)'],
    distance: ['312,3 km'],
    price: ['411,17 €'],
    'old and new time': [/21:15 .*→.* 00:30|00:30 .*→.* 03:45/],
    'paid, back before, now': [/359,13 €[^]*12,19 €[^]*18,12 €/],
    'now, paid, back in all': [/18,12 €[^]*(?:359,13 €[^]*30,31 €|30,31 €[^]*359,13 €)/],
  },
  es: {
    'pick-up': ['martes 15 de junio de 2027 a las 00:30 (hora de Sevilla)'],
    'way in its order': [
      'Aeropuerto de Sevilla',
      'Huelva, 30 minutos',
      'Tavira, 75 minutos',
      'Hotel Solaris',
    ],
    vehicle: ['Sprinter (o dos furgonetas)'],
    distance: ['312,3 km'],
    price: ['411,17 €'],
    'old and new time': [/21:15 .*→.* 00:30|00:30 .*→.* 03:45/],
    'paid, back before, now': [/359,13 €[^]*12,19 €[^]*18,12 €/],
    'now, paid, back in all': [/18,12 €[^]*(?:359,13 €[^]*30,31 €|30,31 €[^]*359,13 €)/],
  },
}

const IN_HTML = {
  en: 'Tuesday, 15 June 2027 (Seville time)',
  pt: 'terça-feira, 15 de junho de 2027 (hora de Sevilha)',
  es: 'martes 15 de junio de 2027 (hora de Sevilla)',
} as const

const IN_ALL: Values = {
  'customer name': ['Berta Booker'],
  'customer’s address': ['+351 912 000 001', 'berta@booker.example'],
  traveller: ['Tomas Traveller'],
  'traveller’s phone': ['+34 612 000 002'],
  'sign name': ['Grupo Girassol'],
  notes: ['Nut allergy on board'],
  flight: ['IB 3171'],
  luggage: ['9 golf bags'],
  chauffeur: [/\+351913000004[^]*Duarte Dois[^]*\+351913000004[^]*22-BB-22/],
  billing: ['Booker Lda', '509999990', 'Rua Fatura 77, 3000-077 Coimbra, Portugal'],
  'phones in their order': ['+351 289 111 111', '+351 289 222 222', '+351 913 333 333'],
  'why one was declined': ['All vans out then'],
  'partner’s reference': ['PARTNER-REF-9'],
  'who decided': ['ada-decides'],
  rating: ['Bumpy but friendly'],
}

const shownOf = (html: string) =>
  html.replaceAll(/<(style|title)[^>]*>[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll('\u00A0', ' ')

const cases = [
  ...toCustomer.flatMap((name) => LOCALES.map((locale) => [name, locale] as const)),
  ...toOffice.map((name) => [name, 'en'] as const),
]

test.for(cases)('the mail “%s” in %s says what the table says, in both of its forms', ([name, locale]) => {
  const { text, html } = written(mails[name], locale)
  const values = { ...IN_ALL, ...IN_LANGUAGES[locale] }
  expect(seenIn(text, values)).toEqual(shownTo(name, SAID))
  // There the time stands above the day, in large letters.
  const inHtml = { ...values, 'pick-up': ['00:30', IN_HTML[locale]] }
  expect(seenIn(shownOf(html), inHtml)).toEqual(shownTo(name, SAID))
})

const wholeMails = ['confirmed', 'changed', 'cancelled', 'assigned', 'link', 'refunded'] as const

test.for(LOCALES)('the mails in %s are word for word as they are written down', async (locale) => {
  const all = [...wholeMails.map((name) => written(mails[name], locale)), offered(locale)].map(
    ({ subject, text }) => `=== ${subject}\n\n${text.replaceAll('\u00A0', ' ')}`,
  )
  await expect(all.join('\n')).toMatchFileSnapshot(`shown/mails.${locale}.snap.txt`)
})

const VALID_UNTIL = {
  en: 'Sunday 13 June, 00:00 (Seville time)',
  pt: 'domingo, 13 de junho, às 00:00 (hora de Sevilha)',
  es: 'domingo 13 de junio a las 00:00 (hora de Sevilla)',
} as const

test.for(LOCALES)(
  'an offer in %s says trip, price and deadline in that language, by the clock of the pick-up',
  (locale) => {
    const { text } = offered(locale)
    const values = { ...IN_LANGUAGES[locale], deadline: [VALID_UNTIL[locale]] }
    const said = seenIn(text.replaceAll('\u00A0', ' '), values)
    expect(Object.keys(said).filter((what) => said[what] === '●')).toEqual([
      'pick-up',
      'way in its order',
      'vehicle',
      'price',
      'deadline',
    ])
  },
)

/** A trip for which somebody asks the office for a price. */
const askedTrip = {
  serviceType: 'point-to-point',
  serviceDuration: null,
  pickupLocation: 'Seville Airport (SVQ)',
  pickupPlaceId: null,
  dropoffLocation: 'Lagos',
  dropoffPlaceId: null,
  stops: bookingRow.stops.map(({ location, duration }) => ({ location, duration })),
  pickupDate: '2027-06-15',
  pickupTime: '00:30',
  pickupZone: 'Europe/Madrid',
  vehicleId: 5,
  vehicleName: 'Sprinter (or two vans)',
  luggageConfig: '9 golf bags',
  passengers: 11,
  childSeatCount: 1,
  boosterSeatCount: 2,
  isAirportService: true,
  flightNumber: 'IB 3171',
  notes: 'Nut allergy on board',
  unavailableReason: { code: 'written', text: 'Every van was taken.' },
} as const

const asked = (kind: 'quote' | 'contact', over: object = {}) => {
  const enquiry = Object.assign(new Enquiry(), {
    kind,
    reference: kind === 'quote' ? 'QR-7K3Q9X' : 'CM-7K3Q9X',
    customerName: 'Berta Booker',
    customerEmail: 'berta@booker.example',
    customerPhone: '+351 912 000 001',
    locale: 'pt',
    ...over,
  } as const)
  const sent = composeEnquiryMail(enquiry, sender)
  if (!sent) throw new Error('The office wants mails')
  return `=== ${sent.subject}\n\n${sent.text}`
}

test('the office reads what somebody asks for, as far as they have said it', async () => {
  const somewhere = {
    pickupZone: null,
    dropoffLocation: null,
    serviceDuration: '4',
    stops: [],
    passengers: null,
  }
  const nothing = { childSeatCount: 0, boosterSeatCount: 0, flightNumber: null, notes: null }
  const all = [
    asked('quote', { trip: askedTrip }),
    asked('quote', { trip: { ...askedTrip, ...somewhere, ...nothing }, customerPhone: null }),
    asked('quote', { trip: { ...askedTrip, pickupDate: null }, customerEmail: null }),
    asked('quote', { trip: { ...askedTrip, pickupTime: null } }),
    asked('contact', { message: 'Do you drive to Madrid?', bookingNumber: bookingRow.number }),
  ]
  await expect(all.join('\n')).toMatchFileSnapshot('shown/enquiries.snap.txt')
})

test('the office reads of which journey a leg is, and when a guest is met whose flight is late', () => {
  const meetAt = new Date(bookingRow.pickupAt.getTime() + 45 * 60_000)
  const other = { number: 'TR-9X3Q7K', leg: 2, date: '2027-06-20', state: 'pending', end: null } as const
  const own = {
    number: bookingRow.number,
    leg: 1,
    date: bookingRow.pickupDate,
    state: 'confirmed',
    end: null,
  } as const
  const leg = { number: 'JR-7K3Q9X', leg: 1, discountPercent: 0, legs: [own, other] }
  const sent = composeBookingMail('office-cancellation', bookingOf({ meetAt }), {}, { ...sender, links, leg })
  expect(sent?.text).toMatch(
    /Journey: +JR-7K3Q9X, leg 1 of 2\nMet at: +Tuesday, 15 June 2027, 01:15 \(Seville time\)\n/,
  )
})

test('the office reads which partner has booked, and a guest of a booking on account that it can be seen', () => {
  const partner = 'Solar da Ria'
  const toOffice = composeBookingMail('office-new-booking', bookingOf({}), {}, { ...sender, links, partner })
  expect(toOffice?.text).toMatch(/Booked through: +Solar da Ria\nReference: +PARTNER-REF-9\n/)
  const onAccount = bookingOf({ paymentMethod: 'account', locale: 'en' })
  const toGuest = composeBookingMail('booking-received', onAccount, {}, { ...sender, links })
  expect(toGuest?.text).toContain('See your booking: ')
  expect(toGuest?.text).not.toContain('cancel your booking')
})

test('the office reads of a new booking that it was confirmed, where somebody was faster than the mail', () => {
  const confirmed = bookingOf({ status: 'confirmed' })
  const sent = composeBookingMail('office-new-booking', confirmed, {}, { ...sender, links })
  expect(sent?.text).toContain('A new booking was confirmed')
})

test('the mails to the office are word for word as they are written down', async () => {
  const all = toOffice.map((name) => {
    const { subject, text } = written(mails[name], 'en')
    return `=== ${subject}\n\n${text}`
  })
  await expect(all.join('\n')).toMatchFileSnapshot('shown/mails.office.snap.txt')
})

test.each([
  ['open', true],
  ['withdrawn', false],
  ['booked', false],
  ['ended', false],
] as const)('an offer that is %s can be booked from its mail: %s', (state, isOpen) => {
  const { text } = offered('en', state)
  expect(text.includes('https://poente.example/book?offer=o')).toBe(isOpen)
})

const notYet = { onTheWayAt: null, arrivedAt: null, onBoardAt: null, completedAt: null } as const

const trips: readonly PartnerTrip[] = [
  {
    carNo: 1,
    state: 'accepted',
    stateSince: '2027-06-10T11:00:00.000Z',
    driverName: 'Dora Prima',
    driverPhone: '+351913000003',
    plate: '11-AA-11',
    car: 'black Mercedes Vito',
    ...notYet,
  },
  {
    carNo: 2,
    state: 'offered',
    stateSince: '2027-06-14T16:00:00.000Z',
    driverName: null,
    driverPhone: null,
    plate: null,
    car: null,
    ...notYet,
  },
]

/** A message as the partner's server reads it. */
function message(): object {
  const booking = bookingOf()
  const beside = {
    change: null,
    trips: [...trips],
    cars: trips.map(({ state }) => state),
    terms: { freeUntil: freeCancellationUntil(booking.pickupAt), feeCents: 0, refundCents: 0 },
    checkoutUrl: null,
  }
  const told = { ...beside, booking, sequence: 9, now: new Date(EVENING_BEFORE) }
  const read: unknown = JSON.parse(composeMessage({ type: 'booking.confirmed', facts: undefined }, told))
  if (typeof read !== 'object' || read === null) throw new Error('A message is an object')
  return read
}

test('a message to a partner has what the table says, and is word for word as it is written down', async () => {
  expect(seenIn(JSON.stringify(message()))).toEqual(shownTo('message'))
  await expect(linesOf(message())).toMatchFileSnapshot('shown/message.snap.txt')
})
