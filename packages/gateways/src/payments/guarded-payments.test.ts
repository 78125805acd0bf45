import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardedPayments, paymentCallers } from './guarded-payments.ts'
import { checkoutFor, clientOf, simulatorServer, type SimulatorServer } from './testing/simulator-server.ts'

let server: SimulatorServer
beforeEach(async () => {
  server = await simulatorServer()
})
afterEach(() => server.close())

const quick = { perSecond: 1000, burst: 100 }

test('every call goes through, and so does what is refused', async () => {
  const { people: payments } = guardedPayments(clientOf(server), { pace: quick })
  const made = await payments.createCheckout(checkoutFor('guarded-1'))
  if (made.outcome !== 'ok') throw new Error('not made')
  expect((await payments.readCheckout(made.value.id)).outcome).toBe('ok')
  expect((await payments.findByReference('guarded-1')).outcome).toBe('ok')
  expect((await payments.deactivateCheckout(made.value.id)).outcome).toBe('ok')
  expect((await payments.readMerchant()).outcome).toBe('ok')
  expect(await payments.readTransaction('none')).toMatchObject({ outcome: 'refused', status: 404 })
  expect(await payments.refund({ transactionId: 'none' })).toMatchObject({ outcome: 'refused', status: 404 })
})

const strict = { breaker: { failures: 2, openMs: 30_000 }, pace: quick } as const
const notAsked = { outcome: 'unknown', mayHaveArrived: false } as const

test('after several calls in vain none of that operation is made for a while, and each says that it was not', async () => {
  let now = 0
  const { people: payments } = guardedPayments(clientOf(server), { ...strict, now: () => now })
  server.faults.next('read', 'HTML 502')
  server.faults.next('read', '429')
  await payments.readCheckout('x')
  expect(await payments.readCheckout('x')).toMatchObject({ outcome: 'refused', status: 429 })
  const asked = server.requests.length
  expect(await payments.readCheckout('x')).toMatchObject(notAsked)
  expect(server.requests).toHaveLength(asked)
  now = 30_000
  expect(await payments.readCheckout('x')).toMatchObject({ outcome: 'refused', status: 404 })
})

test('an operation that fails keeps no other one from being asked for', async () => {
  const changes: string[] = []
  const { people } = guardedPayments(clientOf(server), {
    ...strict,
    now: () => 0,
    onChange: (operation, caller, isOpen) => changes.push(`${caller} ${operation} ${isOpen}`),
  })
  for (let time = 0; time < 2; time += 1) {
    server.faults.next('transaction', 'HTML 502')
    await people.readTransaction('x')
  }
  expect(await people.readTransaction('x')).toMatchObject(notAsked)
  const made = await people.createCheckout(checkoutFor('guarded-2'))
  if (made.outcome !== 'ok') throw new Error('not made')
  expect((await people.readCheckout(made.value.id)).outcome).toBe('ok')
  expect((await people.deactivateCheckout(made.value.id)).outcome).toBe('ok')
  expect(await people.refund({ transactionId: 'none' })).toMatchObject({ outcome: 'refused', status: 404 })
  expect(changes).toEqual(['people read_transaction true'])
})

test.for(paymentCallers)('what fails for %s is still asked for by the other', async (caller) => {
  const payments = guardedPayments(clientOf(server), { ...strict, now: () => 0 })
  for (let time = 0; time < 2; time += 1) {
    server.faults.next('read', 'HTML 502')
    await payments[caller].readCheckout('x')
  }
  expect(await payments[caller].readCheckout('x')).toMatchObject(notAsked)
  const other = payments[caller === 'people' ? 'schedule' : 'people']
  expect(await other.readCheckout('x')).toMatchObject({ outcome: 'refused', status: 404 })
})

test('a request that is not one is thrown back, and says nothing of the provider', async () => {
  const { people: payments } = guardedPayments(clientOf(server), { breaker: { failures: 1 }, pace: quick })
  await expect(payments.createCheckout(checkoutFor(''))).rejects.toThrow(RangeError)
  expect((await payments.createCheckout(checkoutFor('guarded-3'))).outcome).toBe('ok')
})
