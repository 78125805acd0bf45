import { beforeEach, expect, test } from 'vitest'
import { emptyDraft } from '../../../shared/journey/draft/draft.ts'
import type { BookingSession } from '../../../shared/journey/draft/booking-session.ts'
import { findOfferSession, storeOfferSession } from '../../../shared/journey/draft/offer-session.ts'
import { findStoredSession, storeSession } from '../../../shared/journey/draft/session-storage.ts'
import type { CreateBookingInput } from '../../../shared/journey/booking-request.ts'
import {
  findOnlineOrder,
  orderOf,
  removeOnlineOrder,
  removePaidBooking,
  saveOnlineOrder,
  unpaidStep,
} from './online-order.ts'

const session: BookingSession = { draft: emptyDraft, id: 'a'.repeat(32), revision: 3 }
const key = `${session.id}.3`
const request = (change: Partial<CreateBookingInput> = {}): CreateBookingInput => ({
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  customerPhone: '1',
  pickupLocation: 'Faro',
  dropoffLocation: 'Sagres',
  pickupDate: '2027-06-01',
  pickupTime: '10:30',
  serviceType: 'point-to-point',
  passengers: '2',
  paymentMethod: 'sumup',
  totalPrice: 49,
  quoteId: 'first',
  ...change,
})

beforeEach(() => sessionStorage.clear())

test('a first order has the key of its run', () => {
  expect(orderOf(session, request(), findOnlineOrder())).toEqual({ key, request: request() })
})

test('whoever comes back unpaid sends the same order to the letter, though the quote was renewed', () => {
  saveOnlineOrder(session, { key, request: request() })
  expect(orderOf(session, request({ quoteId: 'second' }), findOnlineOrder())).toEqual({
    key,
    request: request(),
  })
})

test('another price, another way to pay and another trip are other orders', () => {
  saveOnlineOrder(session, { key, request: request() })
  const dearer = request({ totalPrice: 50, quoteId: 'second' })
  expect(orderOf(session, dearer, findOnlineOrder())).toEqual({ key: `${key}.5000`, request: dearer })
  const cash = request({ paymentMethod: 'cash' })
  expect(orderOf(session, cash, findOnlineOrder())).toEqual({ key: `${key}.cash`, request: cash })
  expect(orderOf({ ...session, revision: 4 }, request(), findOnlineOrder()).key).toBe(`${session.id}.4`)
})

test('an order at another price is found again, too', () => {
  saveOnlineOrder(session, { key, request: request() })
  const dearer = orderOf(session, request({ totalPrice: 50, quoteId: 'second' }), findOnlineOrder())
  saveOnlineOrder(session, dearer)
  const again = request({ totalPrice: 50, quoteId: 'third' })
  expect(orderOf(session, again, findOnlineOrder())).toEqual(dearer)
})

test('what is paid to the driver is not kept, and what was kept can be forgotten', () => {
  saveOnlineOrder(session, { key, request: request({ paymentMethod: 'cash' }) })
  expect(findOnlineOrder()).toBeUndefined()
  saveOnlineOrder(session, { key, request: request() })
  removeOnlineOrder()
  expect(findOnlineOrder()).toBeUndefined()
})

test.for(['{', '[]', '{"run":1}', 'null'])('what is no order is none: %s', (text) => {
  sessionStorage.setItem('online-order', text)
  expect(findOnlineOrder()).toBeUndefined()
})

test('whoever comes back from paying an offer unpaid comes back to the offer', () => {
  expect(unpaidStep()).toEqual({ step: 4 })
  saveOnlineOrder(session, { key, request: request() })
  expect(unpaidStep()).toEqual({ step: 4 })
  saveOnlineOrder(session, { key, request: request() }, 'a-token')
  expect(unpaidStep()).toEqual({ step: 4, offer: 'a-token' })
})

test('once an offer is paid its session is thrown away, and the tab’s other booking stays', () => {
  storeSession(session)
  storeOfferSession('a-token', session)
  saveOnlineOrder(session, { key, request: request() }, 'a-token')
  removePaidBooking()
  expect([findOnlineOrder(), findOfferSession('a-token')]).toEqual([undefined, undefined])
  expect(findStoredSession()).toBeDefined()
})

test('whoever comes back unpaid from both ways sends the quotes of both again', () => {
  const both = (first: string, second: string) => {
    const { customerName, customerEmail, customerPhone, paymentMethod, totalPrice, ...leg } = request()
    const legs = [first, second].map((quoteId) => ({ ...leg, quoteId }))
    return { customerName, customerEmail, customerPhone, paymentMethod, totalPrice, legs }
  }
  saveOnlineOrder(session, { key, request: both('a', 'b') })
  expect(orderOf(session, both('c', 'd'), findOnlineOrder())).toEqual({ key, request: both('a', 'b') })
})
