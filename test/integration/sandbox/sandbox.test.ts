import { describe, expect } from 'vitest'
import { makePartner } from '../../support/api-keys.ts'
import { expectCode } from '../../support/refusals.ts'
import { SANDBOX, sandboxCalls, startPartner } from '../../support/sandbox.ts'
import { test } from '../../support/test.ts'

const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type)

test('a trip of next week is driven now, and everybody is told at the instants that were named', async ({
  open,
}) => {
  const app = await open(SANDBOX)
  const { act, book, events, mails, read } = sandboxCalls(app, await startPartner(app))
  const { bookingNumber, livemode } = await book()
  expect([bookingNumber.slice(0, 3), livemode]).toEqual(['TT-', false])
  for (const [name, at] of [
    ['confirm', '2027-01-13T10:00:00Z'],
    ['assign', '2027-01-26T10:00:00Z'],
    ['accept', '2027-01-26T11:00:00Z'],
    ['on_the_way', '2027-01-27T09:50:00Z'],
    ['undo', '2027-01-27T09:50:30Z'],
    ['on_the_way', '2027-01-27T09:55:00Z'],
    ['arrived', '2027-01-27T10:20:00Z'],
    ['on_board', '2027-01-27T10:31:00Z'],
    ['completed', '2027-01-27T11:02:00Z'],
  ] as const) {
    const { status } = await act(bookingNumber, name, { at })
    expect([name, status]).toEqual([name, 200])
  }
  expect(await read(bookingNumber)).toMatchObject({
    status: 'confirmed',
    livemode: false,
    trips: [{ state: 'completed', onBoardAt: '2027-01-27T10:31:00.000Z' }],
  })
  const told = await events(bookingNumber)
  expect(typesOf(told)).toEqual([
    'booking.created',
    'booking.confirmed',
    'trip.assigned',
    'trip.assigned',
    'trip.on_the_way',
    'trip.corrected',
    'trip.on_the_way',
    'trip.arrived',
    'trip.on_board',
    'trip.completed',
  ])
  expect(told.every((one) => one.livemode === false)).toBe(true)
  expect(told.at(-1)?.timestamp).toBe('2027-01-27T11:03:00.001Z')
  const kept = await mails(bookingNumber)
  expect(kept.map(({ kind }) => kind)).toEqual([
    'booking-received',
    'booking-confirmed',
    'trip-reminder',
    'chauffeur-on-the-way',
    'chauffeur-at-pickup',
    'trip-thanks',
  ])
  expect(new Set(kept.map(({ to }) => to))).toEqual(new Set(['ana.sousa@example.com']))
  expect(kept[1]?.ics).toContain('BEGIN:VCALENDAR')
  expectCode(await act(bookingNumber, 'reject'), 409, 'ALREADY_DECIDED')
  expectCode(await act(bookingNumber, 'on_board', { at: '2027-01-27T09:00:00Z' }), 400, 'INVALID_INPUT')
})

test('a refusal of an act is the operation’s own', async ({ open }) => {
  const app = await open(SANDBOX)
  const { act, book } = sandboxCalls(app, await startPartner(app))
  const { bookingNumber } = await book()
  expectCode(await act(bookingNumber, 'assign'), 409, 'NOT_CONFIRMED')
  expectCode(await act(bookingNumber, 'accept'), 409, 'TRIP_MOVED_ON')
  expectCode(await act(bookingNumber, 'accept_change'), 409, 'CHANGE_ENDED')
  expectCode(await act(bookingNumber, 'pay'), 409, 'NOTHING_TO_PAY')
  expectCode(await act('TT-222222', 'confirm'), 404, 'NOT_FOUND')
})

