import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeResponse, type FakeService, startFakeService } from '../../http/testing/fake-service.ts'
import type { Outcome, Payments } from '../payments.ts'
import type { Fault, SimulatedCall } from '../simulator/simulator-http.ts'
import { readRefusal } from './call-sumup.ts'
import {
  checkoutFor,
  clientOf,
  valueOf,
  SIMULATOR_KEY,
  type SimulatorServer,
  simulatorServer,
} from '../testing/simulator-server.ts'

let simulator: SimulatorServer
let refusing: FakeService
let refusal: FakeResponse = { json: {} }
beforeAll(async () => {
  simulator = await simulatorServer()
  refusing = await startFakeService(() => refusal)
})
afterAll(async () => {
  await simulator.close()
  await refusing.close()
})

describe('the ways in which SumUp says no', () => {
  it.each<[string, unknown, ReturnType<typeof readRefusal>]>([
    ['a message', { message: 'Nope', error_code: 'NO' }, { code: 'NO', message: 'Nope' }],
    [
      'a message for a parameter',
      { message: 'Bad', error_code: 'INVALID', param: 'amount' },
      { code: 'INVALID', message: 'Bad' },
    ],
    [
      'an error message',
      { error_message: 'No access', error_code: 'FORBIDDEN', status_code: '403' },
      { code: 'FORBIDDEN', message: 'No access' },
    ],
    [
      'a problem document',
      { type: 'https://developer.sumup.com/problem/not-found', title: 'T', status: 404, detail: 'Gone' },
      { code: 'not-found', message: 'Gone' },
    ],
    ['a problem without a type', { type: 'about:blank', title: 'T' }, { code: undefined, message: 'T' }],
    [
      'one error inside',
      { errors: { type: 'UNAUTHORIZED', detail: 'Who?' } },
      { code: 'UNAUTHORIZED', message: 'Who?' },
    ],
    [
      'errors of a processor inside a problem',
      { type: 'https://x/y', detail: 'Refused', errors: [{ code: 'TOO_HIGH', max_refundable_amount: 1 }] },
      { code: 'TOO_HIGH', message: 'Refused' },
    ],
    ['a list', [{ message: 'A', error_code: 'FIRST' }, { message: 'B' }], { code: 'FIRST', message: 'A' }],
    ['nothing it means to say', { message: 7, error_code: null }, { code: undefined, message: undefined }],
    ['a text', 'no', { code: undefined, message: undefined }],
    ['nothing at all', undefined, { code: undefined, message: undefined }],
    ['null', null, { code: undefined, message: undefined }],
  ])('%s', (_, json, refusal) => {
    expect(readRefusal(json)).toEqual(refusal)
  })
})

const calls: Record<SimulatedCall, (payments: Payments, id: string) => Promise<Outcome<unknown>>> = {
  create: (payments) => payments.createCheckout(checkoutFor('TR-NO-1')),
  read: (payments, id) => payments.readCheckout(id),
  find: (payments) => payments.findByReference('TR-NO-1'),
  deactivate: (payments, id) => payments.deactivateCheckout(id),
  refund: (payments, id) => payments.refund({ transactionId: id }),
  transaction: (payments, id) => payments.readTransaction(id),
  merchant: (payments) => payments.readMerchant(),
}

