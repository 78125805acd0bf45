import { describe, expect, it, test } from 'vitest'
import {
  readCheckoutJson,
  readCheckoutsJson,
  readMerchantJson,
  readTransactionJson,
} from './read-response.ts'

const BASE = 'https://api.sumup.com'

/** As a sandbox answered, but for the names. */
const paid = {
  checkout_reference: 'TR-1',
  amount: 23.45,
  currency: 'EUR',
  merchant_code: 'MC1',
  id: 'C1',
  status: 'PAID',
  transactions: [{ id: 'T1', amount: 23.45, currency: 'EUR', status: 'SUCCESSFUL', merchant_code: 'MC1' }],
  transaction_id: 'T1',
}

describe('a checkout', () => {
  it('is read in our words', () => {
    expect(readCheckoutJson(paid, BASE)).toEqual({
      id: 'C1',
      status: 'paid',
      reference: 'TR-1',
      amountCents: 2345,
      currency: 'EUR',
      merchantCode: 'MC1',
      pageUrl: undefined,
      transactionId: 'T1',
      transactions: [{ id: 'T1', amountCents: 2345, currency: 'EUR', isSuccessful: true }],
    })
  })

  it.each([
    undefined,
    null,
    'PAID',
    [],
    {},
    { ...paid, id: '' },
    { ...paid, id: 'x'.repeat(65) },
    { ...paid, id: 7 },
  ])('is unreadable as %j', (json) => {
    expect(readCheckoutJson(json, BASE)).toBeUndefined()
  })

  it.each([undefined, null, 'PROCESSING', 'paid', 1])('is unreadable with the status %j', (status) => {
    expect(readCheckoutJson({ ...paid, status }, BASE)).toBeUndefined()
  })

  it.each([null, undefined, '23.45', 23.455, Number.MAX_VALUE, {}])(
    'has no amount when that is %j, and is read all the same',
    (amount) => {
      expect(readCheckoutJson({ ...paid, amount }, BASE)).toMatchObject({
        status: 'paid',
        amountCents: undefined,
      })
    },
  )

  it.each([19.99, 4.35, 1.1 * 3, 85.499_999_999_999_99])('has the amount %d to the cent', (amount) => {
    expect(readCheckoutJson({ ...paid, amount }, BASE)?.amountCents).toBe(Math.round(amount * 100))
  })

  it.each([null, undefined, {}, 'none'])('has no transactions when they are %j', (transactions) => {
    expect(readCheckoutJson({ ...paid, transactions }, BASE)?.transactions).toEqual([])
  })

  it.each([
    ['https://checkout.sumup.com/pay/c-1', 'https://checkout.sumup.com/pay/c-1'],
    ['https://pay.sumup.com/x', 'https://pay.sumup.com/x'],
    ['http://checkout.sumup.com/pay/c-1', undefined],
    ['javascript:alert(1)', undefined],
    ['/pay/c-1', undefined],
    ['', undefined],
    [null, undefined],
    [7, undefined],
  ])('sends customers to %j as to %j', (hosted_checkout_url, pageUrl) => {
    expect(readCheckoutJson({ ...paid, hosted_checkout_url }, BASE)?.pageUrl).toBe(pageUrl)
  })

  it('has its page beside the simulator’s calls, encrypted or not', () => {
    const json = { ...paid, hosted_checkout_url: 'http://localhost:3000/simulator/pay/1' }
    expect(readCheckoutJson(json, 'http://localhost:3000/simulator')?.pageUrl).toBe(json.hosted_checkout_url)
  })
})

test('a list of checkouts is read whole or not at all', () => {
  expect(readCheckoutsJson([paid, { ...paid, id: 'C2' }], BASE)?.map(({ id }) => id)).toEqual(['C1', 'C2'])
  expect(readCheckoutsJson([], BASE)).toEqual([])
  expect(readCheckoutsJson([paid, {}], BASE)).toBeUndefined()
  expect(readCheckoutsJson({ items: [paid] }, BASE)).toBeUndefined()
})

