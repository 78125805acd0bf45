import { describe, expect, test } from 'vitest'
import {
  compareCheckout,
  type ReportedPayment,
  nextRefundStep,
  type RefundDoubt,
  type RefundStanding,
  type ReportedRefund,
} from './payment-facts.ts'

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

const done = (amountCents: number | undefined): ReportedRefund => ({ status: 'done', amountCents })
const failed: ReportedRefund = { status: 'failed', amountCents: 8550 }
const coming = (amountCents: number | undefined = 8550): ReportedRefund => ({
  status: 'under way',
  amountCents,
})

const start: RefundStanding = { targetCents: 8550, askedCents: null, seenCents: 0, failures: 0 }
const step = (refunds: ReportedRefund[], standing: Partial<RefundStanding> = {}, isReversed = false) => {
  const next = nextRefundStep({ ...start, ...standing }, { refunds, isReversed })
  return next.step === 'ask' ? next.missingCents : next.step
}

describe('before anything was asked for', () => {
  test.for<[string, ReportedRefund[], string | number]>([
    ['nothing is to be seen', [], 8550],
    ['the whole amount was given back', [done(8550)], 'done'],
    ['it was given back in two parts', [done(8000), done(550)], 'done'],
    ['it was given back after a failure', [failed, done(8550)], 'done'],
    ['it was given back and another one is coming', [done(8550), coming()], 'done'],
    ['it is coming', [coming()], 'under way'],
    ['a part was given back and the rest is coming', [done(8000), coming(550)], 'under way'],
    ['it is coming after a failure', [failed, coming()], 'under way'],
    [
      'one is coming, nobody can tell how much',
      [{ status: 'under way', amountCents: undefined }],
      'under way',
    ],
    ['only a part was given back', [done(8549)], 1],
    ['a part was given back and a part is coming', [done(8000), coming(500)], 50],
    ['a part was given back and the rest failed', [done(8000), failed], 'failed'],
    ['nobody can tell how much was given back', [done(undefined)], 'unclear'],
    ['it failed', [failed], 'failed'],
  ])('when %s', ([, refunds, next]) => {
    expect(step(refunds)).toBe(next)
  })

  test.for<[ReportedRefund[], string]>([
    [[], 'unclear'],
    [[failed], 'unclear'],
    [[coming()], 'under way'],
    [[done(8550)], 'done'],
  ])('when the money went back in another way, with the refunds %j', ([refunds, next]) => {
    expect(step(refunds, {}, true)).toBe(next)
  })
})

describe('while nobody knows what became of a request for 40.00', () => {
  const asked = { targetCents: 4000, askedCents: 4000 }

  test.for<[string, Partial<RefundStanding>, ReportedRefund[], string | number]>([
    ['it does not show', asked, [], 'wait'],
    ['it shows', asked, [done(4000)], 'done'],
    ['it shows on its way', asked, [coming(4000)], 'under way'],
    ['it failed', asked, [failed], 'failed'],
    ['it does not show and more is to go back', { ...asked, targetCents: 8000 }, [], 'wait'],
    ['something smaller shows', { ...asked, targetCents: 8000 }, [done(3999)], 'wait'],
    ['it shows and as much again is to go back', { ...asked, targetCents: 8000 }, [done(4000)], 4000],
    ['it shows on its way and more is to go back', { ...asked, targetCents: 8550 }, [coming(4000)], 4550],
  ])('and %s', ([, standing, refunds, next]) => {
    expect(step(refunds, standing)).toBe(next)
  })

  const second = { targetCents: 8000, askedCents: 4000, seenCents: 4000 }

  test.for<[string, ReportedRefund[], string]>([
    ['only an equal part before it shows', [done(4000)], 'wait'],
    ['both show', [done(4000), done(4000)], 'done'],
    ['the part before it shows no more', [], 'wait'],
  ])('which was the second one, and %s', ([, refunds, next]) => {
    expect(step(refunds, second)).toBe(next)
  })
})

describe('a request that does not show counts as not made', () => {
  const askedAt = new Date('2027-06-01T10:00:00Z')
  const minutesLater = (minutes: number) => new Date(askedAt.getTime() + minutes * 60_000)
  const doubtAfter = (minutes: number, facts: Partial<RefundDoubt> = {}): RefundDoubt => ({
    askedAt,
    now: minutesLater(minutes),
    isAccepted: false,
    absentReads: 2,
    requests: 1,
    amountCents: 4900,
    ...facts,
  })
  const next = (standing: Partial<RefundStanding>, refunds: ReportedRefund[] = []) =>
    nextRefundStep(
      { ...start, targetCents: 4900, askedCents: 4900, ...standing },
      { refunds, isReversed: false },
    )
  const again = (missingCents: number) => ({ step: 'ask', missingCents, isAgain: true })
  const wait = { step: 'wait' }

  test.for<[string, Partial<RefundStanding>, ReportedRefund[], object]>([
    ['after half an hour and three readings', { doubt: doubtAfter(30) }, [], again(4900)],
    ['not before', { doubt: doubtAfter(29.9) }, [], wait],
    ['not after two readings', { doubt: doubtAfter(600, { absentReads: 1 }) }, [], wait],
    ['never when the provider took it', { doubt: doubtAfter(6000, { isAccepted: true }) }, [], wait],
    ['never when nobody knows when it was', { doubt: undefined }, [], wait],
    ['the second time after an hour', { doubt: doubtAfter(60, { requests: 2 }) }, [], again(4900)],
    ['the second time not before', { doubt: doubtAfter(59, { requests: 2 }) }, [], wait],
    ['never while another sum shows', { doubt: doubtAfter(600) }, [done(100)], wait],
    ['never by an old answer', { seenCents: 100, askedCents: 4800, doubt: doubtAfter(600) }, [], wait],
  ])('%s', ([, standing, refunds, expected]) => {
    expect(next(standing, refunds)).toEqual(expected)
  })

  test('later where the provider could give both', () => {
    const half = { targetCents: 2450, askedCents: 2450 }
    expect(next({ ...half, doubt: doubtAfter(119) })).toEqual(wait)
    expect(next({ ...half, doubt: doubtAfter(120) })).toEqual(again(2450))
    const more = { targetCents: 2451, askedCents: 2450 }
    expect(next({ ...more, doubt: doubtAfter(30) })).toEqual(again(2451))
  })

  test('and then all that is missing by now is asked for', () => {
    const raised = { targetCents: 4000, askedCents: 2000 }
    expect(next({ ...raised, doubt: doubtAfter(30) })).toEqual(again(4000))
  })
})

test('an answer that shows less than an earlier one is old, and asks for nothing', () => {
  expect(step([], { seenCents: 4000 })).toBe('wait')
})

test('a failure that was seen before does not hold up what is to go back now', () => {
  expect(step([failed, done(4000)], { seenCents: 4000, failures: 1 })).toBe(4550)
})
