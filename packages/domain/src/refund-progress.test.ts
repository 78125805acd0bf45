import { expect, test } from 'vitest'
import { refundProgress, type ReportedRefund } from './refund-progress.ts'

const done = (amountCents: number | undefined): ReportedRefund => ({ status: 'done', amountCents })
const failed: ReportedRefund = { status: 'failed', amountCents: 8550 }
const coming: ReportedRefund = { status: 'under way', amountCents: 8550 }

test.for<[string, ReportedRefund[], string]>([
  ['nothing is to be seen', [], 'none'],
  ['the whole amount was given back', [done(8550)], 'done'],
  ['it was given back in two parts', [done(8000), done(550)], 'done'],
  ['it was given back after a failure', [failed, done(8550)], 'done'],
  ['it was given back and another one is coming', [done(8550), coming], 'done'],
  ['it is coming', [coming], 'under way'],
  ['a part was given back and the rest is coming', [done(8000), coming], 'under way'],
  ['it is coming after a failure', [failed, coming], 'under way'],
  ['only a part was given back', [done(8549)], 'unclear'],
  ['a part was given back and the rest failed', [done(8000), failed], 'unclear'],
  ['nobody can tell how much was given back', [done(undefined)], 'unclear'],
  ['it failed', [failed], 'failed'],
])('when %s', ([, refunds, progress]) => {
  expect(refundProgress(8550, { refunds, isReversed: false })).toBe(progress)
})

test.for<[ReportedRefund[], string]>([
  [[], 'unclear'],
  [[failed], 'unclear'],
  [[coming], 'under way'],
  [[done(8550)], 'done'],
])('when the money went back in another way, with the refunds %j', ([refunds, progress]) => {
  expect(refundProgress(8550, { refunds, isReversed: true })).toBe(progress)
})
