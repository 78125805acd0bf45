import { describe, expect } from 'vitest'
import { CashEntry } from '../../../src/server/cash/cash-entry.entity.ts'
import { auditTrail } from '../../support/audit.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { anaWithTrip, byPhone, said, send } from '../../support/phone.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const OFFICE = { settings: { OFFICE_EMAIL: 'office@example.com' } } as const
const carriedBy = async (app: TestApp, protocol: Protocol) =>
  (await callAsAdmin(app, protocol, 'listDriverCash')).done.drivers.map(({ driverName, carried }) => [
    driverName,
    carried,
  ])

/** Ana at the end of her trip, which costs €49.00 in cash, as she says it. */
async function finish(app: TestApp, protocol: Protocol, collected: object | undefined) {
  const ana = await anaWithTrip(app)
  const step = said(app, ana.jobId, 'completed', collected && { collected })
  const [result] = await send(app, protocol, ana.token, [said(app, ana.jobId, 'on_board'), step]).then(
    (all) => all.slice(-1),
  )
  return { ...ana, step, result }
}

describe.each(protocols)('what a driver collects, by %s,', (protocol) => {
  test('counts once with the last step, and the office sees who carries it', async ({ open }) => {
    const app = await open({ ...OFFICE, clock: clockAt('2027-01-27T10:30:00Z') })
    const { step, token, bookingId, result } = await finish(app, protocol, { method: 'cash', amount: 49 })
    expect(result).toMatchObject({
      status: 200,
      job: { state: 'completed', collected: { method: 'cash', amount: 49 } },
    })
    await send(app, protocol, token, [step])
    expect(await carriedBy(app, protocol)).toEqual([['Ana Martins', 49]])
    const { done: list } = await app.clients[protocol].ask('listDriverJobs', undefined, byPhone(token))
    expect(list.carried).toBe(49)
    const { done } = await callAsAdmin(app, protocol, 'readBookingCash', { id: bookingId })
    expect(done.entries).toMatchObject([
      { kind: 'collected', method: 'cash', amount: 49, owed: 49, by: 'Ana Martins' },
    ])
    const collected = { method: 'cash', amount: 49 }
    const { done: booking } = await callAsAdmin(app, protocol, 'readBooking', { id: bookingId })
    expect(booking.trips).toMatchObject([{ collected }])
    const { done: page } = await callAsAdmin(app, protocol, 'readBookingTrip', { id: bookingId })
    expect(page.trip?.cars).toMatchObject([{ collected, carried: 49 }])
    const { done: board } = await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-27' })
    expect(board.trips).toMatchObject([{ cars: [{ collected, carried: 49 }] }])
    expect(board.drivers).toMatchObject([{ name: 'Ana Martins', carried: 49 }])
    expect((await app.mails()).filter(({ to }) => to?.[0]?.address === 'office@example.com')).toHaveLength(1)
  })

  test('may be another amount, which the office is told and finds in the history', async ({ open }) => {
    const app = await open({ ...OFFICE, clock: clockAt('2027-01-27T10:30:00Z') })
    const { bookingId } = await finish(app, protocol, { method: 'cash', amount: '40.50' })
    const mails = await app.mails()
    expect(mails.find(({ text }) => text?.includes('€40.50 in cash; €49.00 were owed.'))).toBeDefined()
    const { done } = await callAsAdmin(app, protocol, 'readBookingHistory', { id: bookingId })
    expect(done.entries.find(({ act }) => act === 'trip-collected')).toMatchObject({
      by: 'Ana Martins',
      note: '€40.50 in cash; €49.00 were owed.',
    })
    expect(await carriedBy(app, protocol)).toEqual([['Ana Martins', 40.5]])
  })

  test('by card, or not at all, is carried by nobody', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:30:00Z') })
    await finish(app, protocol, { method: 'card', amount: 49 })
    expect(await carriedBy(app, protocol)).toEqual([['Ana Martins', 0]])
  })

  test('is handed over in parts, and never more than is carried', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:30:00Z') })
    const { driverId } = await finish(app, protocol, { method: 'cash', amount: 49 })
    const handOver = (amount: number | string) =>
      callAsAdmin(app, protocol, 'handOverCash', { id: driverId, amount, note: 'In the evening' })
    expect((await handOver(20)).done.carried).toBe(29)
    app.clock.advance({ minutes: 1 })
    expectCode(await handOver(29.01), 400, 'INVALID_INPUT')
    expectCode(await handOver(0), 400, 'INVALID_INPUT')
    const [over, over2] = await Promise.all([handOver('29.00'), handOver('29.00')])
    expect(new Set([over.status, over2.status])).toEqual(new Set([200, 400]))
    expect(await carriedBy(app, protocol)).toEqual([['Ana Martins', 0]])
    const acts = (await auditTrail(app)).filter(({ act }) => act === 'cash handed over')
    expect(acts.map(({ subjectName, details }) => [subjectName, details])).toEqual([
      ['Ana Martins', { amount: 20, note: 'In the evening' }],
      ['Ana Martins', { amount: 29, note: 'In the evening' }],
    ])
  })
})

test('a collection is taken back with its step, and entries are only added', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T10:30:00Z') })
  const { jobId, token, step, bookingId } = await finish(app, 'REST', { method: 'cash', amount: 49 })
  const [undone] = await send(app, 'REST', token, [said(app, jobId, 'undo', { undoes: step.id })])
  expect(undone).toMatchObject({ status: 200, job: { state: 'on_board', collected: null } })
  expect(await carriedBy(app, 'tRPC')).toEqual([['Ana Martins', 0]])
  const again = said(app, jobId, 'completed', { collected: { method: 'not_paid', amount: 0 } })
  const [said2] = await send(app, 'REST', token, [again])
  expect(said2).toMatchObject({ job: { collected: { method: 'not_paid', amount: 0 } } })
  const { done } = await callAsAdmin(app, 'tRPC', 'readBookingCash', { id: bookingId })
  expect(done.entries.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
    'collected 0',
    'collected 49',
    'taken_back -49',
  ])
})

test('what two phones of a driver say without signal to have collected counts once', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T10:30:00Z') })
  const { jobId, token, bookingId } = await finish(app, 'REST', { method: 'cash', amount: 49 })
  const other = said(app, jobId, 'completed', { collected: { method: 'cash', amount: 49 } })
  await send(app, 'REST', token, [other])
  const { done } = await callAsAdmin(app, 'tRPC', 'readBookingCash', { id: bookingId })
  expect(done.entries).toMatchObject([{ kind: 'collected', amount: 49 }])
  expect(await carriedBy(app, 'REST')).toEqual([['Ana Martins', 49]])
})

test('the page of before says nothing of money, and its step counts', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T10:30:00Z') })
  const { result } = await finish(app, 'REST', undefined)
  expect(result).toMatchObject({ status: 200, job: { state: 'completed', collected: null } })
  expect(await app.database.fresh().count(CashEntry, {})).toBe(0)
})
