import { phoneRefusal } from '@chauffeur/domain/phone-number'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { sentenceFor } from '@chauffeur/words/reasons'
import { expect, test } from 'vitest'
import { changeDraft, emptyDraft } from '../../shared/journey/draft/draft.ts'
import type { Quotes, VehicleQuote } from '../../shared/journey/quotes/use-quotes.ts'
import { readClock } from '../../shared/journey/state/use-pickup-clock.ts'
import { aDraft, quoteOf } from '../../site/booking/testing/open-booking.ts'
import { aBooking } from '../testing/a-booking.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import {
  problemsOf,
  startTerms,
  takeRequest,
  totalOf,
  type OfficeFormTerms,
  startDraft,
} from './office-draft.ts'

const vehicle = vehicleById(2)!
const quote = { ...quoteOf(49), serviceType: 'point-to-point', currency: 'EUR' } as const
const priced: VehicleQuote = { vehicle, state: 'priced', quote }
const unpriced: VehicleQuote = {
  vehicle,
  state: 'unpriced',
  reason: undefined,
  why: 'There is no fixed price.',
  mayPass: false,
}
const set = { ...startTerms, price: 'set', amount: '45.50', reason: 'A regular guest' } as const

const quotesOf = (chosen: VehicleQuote | undefined): Quotes => ({
  all: chosen ? [chosen] : [],
  chosen,
  retry: () => {},
  refresh: () => Promise.resolve(undefined),
})

const refusalOf = (phone: string) => sentenceFor(contactReasons, phoneRefusal(phone))

function problems(
  draft = aDraft({ paymentMethod: 'cash' }),
  terms: OfficeFormTerms = startTerms,
  chosen = priced,
) {
  const clock = readClock(draft, 'Europe/Lisbon', new Date('2026-11-20T12:00:00Z'))
  const all = Object.entries(problemsOf({ draft, terms, clock, quotes: quotesOf(chosen), refusalOf }))
  return Object.fromEntries(all.filter(([, problem]) => problem !== undefined))
}

test('an empty form names all that is missing', () => {
  expect(Object.keys(problems(emptyDraft))).toEqual([
    'pickupLocation',
    'dropoffLocation',
    'pickupDate',
    'pickupTime',
    'vehicleName',
    'customerName',
    'customerPhone',
    'customerEmail',
    'paymentMethod',
  ])
  expect(problems()).toEqual({})
})

test('without a list price a price has to be set, with its reason', () => {
  const draft = aDraft({ paymentMethod: 'cash' })
  expect(problems(draft, startTerms, unpriced)).toEqual({
    price: 'This vehicle has no list price for the trip. Set a price to book it.',
  })
  expect(problems(draft, { ...set, amount: '0', reason: ' ' }, unpriced)).toEqual({
    setPrice: 'Please give the price in euros, above 0.',
    priceReason: 'Please say why the price is another one.',
  })
  expect(problems(draft, set, unpriced)).toEqual({})
})

test('an address that no mail can be sent to is pointed out before it is sent', () => {
  expect(problems(aDraft({ paymentMethod: 'cash', email: 'by phone' }))).toEqual({
    customerEmail: 'No email can be sent to this address. Give one address, like guest@example.com.',
  })
})

test('numbers that cannot be dialled, and what was switched on and left empty, are pointed out', () => {
  const draft = aDraft({
    paymentMethod: 'cash',
    phone: 'abc',
    seatsWanted: true,
    isForAnother: true,
    travellerName: ' ',
    travellerPhone: 'ask Rui',
    billingAddressEnabled: true,
  })
  expect(problems(draft)).toEqual({
    customerPhone: contactReasons.phone_not_dialled,
    travellerPhone: contactReasons.phone_not_dialled,
    childSeatCount: 'Please choose at least one seat, or switch the seats off.',
    travellerName: 'Please give the traveller’s name.',
    companyName: 'Please fill in the billing address, or switch it off.',
  })
  expect(
    problems({
      ...draft,
      phone: '+351 912 345 678',
      seatsWanted: false,
      isForAnother: false,
      companyName: 'Costa',
    }),
  ).toEqual({})
})

test('the call carries the quote, or the price that was set and why', () => {
  const draft = aDraft({ paymentMethod: 'card_on_pickup' })
  expect(takeRequest(draft, startTerms, priced, undefined)).toMatchObject({
    totalPrice: 49,
    quoteId: 'q-49',
    paymentMethod: 'card_on_pickup',
    confirmed: true,
  })
  const asked = takeRequest(draft, { ...set, isConfirmed: false }, priced, 'an enquiry')
  expect(asked).toMatchObject({
    setPrice: '45.50',
    priceReason: 'A regular guest',
    confirmed: false,
    enquiryId: 'an enquiry',
  })
  expect([asked?.quoteId, asked?.totalPrice]).toEqual([undefined, undefined])
  expect([totalOf(startTerms, priced), totalOf(set, priced), totalOf(startTerms, unpriced)]).toEqual([
    4900,
    4550,
    undefined,
  ])
})

test('an enquiry fills in what it says', () => {
  const enquiry = anEnquiry()
  const draft = startDraft({ enquiry, again: undefined })
  expect(draft).toMatchObject({
    pickupLocation: enquiry.trip?.pickupLocation,
    dropoffLocation: enquiry.trip?.dropoffLocation,
    pickupDate: enquiry.trip?.pickupDate,
    pickupTime: enquiry.trip?.pickupTime,
    passengerName: enquiry.customerName,
    email: enquiry.customerEmail,
    phone: enquiry.customerPhone,
    vehicleId: enquiry.trip?.vehicleId,
  })
  expect(startDraft({ enquiry: undefined, again: undefined })).toBe(emptyDraft)
  expect(changeDraft(draft, { type: 'service', serviceType: 'hourly' }).dropoffLocation).toBe('')
})

test('a rejected booking that is made again fills in all of it', () => {
  const again = aBooking({
    status: 'rejected',
    passengers: 3,
    childSeatCount: 1,
    travellerName: 'Rita Silva',
    travellerPhone: '+351 913 000 000',
    flightNumber: 'TP 1901',
    isAirportService: true,
    notes: 'A quiet driver',
    paymentMethod: 'cash',
    billing: {
      companyName: 'Silva Lda',
      taxNumber: null,
      street: null,
      streetNumber: null,
      city: null,
      state: null,
      postalCode: null,
      country: null,
    },
  })
  const { pickupLocation, dropoffLocation, pickupDate, pickupTime, vehicleId, luggageConfig } = again
  expect(startDraft({ enquiry: undefined, again })).toMatchObject({
    pickupLocation,
    dropoffLocation,
    pickupDate,
    pickupTime,
    vehicleId,
    luggageConfig,
    passengers: 3,
    childSeatCount: 1,
    passengerName: 'Ana Silva',
    email: 'ana@example.com',
    phone: again.customerPhone,
    isForAnother: true,
    travellerName: 'Rita Silva',
    travellerPhone: '+351 913 000 000',
    flightNumber: 'TP 1901',
    notes: 'A quiet driver',
    paymentMethod: 'cash',
    billingAddressEnabled: true,
    companyName: 'Silva Lda',
    taxNumber: '',
  })
})

test('of another booking that is made again the day is chosen anew', () => {
  const again = aBooking({ status: 'confirmed' })
  const draft = startDraft({ enquiry: undefined, again })
  expect(draft).toMatchObject({
    pickupLocation: again.pickupLocation,
    pickupDate: '',
    pickupTime: again.pickupTime,
  })
})
