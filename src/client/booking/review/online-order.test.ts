import { beforeEach, expect, test } from 'vitest'
import { emptyDraft } from '../draft/draft.ts'
import type { Run } from '../draft/booking-session.ts'
import type { BookingRequest } from './booking-request.ts'
import { findOnlineOrder, forgetOnlineOrder, keepOnlineOrder, orderOf } from './online-order.ts'

const run: Run = { draft: emptyDraft, id: 'a'.repeat(32), revision: 3 }
const key = `${run.id}.3`
const request = (change: Partial<BookingRequest> = {}): BookingRequest => ({
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
  expect(orderOf(run, request(), findOnlineOrder())).toEqual({ key, request: request() })
})

test('whoever comes back unpaid sends the same order to the letter, though the quote was renewed', () => {
  keepOnlineOrder(run, { key, request: request() })
  expect(orderOf(run, request({ quoteId: 'second' }), findOnlineOrder())).toEqual({ key, request: request() })
})

test('another price, another way to pay and another trip are other orders', () => {
  keepOnlineOrder(run, { key, request: request() })
  const dearer = request({ totalPrice: 50, quoteId: 'second' })
  expect(orderOf(run, dearer, findOnlineOrder())).toEqual({ key: `${key}.5000`, request: dearer })
  const cash = request({ paymentMethod: 'cash' })
  expect(orderOf(run, cash, findOnlineOrder())).toEqual({ key: `${key}.cash`, request: cash })
  expect(orderOf({ ...run, revision: 4 }, request(), findOnlineOrder()).key).toBe(`${run.id}.4`)
})

test('an order at another price is found again, too', () => {
  keepOnlineOrder(run, { key, request: request() })
  const dearer = orderOf(run, request({ totalPrice: 50, quoteId: 'second' }), findOnlineOrder())
  keepOnlineOrder(run, dearer)
  const again = request({ totalPrice: 50, quoteId: 'third' })
  expect(orderOf(run, again, findOnlineOrder())).toEqual(dearer)
})

test('what is paid to the driver is not kept, and what was kept can be forgotten', () => {
  keepOnlineOrder(run, { key, request: request({ paymentMethod: 'cash' }) })
  expect(findOnlineOrder()).toBeUndefined()
  keepOnlineOrder(run, { key, request: request() })
  forgetOnlineOrder()
  expect(findOnlineOrder()).toBeUndefined()
})

test.for(['{', '[]', '{"run":1}', 'null'])('what is no order is none: %s', (text) => {
  sessionStorage.setItem('online-order', text)
  expect(findOnlineOrder()).toBeUndefined()
})
