import { describe, expect, test } from 'vitest'
import { compareCheckout, type ReportedPayment } from './payment-facts.ts'

const expected = { amountCents: 8550, currency: 'EUR', merchantCode: 'MC1', reference: 'TR-7K3Q9X-1' }
const success = { id: 'T1', amountCents: 8550, currency: 'EUR', isSuccessful: true }
const decline = { id: 'T0', amountCents: 8550, currency: 'EUR', isSuccessful: false }
const paid: ReportedPayment = {
  ...expected,
  status: 'paid',
  transactionId: 'T1',
  transactions: [success],
}

const found = (reported: Partial<ReportedPayment>) => compareCheckout(expected, { ...paid, ...reported })

test('it is paid when every fact agrees, declined cards before it aside', () => {
  expect(found({})).toEqual({ found: 'paid', transactionId: 'T1' })
  expect(found({ transactions: [decline, success] })).toEqual({ found: 'paid', transactionId: 'T1' })
})

describe('it is disputed, and says over what, when', () => {
  test.for<[string, Partial<ReportedPayment>, string[]]>([
    ['the amount is another', { amountCents: 8549 }, ['amount']],
    ['the amount cannot be read', { amountCents: undefined }, ['amount']],
    ['the currency is another', { currency: 'USD' }, ['currency']],
    ['another merchant got it', { merchantCode: 'MC2' }, ['merchant']],
    ['it is for something else', { reference: 'TR-7K3Q9X-2' }, ['reference']],
    [
      'nothing succeeded',
      { transactions: [decline] },
      ['transaction count', 'transaction id', 'transaction amount', 'transaction currency'],
    ],
    [
      'the card was charged twice',
      { transactions: [success, { ...success, id: 'T2' }] },
      ['transaction count', 'transaction id', 'transaction amount', 'transaction currency'],
    ],
    ['another transaction is named', { transactionId: 'T2' }, ['transaction id']],
    ['no transaction is named', { transactionId: undefined }, ['transaction id']],
    [
      'neither transaction has an id',
      { transactionId: undefined, transactions: [{ ...success, id: undefined }] },
      ['transaction id'],
    ],
    ['a tip came with it', { transactions: [{ ...success, amountCents: 9050 }] }, ['transaction amount']],
    [
      'the transaction was in another currency',
      { transactions: [{ ...success, currency: 'USD' }] },
      ['transaction currency'],
    ],
    [
      'the currency of the transaction cannot be read',
      { transactions: [{ ...success, currency: undefined }] },
      ['transaction currency'],
    ],
    ['two facts are wrong', { amountCents: 1, merchantCode: undefined }, ['amount', 'merchant']],
  ])('%s', ([, reported, disagreeing]) => {
    expect(found(reported)).toEqual({ found: 'paid_disputed', disagreeing })
  })
})

describe.each(['pending', 'failed', 'expired'] as const)('a checkout that is %s', (status) => {
  test('is just that while nothing succeeded, whatever else it says', () => {
    const unpaid = { status, transactionId: undefined, amountCents: 1, transactions: [decline] }
    expect(found(unpaid)).toEqual({ found: status })
  })

  test('is paid all the same once a transaction succeeded', () => {
    expect(found({ status })).toEqual({ found: 'paid', transactionId: 'T1' })
    expect(found({ status, amountCents: 1 })).toEqual({ found: 'paid_disputed', disagreeing: ['amount'] })
  })
})