test('the office releases a trip, a driver declines one, and somebody else gets it', async ({ open }) => {
  const app = await open(SANDBOX)
  const { act, book, events } = sandboxCalls(app, await startPartner(app))
  const { bookingNumber } = await book()
  for (const name of ['confirm', 'assign', 'release', 'assign', 'decline', 'assign'])
    expect([name, (await act(bookingNumber, name)).status]).toEqual([name, 200])
  expect(typesOf(await events(bookingNumber))).toEqual([
    'booking.created',
    'booking.confirmed',
    'trip.assigned',
    'trip.released',
    'trip.assigned',
    'trip.released',
    'trip.assigned',
  ])
})

describe('a payment', () => {
  test('is declined, then made', async ({ open }) => {
    const app = await open(SANDBOX)
    const { act, book, events, read } = sandboxCalls(app, await startPartner(app))
    const { bookingNumber } = await book({ paymentMethod: 'sumup' })
    await act(bookingNumber, 'pay_declined')
    expect((await read(bookingNumber)).paymentStatus).toBe('failed')
    await act(bookingNumber, 'pay')
    expect((await read(bookingNumber)).paymentStatus).toBe('completed')
    expect(typesOf(await events(bookingNumber))).toContain('payment.completed')
  })

  test('is not made in time', async ({ open }) => {
    const app = await open(SANDBOX)
    const { act, book, events } = sandboxCalls(app, await startPartner(app))
    const { bookingNumber } = await book({ paymentMethod: 'sumup' })
    expectCode(await act(bookingNumber, 'pay_expires', { at: '2027-01-13T09:10:00Z' }), 409, 'TOO_EARLY')
    expect((await act(bookingNumber, 'pay_expires')).status).toBe(200)
    expect(typesOf(await events(bookingNumber))).toContain('payment.failed')
  })
})

test.for([
  ['whole_life', { trips: [{ state: 'completed' }] }, 'trip.completed'],
  ['no_show', { trips: [{ state: 'no_show' }] }, 'trip.no_show'],
  ['late_cancel', { cancelledBy: 'customer', cancelFee: 49, refundedAmount: 0 }, 'booking.cancelled'],
  ['paid_refunded', { cancelledBy: 'customer', cancelFee: 0, refundedAmount: 49 }, 'payment.refunded'],
] as const)('the scenario %s is played to its end', async ([name, end, last], { open }) => {
  const app = await open(SANDBOX)
  const { play, events } = sandboxCalls(app, await startPartner(app))
  const { booking, messages } = await play(name)
  expect(booking).toMatchObject(end)
  const told = await events(booking.bookingNumber)
  expect(messages).toEqual(told.map(({ id }) => id))
  expect(told.at(-1)?.type).toBe(last)
})

test.for([
  ['whole_life', { trips: [{ state: 'completed' }], paymentMethod: 'account' }],
  ['no_show', { trips: [{ state: 'no_show' }] }],
  ['late_cancel', { cancelledBy: 'partner', cancelFee: 39.2, refundedAmount: 0 }],
  ['paid_refunded', { cancelledBy: 'partner', cancelFee: 0, refundedAmount: 39.2 }],
] as const)('with net terms the scenario %s is played on account', async ([name, end], { open }) => {
  const app = await open(SANDBOX)
  const key = await makePartner(app, { terms: 'net', discountBp: 2000, creditLimit: 100 })
  const { booking } = await sandboxCalls(app, key).play(name)
  expect(booking).toMatchObject(end)
})

test('the guest of a booking on account does not cancel it, and its partner does', async ({ open }) => {
  const app = await open(SANDBOX)
  const key = await makePartner(app, { terms: 'net', discountBp: 2000, creditLimit: 100 })
  const { act, book } = sandboxCalls(app, key)
  const { bookingNumber } = await book({ paymentMethod: 'account' })
  expectCode(await act(bookingNumber, 'guest_cancels'), 403, 'LINK_ONLY_SHOWS')
  const { done } = await act(bookingNumber, 'partner_cancels')
  expect(done).toMatchObject({ status: 'pending', cancelledBy: 'partner' })
})
