import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeService, startFakeService } from '../../http/testing/fake-service.ts'
import { readNotification } from '../sumup/read-response.ts'
import {
  checkoutFor,
  clientOf,
  valueOf,
  type SimulatorServer,
  simulatorServer,
} from '../testing/simulator-server.ts'

let simulator: SimulatorServer
let shop: FakeService
let shopStatus = 200
beforeEach(async () => {
  shopStatus = 200
  simulator = await simulatorServer()
  shop = await startFakeService(() => ({ status: shopStatus, json: {} }))
})
afterEach(async () => {
  await simulator.close()
  await shop.close()
})

async function newCheckout() {
  const request = checkoutFor('TR-1', { returnUrl: `${shop.url}/hook/token` })
  return valueOf(await clientOf(simulator).createCheckout(request)).id
}

/** The checkouts that the shop has been notified of so far. */
async function notifiedCheckouts() {
  await simulator.settled()
  return shop.requests.map(({ body }) => readNotification(body))
}

describe('the shop is notified of a change', () => {
  it('at its own address, in words that it reads', async () => {
    const id = await newCheckout()
    expect(await notifiedCheckouts()).toEqual([])
    await simulator.pay(id)
    expect(await notifiedCheckouts()).toEqual([id])
    expect(shop.requests[0]).toMatchObject({ method: 'POST', url: { pathname: '/hook/token' } })
    expect(shop.requests[0]?.headers['content-type']).toBe('application/json')
  })

  it('when a card is declined, and when the next one is not', async () => {
    const id = await newCheckout()
    await simulator.decline(id)
    await simulator.pay(id)
    expect(await notifiedCheckouts()).toEqual([id, id])
  })

  it('once the bank is done', async () => {
    const id = await newCheckout()
    await simulator.pay(id, 'slow')
    expect(await notifiedCheckouts()).toEqual([])
    simulator.clock.advance({ seconds: 20 })
    expect(await notifiedCheckouts()).toEqual([id])
  })

  it('never, when the word gets lost', async () => {
    await simulator.pay(await newCheckout(), 'unnoticed')
    simulator.clock.advance({ minutes: 1000 })
    expect(await notifiedCheckouts()).toEqual([])
  })

  it('twice at once', async () => {
    const id = await newCheckout()
    await simulator.pay(id, 'noticed-twice')
    expect(await notifiedCheckouts()).toEqual([id, id])
  })

  it('late', async () => {
    const id = await newCheckout()
    await simulator.pay(id, 'noticed-late')
    simulator.clock.advance({ seconds: 59 })
    expect(await notifiedCheckouts()).toEqual([])
    simulator.clock.advance({ seconds: 1 })
    expect(await notifiedCheckouts()).toEqual([id])
  })

  it('before it has the answer that the checkout exists', async () => {
    simulator.faults.next('create', 'notified first')
    simulator.faults.next('create', '429')
    const id = await newCheckout()
    expect(await notifiedCheckouts()).toEqual([id])
  })
})

describe('a shop that does not listen', () => {
  it.each([500, 404, 302])('is notified again after 1, 5, 20 and 120 minutes: %i', async (status) => {
    shopStatus = status
    await simulator.pay(await newCheckout())
    const counts = [(await notifiedCheckouts()).length]
    for (const minutes of [1, 5, 20, 120, 10_000]) {
      simulator.clock.advance({ minutes })
      counts.push((await notifiedCheckouts()).length)
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 5])
  })

  it('is notified again when nobody answers, and then no more', async () => {
    const id = await newCheckout()
    await shop.failWith('refused connection')
    await simulator.pay(id)
    await simulator.settled()
    await shop.failWith(undefined)
    simulator.clock.advance({ minutes: 1 })
    expect(await notifiedCheckouts()).toEqual([id])
    simulator.clock.advance({ minutes: 1000 })
    expect(await notifiedCheckouts()).toEqual([id])
  })
})
