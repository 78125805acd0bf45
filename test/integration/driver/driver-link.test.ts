import { describe, expect } from 'vitest'
import { DriverLink } from '../../../src/server/dispatch/driver-link.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { aDriver } from '../../support/cars.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, phoneToken } from '../../support/dispatch.ts'
import { anaWithTrip, byPhone } from '../../support/phone.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const ENDED = { status: 410, code: 'LINK_ENDED', error: 'This link has ended. Ask the office for a new one.' }

describe.each(protocols)('a driver’s link, by %s,', (protocol) => {
  test('is shown once, stored as a hash, and ends when it is renewed or revoked', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { driverId } = await anaWithTrip(app)
    const { done: made } = await callAsAdmin(app, protocol, 'makeDriverLink', { id: driverId })
    expect(made.url).toMatch(/\/d\/[\w-]{32}$/)
    const token = made.url.split('/').at(-1) ?? ''
    const read = (with_ = token) => app.clients[protocol].ask('listDriverJobs', undefined, byPhone(with_))
    expect((await read()).done).toMatchObject({ driverName: 'Ana Martins', jobs: [{ state: 'offered' }] })
    expect(JSON.stringify(await app.database.fresh().find(DriverLink, {}))).not.toContain(token)
    const { done: links } = await callAsAdmin(app, protocol, 'listDriverLinks')
    expect(links).toMatchObject([{ driverId, lastUsedAt: '2027-01-27T08:00:00.000Z' }])
    expect(JSON.stringify(links)).not.toContain(token)

    const { done: renewed } = await callAsAdmin(app, protocol, 'makeDriverLink', { id: driverId })
    expectRefusal(await read(), ENDED)
    const next = renewed.url.split('/').at(-1) ?? ''
    expect((await read(next)).status).toBe(200)
    await callAsAdmin(app, protocol, 'revokeDriverLink', { id: driverId })
    expectRefusal(await read(next), ENDED)
    expectRefusal(await read('guessed'), ENDED)
    expectRefusal(await app.clients[protocol].ask('listDriverJobs'), ENDED)
  })

  test('lives thirty days after it was last used', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { token } = await anaWithTrip(app)
    const read = () => app.clients[protocol].ask('listDriverJobs', undefined, byPhone(token))
    app.clock.advance({ minutes: 29 * 24 * 60 })
    expect((await read()).status).toBe(200)
    app.clock.advance({ minutes: 29 * 24 * 60 })
    expect((await read()).status).toBe(200)
    app.clock.advance({ minutes: 30 * 24 * 60 })
    expectRefusal(await read(), ENDED)
  })

  test('of a driver who was switched off opens nothing, and opens again once that is taken back', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { driverId: id } = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const token = await phoneToken(app, { driverId: id })
    const read = () => app.clients[protocol].ask('listDriverJobs', undefined, byPhone(token))
    const change = async (version: number, isActive: boolean) =>
      (await callAsAdmin(app, protocol, 'changeDriver', { id, version, ...aDriver({ isActive }) })).done
    expect(await change(1, false)).toMatchObject({ isActive: false })
    expectRefusal(await read(), ENDED)
    expect(await change(2, true)).toMatchObject({ isActive: true })
    expect((await read()).status).toBe(200)
  })

  test('of one job shows that job only', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { jobId } = await anaWithTrip(app)
    const token = await phoneToken(app, { assignmentId: jobId })
    const { done } = await app.clients[protocol].ask('listDriverJobs', undefined, byPhone(token))
    expect(done).toMatchObject({ driverName: null, isOneJob: true, jobs: [{ assignmentId: jobId }] })
    await callAsAdmin(app, protocol, 'revokeTripLink', { id: jobId })
    expectRefusal(await app.clients[protocol].ask('listDriverJobs', undefined, byPhone(token)), ENDED)
  })
})

test('wrong links are counted for whoever sends them, and cost a right one nothing', async ({ open }) => {
  const app = await open({ settings: { RATE_LIMIT: 'on' } })
  const { token } = await anaWithTrip(app)
  const statuses = []
  for (let time = 0; time < 6; time += 1)
    statuses.push((await app.clients.REST.ask('listDriverJobs', undefined, byPhone(`wrong-${time}`))).status)
  expect(statuses).toEqual([410, 410, 410, 410, 410, 429])
  // Nor does who asks very often with none, or with one that is well formed.
  const guessed = 'A'.repeat(32)
  for (let time = 0; time < 250; time += 1)
    await app.clients.REST.ask('listDriverJobs', undefined, time % 2 === 0 ? byPhone(guessed) : {})
  expect((await app.clients.REST.ask('listDriverJobs', undefined, byPhone(token))).status).toBe(200)
})

test('the calls of a phone are kept by nobody and name no token in the metrics', async ({ open }) => {
  const app = await open()
  const { token } = await anaWithTrip(app)
  const answer = await app.raw({
    method: 'GET',
    path: '/api/driver/jobs',
    headers: { 'x-driver-link': token },
  })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const { text } = await app.raw({ method: 'GET', path: '/metrics' })
  expect(text).not.toContain(token)
})
