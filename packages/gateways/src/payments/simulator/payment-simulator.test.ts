import { compareCheckout, nextRefundStep } from '@chauffeur/domain/payment-facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest } from '../payments.ts'
import {
  checkoutFor,
  clientOf,
  expectedOf,
  valueOf,
  type SimulatorServer,
  simulatorServer,
} from '../testing/simulator-server.ts'
import { NotPayable, type ScenarioName } from './simulated-checkout.ts'

let simulator: SimulatorServer
beforeAll(async () => {
  simulator = await simulatorServer()
})
afterAll(() => simulator.close())

const client = () => clientOf(simulator)

let made = 0
async function newCheckout(more: Partial<CheckoutRequest> = {}) {
  made += 1
  const validUntil = new Date(simulator.clock.now().getTime() + 30 * 60_000)
  const request = checkoutFor(`TR-${made}`, { validUntil, ...more })
  const { id } = valueOf(await client().createCheckout(request))
  const find = async () => compareCheckout(expectedOf(request), valueOf(await client().readCheckout(id)))
  return { id, request, find }
}

describe('a simulated payment', () => {
  it('is pending until somebody pays, and then paid', async () => {
    const { id, find } = await newCheckout()
    expect(await find()).toEqual({ found: 'pending' })
    await simulator.pay(id)
    expect(await find()).toEqual({ found: 'paid', transactionId: `${id}-1` })
  })

  it('may fail, and succeed with the next card', async () => {
    const { id, find } = await newCheckout()
    await simulator.decline(id)
    await simulator.decline(id)
    expect(await find()).toEqual({ found: 'failed' })
    await simulator.pay(id)
    expect(await find()).toEqual({ found: 'paid', transactionId: `${id}-3` })
  })

  it('is paid once: the page takes no second card', async () => {
    const { id } = await newCheckout()
    await simulator.pay(id)
    await expect(simulator.pay(id)).rejects.toBeInstanceOf(NotPayable)
    await expect(simulator.decline(id)).rejects.toBeInstanceOf(NotPayable)
  })

  it('of two that are made at once is one', async () => {
    const { id, find } = await newCheckout()
    const attempts = await Promise.allSettled([simulator.pay(id), simulator.pay(id)])
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await find()).toMatchObject({ found: 'paid' })
  })

  it('reads pending while the bank takes its time', async () => {
    const { id, find } = await newCheckout()
    await simulator.pay(id, 'slow')
    simulator.clock.advance({ seconds: 19 })
    expect(await find()).toEqual({ found: 'pending' })
    await expect(simulator.pay(id)).rejects.toBeInstanceOf(NotPayable)
    simulator.clock.advance({ seconds: 1 })
    expect(await find()).toMatchObject({ found: 'paid' })
  })

  it.each<[ScenarioName, string[]]>([
    ['other-amount', ['amount', 'transaction amount']],
    ['other-currency', ['currency', 'transaction currency']],
    ['other-merchant', ['merchant']],
    ['other-reference', ['reference']],
    ['tip', ['transaction amount']],
    ['charged-twice', ['transaction count', 'transaction id', 'transaction amount', 'transaction currency']],
  ])('is disputed on the scenario %s', async (scenario, disagreeing) => {
    const { id, find } = await newCheckout()
    await simulator.pay(id, scenario)
    expect(await find()).toEqual({ found: 'paid_disputed', disagreeing })
  })
})

describe('time', () => {
  it('closes a checkout after 30 minutes', async () => {
    const { id, find } = await newCheckout()
    simulator.clock.advance({ minutes: 29, seconds: 59 })
    expect(await find()).toEqual({ found: 'pending' })
    simulator.clock.advance({ seconds: 1 })
    expect(await find()).toEqual({ found: 'expired' })
    await expect(simulator.pay(id)).rejects.toBeInstanceOf(NotPayable)
  })

  it('closes one whose card was declined, too', async () => {
    const { id, find } = await newCheckout()
    await simulator.decline(id)
    simulator.clock.advance({ minutes: 30 })
    expect(await find()).toEqual({ found: 'expired' })
  })

  it('does not close one that is valid for longer, but its page', async () => {
    const validUntil = new Date(simulator.clock.now().getTime() + 3_600_000)
    const { id, find } = await newCheckout({ validUntil })
    simulator.clock.advance({ minutes: 30 })
    expect(await find()).toEqual({ found: 'pending' })
    await expect(simulator.pay(id)).rejects.toBeInstanceOf(NotPayable)
  })
})