describe.each(Object.entries(calls))('a call to %s', (_, ask) => {
  it('is refused without the right key, which no message contains', async () => {
    const refused = await ask(clientOf(simulator, { apiKey: 'sup_sk_wrong' }), 'x')
    expect(refused).toMatchObject({ outcome: 'refused', status: 401, code: 'unauthorized' })
    expect(JSON.stringify(refused)).not.toContain('sup_sk_wrong')
  })

  it.each([400, 403, 404, 409, 422, 429])('is refused with %i, whatever the body', async (status) => {
    for (const json of [{}, [], null, 'no', { error_code: 'X'.repeat(500), message: 'y'.repeat(5000) }]) {
      refusal = { status, json }
      const refused = await ask(clientOf(refusing), 'x')
      expect(refused).toMatchObject({ outcome: 'refused', status })
      expect(JSON.stringify(refused).length).toBeLessThan(500)
    }
  })

  it.each([408, 500, 502, 503])('has an unknown outcome after %i', async (status) => {
    refusal = { status, json: { message: 'no' } }
    expect(await ask(clientOf(refusing), 'x')).toMatchObject({ outcome: 'unknown', mayHaveArrived: true })
  })

  it('repeats what was said in one line without the key', async () => {
    refusal = { status: 400, json: { message: `Bad key ${SIMULATOR_KEY}\r\nGET /\u001B[31m` } }
    const refused = await ask(clientOf(refusing), 'x')
    expect(refused).toMatchObject({
      reason: expect.stringMatching(/^SumUp [a-z ]+: refused with 400: Bad key \(the key\) GET \/ \[31m$/),
    })
  })
})

describe('refusals of single calls', () => {
  const client = () => clientOf(simulator)
  const paid = async (reference: string) => {
    const { id } = valueOf(await client().createCheckout(checkoutFor(reference)))
    await simulator.pay(id)
    return valueOf(await client().readCheckout(id))
  }

  it('a reference is taken once', async () => {
    valueOf(await client().createCheckout(checkoutFor('TR-TWICE')))
    expect(await client().createCheckout(checkoutFor('TR-TWICE', { amountCents: 1 }))).toEqual({
      outcome: 'refused',
      status: 409,
      code: 'DUPLICATED_CHECKOUT',
      reason: expect.stringMatching(/^SumUp create checkout: refused with 409 \(DUPLICATED_CHECKOUT\): /),
    })
  })

  it('nobody else’s merchant is served', async () => {
    const stranger = clientOf(simulator, { merchantCode: 'OTHER' })
    expect(await stranger.createCheckout(checkoutFor('TR-OTHER'))).toMatchObject({ status: 403 })
    expect(await stranger.readMerchant()).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('what is not there is not found', async () => {
    expect(await client().readCheckout('none')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await client().deactivateCheckout('none')).toMatchObject({ status: 404 })
    expect(await client().readTransaction('none-1')).toMatchObject({ status: 404 })
    expect(await client().refund({ transactionId: 'none-1' })).toMatchObject({ status: 404 })
  })

  it('a paid checkout is not closed', async () => {
    const { id } = await paid('TR-PAID')
    expect(await client().deactivateCheckout(id)).toMatchObject({ status: 409, code: 'CHECKOUT_PROCESSED' })
  })

  it('no more is given back than was paid, and nothing twice', async () => {
    const { transactionId = '' } = await paid('TR-BACK')
    const tooMuch = await client().refund({ transactionId, amountCents: 8551 })
    expect(tooMuch).toMatchObject({ outcome: 'refused', status: 422, code: 'REFUND_AMOUNT_TOO_HIGH' })
    valueOf(await client().refund({ transactionId, amountCents: 8000 }))
    expect(await client().refund({ transactionId, amountCents: 551 })).toMatchObject({ status: 422 })
    valueOf(await client().refund({ transactionId }))
    expect(await client().refund({ transactionId })).toMatchObject({ status: 409, code: 'conflict' })
    const { refunds } = valueOf(await client().readTransaction(transactionId))
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([8000, 550])
  })

  it('a declined card has nothing to give back', async () => {
    const { id } = valueOf(await client().createCheckout(checkoutFor('TR-DECLINED')))
    await simulator.decline(id)
    expect(await client().refund({ transactionId: `${id}-1` })).toMatchObject({ status: 409 })
  })

  it.each<[Fault, number]>([
    ['refused with 403', 403],
    ['refused with 404', 404],
    ['refused with 409', 409],
    ['refused with 422', 422],
    ['429', 429],
  ])('a refund %s changes nothing', async (fault, status) => {
    const { transactionId = '' } = await paid(`TR-FAULT-${status}`)
    simulator.faults.next('refund', fault)
    expect(await client().refund({ transactionId })).toMatchObject({ outcome: 'refused', status })
    expect(valueOf(await client().readTransaction(transactionId)).refunds).toEqual([])
  })
})
