import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sumupPayments } from './sumup-payments.ts'
import {
  checkoutFor,
  clientOf,
  valueOf,
  SIMULATOR_KEY,
  SIMULATOR_MERCHANT,
  type SimulatorServer,
  simulatorServer,
} from '../testing/simulator-server.ts'

let simulator: SimulatorServer
beforeAll(async () => {
  simulator = await simulatorServer('/simulator')
})
afterAll(() => simulator.close())

const client = () => clientOf(simulator)
const lastAsked = () => simulator.requests.at(-1)
const bodySent = (): unknown => JSON.parse(lastAsked()?.body ?? '')

async function paidCheckout(reference: string) {
  const { id } = valueOf(await client().createCheckout(checkoutFor(reference)))
  await simulator.pay(id)
  return valueOf(await client().readCheckout(id))
}

describe('a checkout', () => {
  it('is created with a page to pay on', async () => {
    const created = valueOf(await client().createCheckout(checkoutFor('TR-CREATE-1')))
    expect(created).toEqual({
      id: expect.stringMatching(/^[\w-]{1,64}$/),
      status: 'pending',
      reference: 'TR-CREATE-1',
      amountCents: 8550,
      currency: 'EUR',
      merchantCode: SIMULATOR_MERCHANT,
      pageUrl: `${simulator.url}/pay/${created.id}`,
      transactionId: undefined,
      transactions: [],
    })
  })

  it('is asked for below the base address, in SumUp’s words, with the key', async () => {
    await client().createCheckout(checkoutFor('TR-CREATE-2'))
    expect(lastAsked()).toMatchObject({ method: 'POST' })
    expect(lastAsked()?.url.pathname).toBe('/simulator/v0.1/checkouts')
    expect(lastAsked()?.headers).toMatchObject({
      authorization: `Bearer ${SIMULATOR_KEY}`,
      accept: 'application/problem+json, application/json',
      connection: 'close',
      'content-type': 'application/json',
      'idempotency-key': 'TR-CREATE-2',
    })
    expect(bodySent()).toEqual({
      checkout_reference: 'TR-CREATE-2',
      amount: 85.5,
      currency: 'EUR',
      merchant_code: SIMULATOR_MERCHANT,
      description: 'Faro Airport to Vilamoura',
      return_url: 'http://127.0.0.1:9/hook',
      redirect_url: 'https://shop.example/payment-result?checkoutId=ours',
      valid_until: '2027-06-01T10:30:00.000Z',
      hosted_checkout: { enabled: true },
    })
  })

  it('is read with its transaction once it is paid', async () => {
    const paid = await paidCheckout('TR-READ-1')
    expect(paid).toMatchObject({ status: 'paid', transactionId: `${paid.id}-1` })
    expect(paid.transactions).toEqual([
      { id: `${paid.id}-1`, amountCents: 8550, currency: 'EUR', isSuccessful: true },
    ])
  })

  it('is found by its reference, and by no other', async () => {
    const created = valueOf(await client().createCheckout(checkoutFor('TR-FIND-1')))
    expect(valueOf(await client().findByReference('TR-FIND-1'))).toEqual([created])
    expect(valueOf(await client().findByReference('TR-FIND'))).toEqual([])
    await client().findByReference('a/b &c=d')
    expect(lastAsked()?.url.searchParams.get('checkout_reference')).toBe('a/b &c=d')
  })

  it('is closed, and then closed', async () => {
    const { id } = valueOf(await client().createCheckout(checkoutFor('TR-CLOSE-1')))
    expect(valueOf(await client().deactivateCheckout(id))).toMatchObject({ id, status: 'expired' })
    expect(lastAsked()).toMatchObject({ method: 'DELETE', body: '' })
    expect(valueOf(await client().readCheckout(id)).status).toBe('expired')
    expect(valueOf(await client().deactivateCheckout(id)).status).toBe('expired')
  })

  it.each(['', 'x'.repeat(65)])('is not asked for with a reference like %j', async (reference) => {
    await expect(client().createCheckout(checkoutFor(reference))).rejects.toBeInstanceOf(RangeError)
  })

  it.each([0, -1, 19.99, Number.NaN, 2 ** 53])('is not asked for over %d cents', async (amountCents) => {
    const request = checkoutFor('TR-AMOUNT', { amountCents })
    await expect(client().createCheckout(request)).rejects.toBeInstanceOf(RangeError)
  })
})

describe('an amount', () => {
  it.each([
    [1, '0.01'],
    [7, '0.07'],
    [29, '0.29'],
    [100, '1'],
    [110, '1.1'],
    [1999, '19.99'],
    [5745, '57.45'],
    [8550, '85.5'],
    [115_35, '115.35'],
    [450_360, '4503.6'],
    [999_999_999, '9999999.99'],
  ])('of %i cents is written %s, and read back to the cent', async (amountCents, written) => {
    const request = checkoutFor(`TR-CENTS-${amountCents}`, { amountCents })
    expect(valueOf(await client().createCheckout(request)).amountCents).toBe(amountCents)
    expect(lastAsked()?.body).toContain(`"amount":${written},`)
  })
})

describe('a refund', () => {
  it('of all of it is asked for without a body, and shows among the events', async () => {
    const { transactionId = '' } = await paidCheckout('TR-REFUND-1')
    expect(valueOf(await client().readTransaction(transactionId))).toEqual({
      id: transactionId,
      amountCents: 8550,
      currency: 'EUR',
      refunds: [],
      isReversed: false,
    })
    expect(await client().refund({ transactionId })).toEqual({ outcome: 'ok', value: undefined })
    expect(lastAsked()?.url.pathname).toBe(
      `/simulator/v1.0/merchants/${SIMULATOR_MERCHANT}/payments/${transactionId}/refunds`,
    )
    expect(lastAsked()).toMatchObject({ method: 'POST', body: '' })
    const { refunds } = valueOf(await client().readTransaction(transactionId))
    expect(refunds).toEqual([{ status: 'done', amountCents: 8550 }])
  })

  it('of a part names it in euros', async () => {
    const { transactionId = '' } = await paidCheckout('TR-REFUND-2')
    valueOf(await client().refund({ transactionId, amountCents: 1999 }))
    expect(bodySent()).toEqual({ amount: 19.99 })
    const { refunds } = valueOf(await client().readTransaction(transactionId))
    expect(refunds).toEqual([{ status: 'done', amountCents: 1999 }])
  })

  it('of nothing is not asked for', async () => {
    const refund = client().refund({ transactionId: 'T', amountCents: 0 })
    await expect(refund).rejects.toBeInstanceOf(RangeError)
  })
})

it('reads of the merchant whether it is a sandbox', async () => {
  expect(valueOf(await client().readMerchant())).toEqual({
    merchantCode: SIMULATOR_MERCHANT,
    isSandbox: true,
    currency: 'EUR',
  })
})

it('asks SumUp itself unless another address is set', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[]'))
  await sumupPayments({ apiKey: 'k', merchantCode: 'M' }).findByReference('TR-1')
  const to = 'https://api.sumup.com/v0.1/checkouts?checkout_reference=TR-1'
  expect(fetched).toHaveBeenCalledExactlyOnceWith(to, expect.objectContaining({ redirect: 'manual' }))
})