describe('closing a checkout', () => {
  it('ends it', async () => {
    const { id, find } = await newCheckout()
    valueOf(await client().deactivateCheckout(id))
    expect(await find()).toEqual({ found: 'expired' })
    await expect(simulator.pay(id)).rejects.toBeInstanceOf(NotPayable)
  })

  it('at the moment of a payment lets one of them win', async () => {
    for (const first of ['pay', 'close'] as const) {
      const { id, find } = await newCheckout()
      const closing = first === 'close' ? client().deactivateCheckout(id) : undefined
      const paying = simulator.pay(id).then(
        () => true,
        () => false,
      )
      const closed = await (closing ?? client().deactivateCheckout(id))
      const isPaid = await paying
      expect(closed.outcome).toBe(isPaid ? 'refused' : 'ok')
      expect((await find()).found).toBe(isPaid ? 'paid' : 'expired')
    }
  })

  it('comes too late when somebody pays meanwhile', async () => {
    const { id, find } = await newCheckout()
    simulator.faults.next('deactivate', 'paid meanwhile')
    expect(await client().deactivateCheckout(id)).toMatchObject({ status: 409, code: 'CHECKOUT_PROCESSED' })
    expect(await find()).toMatchObject({ found: 'paid' })
  })

  it('is refused while a bank is at work', async () => {
    const { id } = await newCheckout()
    await simulator.pay(id, 'slow')
    const refused = await client().deactivateCheckout(id)
    expect(refused).toMatchObject({ status: 409, code: 'CHECKOUT_CANT_BE_DEACTIVATED' })
  })

  it('may be followed by a payment that was under way', async () => {
    const { id, find } = await newCheckout()
    simulator.faults.next('deactivate', 'paid afterwards')
    valueOf(await client().deactivateCheckout(id))
    expect(await find()).toEqual({ found: 'expired' })
    simulator.clock.advance({ seconds: 20 })
    expect(await find()).toMatchObject({ found: 'paid' })
  })
})

describe('a simulated refund', () => {
  async function refunded(fault?: 'seen late' | 'stays pending' | 'fails later') {
    const { id } = await newCheckout()
    await simulator.pay(id)
    if (fault) simulator.faults.next('refund', fault)
    const transactionId = `${id}-1`
    valueOf(await client().refund({ transactionId }))
    return async () => {
      const standing = { targetCents: 8550, askedCents: 8550, seenCents: 0, failures: 0 }
      return nextRefundStep(standing, valueOf(await client().readTransaction(transactionId))).step
    }
  }

  it('is done at once', async () => {
    const progress = await refunded()
    expect(await progress()).toBe('done')
  })

  it('may be seen a minute late, and is not made twice until then', async () => {
    const progress = await refunded('seen late')
    expect(await progress()).toBe('wait')
    simulator.clock.advance({ minutes: 1 })
    expect(await progress()).toBe('done')
  })

  it('may wait', async () => {
    const progress = await refunded('stays pending')
    expect(await progress()).toBe('under way')
  })

  it('may fail', async () => {
    const progress = await refunded('fails later')
    expect(await progress()).toBe('failed')
  })

  it('leaves the checkout paid', async () => {
    const { id, find } = await newCheckout()
    await simulator.pay(id)
    valueOf(await client().refund({ transactionId: `${id}-1` }))
    expect(await find()).toMatchObject({ found: 'paid' })
  })

  it('that is not yet seen is not made a second time', async () => {
    const { id } = await newCheckout()
    await simulator.pay(id)
    simulator.faults.next('refund', 'seen late')
    valueOf(await client().refund({ transactionId: `${id}-1` }))
    expect(await client().refund({ transactionId: `${id}-1` })).toMatchObject({ status: 409 })
  })
})
