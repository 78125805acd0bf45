import { describe, expect, test } from 'vitest'
import { readNotification } from './read-response.ts'

const ID = '4ebc2ed7-bb8c-4d4d-a110-08fd31301bf2'
const ofCheckout = (more: object = {}) =>
  JSON.stringify({ event_type: 'CHECKOUT_STATUS_CHANGED', id: ID, ...more })
const ofSubscription = (payload: unknown, event_type = 'checkout.status.updated') =>
  JSON.stringify({ id: 'event-1', event_type, payload, timestamp: '2027-06-01T10:00:00Z' })

test('a notification of a checkout names it', () => {
  expect(readNotification(ofCheckout())).toBe(ID)
  expect(readNotification(ofCheckout({ status: 'PAID', amount: 1 }))).toBe(ID)
})

test('a notification of a subscription names it too', () => {
  expect(readNotification(ofSubscription({ checkout_id: ID, reference: 'TR-1', status: 'PAID' }))).toBe(ID)
})

describe('it is about nothing we know when', () => {
  test.for<[string, string]>([
    ['its event is new', ofCheckout({ event_type: 'CHECKOUT_SOMETHING_NEW' })],
    ['its event is of a terminal', ofSubscription({ checkout_id: ID }, 'solo.transaction.updated')],
    ['it has no event', JSON.stringify({ id: ID })],
    ['it has no id', JSON.stringify({ event_type: 'CHECKOUT_STATUS_CHANGED' })],
    ['its id is a number', ofCheckout({ id: 7 })],
    ['its id is empty', ofCheckout({ id: '' })],
    ['its id is longer than any', ofCheckout({ id: 'x'.repeat(65) })],
    ['its id is no id', ofCheckout({ id: "1' or '1'='1" })],
    ['its id leads elsewhere', ofCheckout({ id: '../merchants' })],
    ['its payload is missing', ofSubscription(undefined)],
    ['its payload is a text', ofSubscription(ID)],
    ['it is empty', ''],
    ['it is no JSON', 'event_type=CHECKOUT_STATUS_CHANGED'],
    ['it is half of it', ofCheckout().slice(0, -2)],
    ['it is a list', `[${ofCheckout()}]`],
    ['it is null', 'null'],
    ['it is longer than 4 KB', ofCheckout({ more: 'x'.repeat(4096) })],
    ['it is longer than 4 KB in bytes only', ofCheckout({ more: '€'.repeat(1500) })],
  ])('%s', ([, body]) => {
    expect(readNotification(body)).toBeUndefined()
  })
})

test('an id may be as long as a provider makes it', () => {
  expect(readNotification(ofCheckout({ id: 'c-'.padEnd(64, 'x') }))).toHaveLength(64)
})
