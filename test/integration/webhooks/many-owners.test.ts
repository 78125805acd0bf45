import { webhookEvents } from '@chauffeur/domain/webhooks'
import type { WebhookSender } from '@chauffeur/gateways/webhooks/http-webhook-sender'
import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makeKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { checkoutOf, online, openPaying } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE } from '../../support/webhooks.ts'

const twoKeys = async (app: TestApp) =>
  [await makeKey(app, { name: 'Hotel Sol' }), await makeKey(app, { name: 'Hotel Lua' })] as const

const SOL = 'https://sol.invalid/hooks'
const LUA = 'https://lua.invalid/hooks'
const OFFICE = 'https://office.invalid/hooks'

/** Carries every message, and remembers each as its event and its guest. */
function recordingSender(): WebhookSender & { to(url: string): string[] } {
  const sent: { url: string; what: string }[] = []
  return {
    to: (wanted) => sent.flatMap(({ url, what }) => (url === wanted ? [what] : [])).toSorted(),
    refusalOf: () => Promise.resolve(undefined),
    post({ url, body }) {
      const { type, data } = JSON.parse(String(body))
      sent.push({ url, what: `${type} ${data.passengerName}` })
      return Promise.resolve({
        outcome: 'answered',
        durationMs: 1,
        status: 200,
        body: '',
        retryAfter: undefined,
      })
    },
  }
}

/** Each party with each thing that happens to a booking, and several pages of deliveries. */
const BOOKINGS = 84

test('of many mixed bookings two partners hear of their own guests only, and the office of all', async ({
  open,
}) => {
  const sent = recordingSender()
  const app = await openPaying(open, { webhooks: sent })
  const [sol, lua] = [
    await makePartner(app, { name: 'Hotel Sol', openBookingsMax: 200 }),
    await makePartner(app, { name: 'Hotel Lua', openBookingsMax: 200 }),
  ]
  await addWebhook(app, SOL, { partnerId: sol.partner.id })
  const own = { name: 'Own', url: LUA, events: webhookEvents }
  await app.clients.REST.ask('createPartnerWebhook', own, byKey(lua))
  await addWebhook(app, OFFICE, { events: ['booking.created'] })

  const expected: Record<'sol' | 'lua' | 'visitor', string[]> = { sol: [], lua: [], visitor: [] }
  const parties = [
    ['sol', sol],
    ['lua', lua],
    ['visitor', undefined],
    ['lua', lua],
  ] as const
  const numbersOfSol = new Set<string>()
  for (let n = 0; n < BOOKINGS; n += 1) {
    const [party, key] = parties[n % parties.length] ?? parties[0]
    const customerName = `Guest ${n} of ${party}`
    const isPaid = n % 5 === 0
    const trip = isPaid ? online({ customerName }) : online({ customerName, paymentMethod: 'cash' })
    const { done } = await app.clients.REST.ask('createBooking', trip, key && byKey(key))
    if (party === 'sol') numbersOfSol.add(done.bookingNumber)
    expected[party].push(`booking.created ${customerName}`)
    if (isPaid) {
      await app.provider.pay(checkoutOf(done.checkoutUrl), 'smooth')
      expected[party].push(`payment.completed ${customerName}`)
    }
    if (n % 3 === 0) {
      await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
      expected[party].push(`booking.confirmed ${customerName}`)
    }
    if (n % 7 === 1 && !isPaid) {
      const { status } = await callAsAdmin(app, 'REST', 'rejectBooking', { id: done.id, reason: 'Full' })
      if (status === 200) expected[party].push(`booking.rejected ${customerName}`)
    }
  }
  await app.pass({ seconds: 5 })
  await app.workers.webhooks.drain()

  expect(sent.to(SOL)).toEqual(expected.sol.toSorted())
  expect(sent.to(LUA)).toEqual(expected.lua.toSorted())
  const created = Object.values(expected)
    .flat()
    .filter((what) => what.startsWith('booking.created'))
  expect(created).toHaveLength(BOOKINGS)
  expect(sent.to(OFFICE)).toEqual(created.toSorted())

  const [ofSol] = (await app.clients.REST.ask('listPartnerWebhooks', undefined, byKey(sol))).done.data
  const read = new Set<string | null>()
  let cursor: string | null = null
  do {
    const page: { data: { bookingNumber: string | null }[]; next_cursor: string | null } = (
      await app.clients.REST.ask(
        'listPartnerWebhookDeliveries',
        { id: ofSol?.id, limit: 20, ...(cursor !== null && { cursor }) },
        byKey(sol),
      )
    ).done
    for (const { bookingNumber } of page.data) read.add(bookingNumber)
    cursor = page.next_cursor
  } while (cursor !== null)
  expect(read).toEqual(numbersOfSol)
})

test('receivers of one partner that all hang hold up nobody else', async ({ open }) => {
  const app = await open(PRIVATE)
  const [sol, lua] = await twoKeys(app)
  const stuck = await openReceiver('hangs')
  const [atLua, atOffice] = [await openReceiver(), await openReceiver()]
  for (let n = 0; n < 20; n += 1) await addWebhook(app, `${stuck.url}/${n}`, { partnerId: sol.partner.id })
  await addWebhook(app, atLua.url, { partnerId: lua.partner.id })
  await addWebhook(app, atOffice.url)
  await app.clients.REST.ask('createBooking', faroToVilamoura(), byKey(sol))
  await app.clients.REST.ask('createBooking', faroToVilamoura(), byKey(lua))
  app.workers.webhooks.wake()
  await expect.poll(() => [atLua.received.length, atOffice.received.length]).toEqual([1, 2])
  expect(stuck.received.length).toBeLessThanOrEqual(4)
})