describe('a transaction', () => {
  const transaction = { id: 'T1', amount: 23.45, currency: 'EUR', status: 'SUCCESSFUL' }
  const payout = { event_type: 'PAYOUT', status: 'PENDING', amount: 22.88 }

  it('shows the refunds of either list once, and no payouts', () => {
    const events = [
      { type: 'PAYOUT', status: 'SCHEDULED', amount: 22.88 },
      { type: 'REFUND', status: 'REFUNDED', amount: 23.45 },
    ]
    const detailed = [payout, { event_type: 'REFUND', status: 'REFUNDED', amount: 23.45 }]
    const refunds = [{ status: 'done', amountCents: 2345 }]
    expect(readTransactionJson({ ...transaction, events, transaction_events: detailed })?.refunds).toEqual(
      refunds,
    )
    expect(readTransactionJson({ ...transaction, transaction_events: detailed })?.refunds).toEqual(refunds)
    expect(readTransactionJson({ ...transaction, events, transaction_events: [payout] })?.refunds).toEqual(
      refunds,
    )
    expect(readTransactionJson(transaction)?.refunds).toEqual([])
  })

  it.each([
    ['REFUNDED', 'done'],
    ['SUCCESSFUL', 'done'],
    ['FAILED', 'failed'],
    ['PENDING', 'under way'],
    ['SCHEDULED', 'under way'],
    ['SOMETHING_NEW', 'under way'],
    [undefined, 'under way'],
  ])('takes a refund that is %s for %s', (status, expected) => {
    const transaction_events = [{ event_type: 'REFUND', status, amount: 1 }]
    expect(readTransactionJson({ ...transaction, transaction_events })?.refunds).toEqual([
      { status: expected, amountCents: 100 },
    ])
  })

  it.each([
    ['a chargeback', { events: [{ type: 'CHARGE_BACK', status: 'SUCCESSFUL', amount: 23.45 }] }],
    ['another chargeback', { simple_status: 'CHARGEBACK' }],
    ['a cancellation', { status: 'CANCELLED' }],
  ])('shows that the money went back by %s', (_, more) => {
    expect(readTransactionJson({ ...transaction, ...more })).toMatchObject({ refunds: [], isReversed: true })
  })

  it.each(['status', 'simple_status'])(
    'has a refund to come when its %s says so before its events',
    (word) => {
      expect(readTransactionJson({ ...transaction, [word]: 'REFUNDED', events: [] })).toMatchObject({
        refunds: [{ status: 'under way', amountCents: undefined }],
        isReversed: false,
      })
    },
  )

  it.each([
    ['an event is none', { transaction_events: [payout, null] }],
    ['an event has no type', { transaction_events: [{ status: 'REFUNDED', amount: 23.45 }] }],
    ['the events are no list', { events: {} }],
  ])('is unreadable when %s, for a refund may be overlooked', (_, more) => {
    expect(readTransactionJson({ ...transaction, ...more })).toBeUndefined()
  })

  it('is unreadable without its id', () => {
    expect(readTransactionJson({ ...transaction, id: undefined })).toBeUndefined()
    expect(readTransactionJson(null)).toBeUndefined()
  })
})

test('a merchant is a sandbox only when it says so', () => {
  expect(readMerchantJson({ merchant_code: 'MC1', sandbox: true, default_currency: 'EUR' })).toEqual({
    merchantCode: 'MC1',
    isSandbox: true,
    currency: 'EUR',
  })
  expect(readMerchantJson({ merchant_code: 'MC1' })?.isSandbox).toBe(false)
  expect(readMerchantJson({ merchant_code: 'MC1', sandbox: 'yes' })).toBeUndefined()
  expect(readMerchantJson({ sandbox: true })).toBeUndefined()
})
