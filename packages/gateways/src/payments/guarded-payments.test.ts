import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardedPayments } from './guarded-payments.ts'
import { checkoutFor, clientOf } from './testing/checkouts.ts'
import { simulatorServer, type SimulatorServer } from './testing/simulator-server.ts'

let server: SimulatorServer
beforeEach(async () => {
  server = await simulatorServer()
})
afterEach(() => server.close())

const quick = { perSecond: 1000, burst: 100 }

test('every call goes through, and so does what is refused', async () => {
  const payments = guardedPayments(clientOf(server), { pace: quick })
  const made = await payments.createCheckout(checkoutFor('guarded-1'))
  if (made.outcome !== 'ok') throw new Error('not made')
  expect((await payments.readCheckout(made.value.id)).outcome).toBe('ok')
  expect((await payments.findByReference('guarded-1')).outcome).toBe('ok')
  expect((await payments.deactivateCheckout(made.value.id)).outcome).toBe('ok')
  expect((await payments.readMerchant()).outcome).toBe('ok')
  expect(await payments.readTransaction('none')).toMatchObject({ outcome: 'refused', status: 404 })
  expect(await payments.refund({ transactionId: 'none' })).toMatchObject({ outcome: 'refused', status: 404 })
})

test('after several calls in vain none is made for a while, and each says that it was not', async () => {
  let now = 0
  const payments = guardedPayments(clientOf(server), {
    breaker: { failures: 2, openMs: 30_000 },
    now: () => now,
    pace: quick,
  })
  server.faults.next('read', 'HTML 502')
  server.faults.next('read', '429')
  await payments.readCheckout('x')
  expect(await payments.readCheckout('x')).toMatchObject({ outcome: 'refused', status: 429 })
  const asked = server.requests.length
  expect(await payments.createCheckout(checkoutFor('guarded-2'))).toMatchObject({
    outcome: 'unknown',
    mayHaveArrived: false,
  })
  expect(server.requests).toHaveLength(asked)
  now = 30_000
  expect((await payments.createCheckout(checkoutFor('guarded-2'))).outcome).toBe('ok')
})

test('a request that is not one is thrown back, and says nothing of the provider', async () => {
  const payments = guardedPayments(clientOf(server), { breaker: { failures: 1 }, pace: quick })
  await expect(payments.createCheckout(checkoutFor(''))).rejects.toThrow(RangeError)
  expect((await payments.createCheckout(checkoutFor('guarded-3'))).outcome).toBe('ok')
})
