import { expect, test } from 'vitest'
import { sumupPayments } from '../sumup/sumup-payments.ts'
import { checkoutFor, valueOf } from '../testing/simulator-server.ts'
import { type CheckoutStore, checkoutsInMemory } from './simulated-checkout.ts'
import { inProcessFetch, paymentSimulator } from './payment-simulator.ts'

const account = { apiKey: 'key', merchantCode: 'M' }
// Nothing listens on this port.
const url = 'http://127.0.0.1:9/payment-simulator'

function open(change: Partial<CheckoutStore> = {}, timeoutMs = 8000) {
  const notified: string[] = []
  const simulator = paymentSimulator({
    ...account,
    url,
    store: { ...checkoutsInMemory(), ...change },
    deliver: async (returnUrl, body) => {
      notified.push(`${returnUrl} ${JSON.parse(body).id}`)
      return true
    },
  })
  const fetch = inProcessFetch(simulator.answerCall)
  const client = (apiKey = account.apiKey) =>
    sumupPayments({ ...account, apiKey, baseUrl: url, timeoutMs, fetch })
  return { client, notified, simulator }
}

test('a payment is made, paid and refunded without a connection', async () => {
  const { client, notified, simulator } = open()
  const order = checkoutFor('TR-1', { validUntil: new Date(Date.now() + 60_000) })
  const { id, pageUrl } = valueOf(await client().createCheckout(order))
  expect(pageUrl).toBe(`${url}/pay/${id}`)
  expect(valueOf(await client().findByReference('TR-1'))).toMatchObject([{ id, status: 'pending' }])
  await simulator.pay(id)
  await simulator.settled()
  expect(notified).toEqual([`${order.returnUrl} ${id}`])
  expect(valueOf(await client().readCheckout(id)).status).toBe('paid')
  expect(await client().refund({ transactionId: `${id}-1` })).toEqual({ outcome: 'ok', value: undefined })
  expect(valueOf(await client().readTransaction(`${id}-1`)).refunds).toMatchObject([{ status: 'done' }])
})

test('what the simulator refuses is refused as over a connection', async () => {
  const { client } = open()
  await client().createCheckout(checkoutFor('TR-1'))
  expect(await client().createCheckout(checkoutFor('TR-1'))).toMatchObject({
    outcome: 'refused',
    status: 409,
    code: 'DUPLICATED_CHECKOUT',
  })
  expect(await client('another key').readMerchant()).toMatchObject({ outcome: 'refused', status: 401 })
})

test('nobody knows the outcome when the database fails, or does not answer in time', async () => {
  const failing = open({ read: () => Promise.reject(new Error('the database is away')) })
  const silent = open({ read: () => new Promise(() => {}) }, 20)
  for (const { client } of [failing, silent])
    expect(await client().readCheckout('id')).toMatchObject({ outcome: 'unknown', mayHaveArrived: true })
})
