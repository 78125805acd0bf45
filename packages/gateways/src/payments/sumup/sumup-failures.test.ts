import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expireLimit, isSilence } from '../../http/testing/expire-limit.ts'
import {
  FAILURES,
  type Failure,
  type FakeService,
  startFakeService,
} from '../../http/testing/fake-service.ts'
import type { Outcome, Payments } from '../payments.ts'
import type { Fault, SimulatedCall } from '../simulator/simulator-http.ts'
import {
  checkoutFor,
  clientOf,
  valueOf,
  SIMULATOR_KEY,
  type SimulatorServer,
  simulatorServer,
} from '../testing/simulator-server.ts'

let simulator: SimulatorServer
let broken: FakeService
beforeAll(async () => {
  simulator = await simulatorServer()
  broken = await startFakeService(() => ({ json: {} }))
})
afterEach(() => broken.failWith(undefined))
afterAll(async () => {
  await simulator.close()
  await broken.close()
})

const client = () => clientOf(simulator)

const LIMIT_MS = 8000
/** Returns the outcome of a call; where the service falls silent, once its time limit is over. */
function outcomeOf<T>(
  service: FakeService | SimulatorServer,
  failure: Failure | Fault,
  call: (payments: Payments) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const ask = () => call(clientOf(service))
  if (!isSilence(failure)) return ask()
  return expireLimit(failure, { call: ask, timeoutMs: LIMIT_MS, requests: service.requests })
}

const calls: Record<SimulatedCall, (payments: Payments) => Promise<Outcome<unknown>>> = {
  create: (payments) => payments.createCheckout(checkoutFor('TR-FAIL')),
  read: (payments) => payments.readCheckout('x'),
  find: (payments) => payments.findByReference('TR-FAIL'),
  deactivate: (payments) => payments.deactivateCheckout('x'),
  refund: (payments) => payments.refund({ transactionId: 'x' }),
  transaction: (payments) => payments.readTransaction('x'),
  merchant: (payments) => payments.readMerchant(),
}

/** Failures that come with a good status, which is enough for a call that needs no body. */
const HAS_STATUS_OK = new Set([
  'stalled body',
  'broken off',
  'endless body',
  'HTML',
  'wrong shape',
  'empty',
  'half JSON',
])

describe.each(Object.entries(calls))('a call to %s', (name, ask) => {
  it.each(FAILURES)('ends within its time limit, and throws nothing: %s', async (failure) => {
    await broken.failWith(failure)
    const before = broken.requests.length
    const outcome = await outcomeOf(broken, failure, ask)
    const isDone = name === 'refund' && HAS_STATUS_OK.has(failure)
    const expected = failure === '429' ? 'refused' : isDone ? 'ok' : 'unknown'
    expect(outcome).toMatchObject({ outcome: expected })
    expect(broken.requests.length - before).toBe(failure === 'refused connection' ? 0 : 1)
    const said = JSON.stringify(outcome)
    for (const secret of [SIMULATOR_KEY, '127.0.0.1', 'Welcome', 'elsewhere'])
      expect(said).not.toContain(secret)
    await expect.poll(() => broken.openRequests()).toBe(0)
  })

  it('knows that a question which never left may be asked again', async () => {
    await broken.failWith('refused connection')
    expect(await ask(clientOf(broken))).toMatchObject({ outcome: 'unknown', mayHaveArrived: false })
    await broken.failWith('slow headers')
    const lost = await outcomeOf(broken, 'slow headers', ask)
    expect(lost).toMatchObject({ outcome: 'unknown', mayHaveArrived: true })
  })

  it('keeps a key that is no header out of what it says', async () => {
    const outcome = await ask(clientOf(broken, { apiKey: 'sup_sk_pasted\nwith a break' }))
    expect(outcome.outcome).toBe('unknown')
    expect(JSON.stringify(outcome)).not.toContain('pasted')
  })
})

