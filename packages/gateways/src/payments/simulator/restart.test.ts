import { expect, test } from 'vitest'
import { manualClock } from '../testing/simulator-server.ts'
import { type CheckoutStore, type SimulatedCheckout, simulatedCheckout } from './simulated-checkout.ts'
import type { SimulatorRequest } from './simulator-http.ts'
import { paymentSimulator } from './payment-simulator.ts'

/** Keeps nothing but text, as a database does. */
function checkoutsAsText(): CheckoutStore {
  const texts = new Map<string, string>()
  const parse = (text: string | undefined) =>
    text === undefined ? undefined : simulatedCheckout.parse(JSON.parse(text))
  const write = (checkout: SimulatedCheckout) => {
    texts.set(checkout.id, JSON.stringify(checkout))
    return checkout
  }
  return {
    read: async (id) => parse(texts.get(id)),
    findByReference: async (reference) =>
      [...texts.values()].map(parse).find((checkout) => checkout?.order.reference === reference),
    add: async (checkout) => write(checkout).id !== '',
    change: async (id, decide) => {
      const checkout = parse(texts.get(id))
      return checkout && write(decide(checkout))
    },
  }
}

const key = { authorization: 'Bearer k' }

test('a restart loses nothing that is stored', async () => {
  const store = checkoutsAsText()
  const clock = manualClock('2027-06-01T10:00:00Z')
  const start = () =>
    paymentSimulator({ url: 'https://shop.example/sim/', apiKey: 'k', merchantCode: 'M', store, clock })
  const ask = async (method: string, path: string, json?: object) => {
    const request: SimulatorRequest = {
      method,
      path: `/sim${path.split('?')[0]}`,
      query: new URLSearchParams(path.split('?')[1]),
      headers: key,
      body: json ? JSON.stringify(json) : '',
    }
    const { status, body } = await start().answerCall(request)
    return { status, json: JSON.parse(body) }
  }

  const order = { checkout_reference: 'TR-1', amount: 19.99, currency: 'EUR', merchant_code: 'M' }
  const created = await ask('POST', '/v0.1/checkouts', { ...order, valid_until: '2027-06-01T12:30:00+02:00' })
  expect(created).toMatchObject({ status: 201, json: { valid_until: '2027-06-01T10:30:00.000Z' } })
  const { id } = created.json
  expect(created.json.hosted_checkout_url).toBe(`https://shop.example/sim/pay/${id}`)
  await start().decline(id)
  await start().pay(id, 'charged-twice')
  const refund = await ask('POST', `/v1.0/merchants/M/payments/${id}-3/refunds`, { amount: 5 })
  expect(refund).toEqual({ status: 201, json: {} })

  expect((await ask('GET', `/v0.1/checkouts/${id}`)).json).toMatchObject({
    ...order,
    status: 'PAID',
    transaction_id: `${id}-2`,
    transactions: [{ status: 'FAILED' }, { status: 'SUCCESSFUL' }, { status: 'SUCCESSFUL' }],
  })
  expect((await ask('GET', '/v0.1/checkouts?checkout_reference=TR-1')).json).toHaveLength(1)
  expect((await ask('GET', `/v2.1/merchants/M/transactions?id=${id}-3`)).json).toMatchObject({
    status: 'SUCCESSFUL',
    transaction_events: [{ event_type: 'PAYOUT' }, { event_type: 'REFUND', status: 'REFUNDED', amount: 5 }],
    events: [{ type: 'PAYOUT' }, { type: 'REFUND', status: 'REFUNDED', amount: 5 }],
  })
})
