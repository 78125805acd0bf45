import { simulatorServer } from '@chauffeur/gateways/payments/testing/simulator-server'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../support/app.ts'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import { checkoutOf, online, settingsOf, withKey } from '../../support/payments.ts'
import { openHome, startServer, type Home } from '../../support/server-process.ts'

// The process runs on the real clock, and so does the provider here.
const trip = online({ pickupDate: `${new Date().getFullYear() + 1}-06-01` })

async function openProvider() {
  const provider = await simulatorServer()
  onTestFinished(() => provider.close())
  const minutes = (Date.now() - provider.clock.now().getTime()) / 60_000
  provider.clock.advance({ minutes })
  return provider
}

const stored = (home: Home) => home.database?.fresh().find(Payment, {}) ?? Promise.resolve([])

/** As if the time of its first check had passed. */
const hurry = (home: Home) =>
  home.database?.fresh().execute(`update payment set next_check_at = now() - interval '1 second'`)

test.for([
  ['before the provider answered, having made the page', 'create', 'slow headers'],
  ['while the provider was sending its answer', 'create', 'stalled body'],
] as const)(
  'a process killed %s leaves no page that can be paid, and a repeat gets one',
  { timeout: 120_000 },
  async ([, call, fault]) => {
    const provider = await openProvider()
    const home = await openHome()
    const env = { ...home.env, ...settingsOf(provider), LOG_LEVEL: 'warn', HEARTBEAT_MS: '500' }
    const first = await startServer(env)
    provider.faults.next(call, fault)
    const lost = first.client.ask('createBooking', trip, withKey('killed')).catch(() => undefined)
    await expect.poll(() => provider.requests.length, { timeout: 20_000 }).toBe(1)
    await first.kill()
    await lost
    expect((await stored(home)).map(({ state }) => state)).toEqual(['creating'])

    await hurry(home)
    const second = await startServer(env)
    // The sweep finds what was made, and closes it: nobody knows its page.
    await expect
      .poll(async () => (await stored(home)).map(({ state }) => state), { timeout: 20_000 })
      .toEqual(['expired'])
    await second.client.ask('createBooking', trip, withKey('killed'))
    expect((await stored(home)).map(({ state }) => state).toSorted()).toEqual(['expired', 'pending'])
    expect(await second.stop()).toBe(0)
  },
)

test('a process killed while its customer paid finds out, and one killed while it asked for a refund never asks again', async () => {
  const provider = await openProvider()
  const home = await openHome()
  const env = { ...home.env, ...settingsOf(provider), LOG_LEVEL: 'warn', HEARTBEAT_MS: '500' }
  const state = async () => (await stored(home))[0]?.state
  const first = await startServer(env)
  const { done } = await first.client.ask('createBooking', trip, withKey('refund'))
  await first.kill()
  await provider.pay(checkoutOf(done.checkoutUrl), 'unnoticed')

  await hurry(home)
  const second = await startServer(env)
  await expect.poll(state, { timeout: 20_000 }).toBe('completed')
  const cookie = await signIn(second.client)
  const { done: listed } = await second.client.ask('listBookings', {}, { cookie })
  expect(listed.map(({ paymentStatus }) => paymentStatus)).toEqual(['completed'])
  provider.faults.next('refund', 'slow headers')
  await second.client.ask('rejectBooking', { id: done.id }, { cookie })
  const refunds = () => provider.requests.filter(({ url }) => url.pathname.endsWith('/refunds')).length
  await expect.poll(refunds, { timeout: 20_000 }).toBe(1)
  await second.kill()
  expect(await state()).toBe('refund_sent')

  await hurry(home)
  const third = await startServer(env)
  await expect.poll(state, { timeout: 20_000 }).toBe('refunded')
  expect(refunds()).toBe(1)
  expect(await third.stop()).toBe(0)
}, 120_000)