describe('the status counts as soon as it is there', () => {
  it.each<Fault>(['stalled body', 'half JSON', 'empty body', 'endless body'])(
    'a refund accepted with a body that fails (%s) is accepted',
    async (fault) => {
      const { id } = valueOf(await client().createCheckout(checkoutFor(`TR-201 ${fault}`)))
      await simulator.pay(id)
      simulator.faults.next('refund', fault)
      expect(
        await outcomeOf(simulator, fault, (payments) => payments.refund({ transactionId: `${id}-1` })),
      ).toEqual({
        outcome: 'ok',
        value: undefined,
      })
      const { refunds } = valueOf(await client().readTransaction(`${id}-1`))
      expect(refunds).toEqual([{ status: 'done', amountCents: 8550 }])
    },
  )

  it.each<Fault>(['stalled body', 'half JSON', 'endless body'])(
    'a duplicate reported with a body that fails (%s) is refused',
    async (fault) => {
      const request = checkoutFor(`TR-409 ${fault}`)
      valueOf(await client().createCheckout(request))
      simulator.faults.next('create', fault)
      expect(await outcomeOf(simulator, fault, (payments) => payments.createCheckout(request))).toEqual({
        outcome: 'refused',
        status: 409,
        code: undefined,
        reason: 'SumUp create checkout: refused with 409',
      })
    },
  )
})

describe('a checkout that was created without our knowing', () => {
  it.each<Fault>([
    'reset after the work',
    'slow headers',
    'stalled body',
    'half JSON',
    'empty body',
    'HTML 502 after the work',
    'endless body',
    'redirect',
  ])('is found by its reference: %s', async (fault) => {
    const request = checkoutFor(`TR-LOST ${fault}`)
    simulator.faults.next('create', fault)
    expect(await outcomeOf(simulator, fault, (payments) => payments.createCheckout(request))).toMatchObject({
      outcome: 'unknown',
      mayHaveArrived: true,
    })
    const [found, ...others] = valueOf(await client().findByReference(request.reference))
    expect(found).toMatchObject({ status: 'pending', amountCents: 8550, pageUrl: expect.any(String) })
    expect(others).toEqual([])
    expect(await client().createCheckout(request)).toMatchObject({ code: 'DUPLICATED_CHECKOUT' })
  })

  it.each<Fault>(['reset before the work', 'HTML 502', '429'])(
    'is nowhere to be found: %s',
    async (fault) => {
      const request = checkoutFor(`TR-NEVER ${fault}`)
      simulator.faults.next('create', fault)
      expect((await client().createCheckout(request)).outcome).not.toBe('ok')
      expect(valueOf(await client().findByReference(request.reference))).toEqual([])
    },
  )

  it('may be found without its page', async () => {
    const request = checkoutFor('TR-NO-PAGE')
    simulator.faults.next('create', 'without its page')
    simulator.faults.next('find', 'without its page')
    expect(valueOf(await client().createCheckout(request)).pageUrl).toBeUndefined()
    const [found] = valueOf(await client().findByReference(request.reference))
    expect(found).toMatchObject({ status: 'pending', pageUrl: undefined })
    expect(valueOf(await client().deactivateCheckout(found?.id ?? '')).status).toBe('expired')
  })
})

describe('a refund whose outcome is unknown', () => {
  it.each<[Fault, number]>([
    ['reset after the work', 1],
    ['slow headers', 1],
    ['HTML 502 after the work', 1],
    ['reset before the work', 0],
    ['HTML 502', 0],
  ])('is known by the transaction: %s', async (fault, made) => {
    const { id } = valueOf(await client().createCheckout(checkoutFor(`TR-BACK ${fault}`)))
    await simulator.pay(id)
    simulator.faults.next('refund', fault)
    expect(
      await outcomeOf(simulator, fault, (payments) => payments.refund({ transactionId: `${id}-1` })),
    ).toMatchObject({ outcome: 'unknown' })
    expect(valueOf(await client().readTransaction(`${id}-1`)).refunds).toHaveLength(made)
  })
})
