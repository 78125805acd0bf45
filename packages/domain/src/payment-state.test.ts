import { expect, test } from 'vitest'
import { nextPaymentState, paymentEvents, paymentStates } from './payment-state.ts'

/** Every event in every state; a dot stays. */
const TABLE = `
                      creating    pending     completed   failed      expired     review      refund_due     refund_sent    refunded  refund_failed
created               pending     .           .           .           .           .           .              .              .         .
create_unknown        .           .           .           .           .           .           .              .              .         .
create_refused        expired     .           .           .           .           .           .              .              .         .
not_found             expired     .           .           .           .           .           .              .              .         .
paid                  completed   completed   .           completed   completed   completed   .              .              .         .
paid_after_rejection  refund_due  refund_due  refund_due  refund_due  refund_due  refund_due  .              .              .         .
paid_after_cancellation  refund_due  refund_due  refund_due  refund_due  refund_due  refund_due  .              .              .         .
paid_after_change        refund_due  refund_due  refund_due  refund_due  refund_due  refund_due  .              .              .         .
paid_twice            refund_due  refund_due  refund_due  refund_due  refund_due  refund_due  .              .              .         .
paid_disputed         review      review      .           review      review      .           .              .              .         .
review_dismissed      .           .           .           .           .           expired     .              .              .         .
read_pending          .           .           .           pending     .           .           .              .              .         .
read_failed           .           failed      .           .           .           .           .              .              .         .
read_expired          expired     expired     .           expired     .           .           .              .              .         .
unreadable            .           .           .           .           .           .           .              .              .         .
deactivated           expired     expired     .           expired     .           .           .              .              .         .
not_deactivated       .           .           .           .           .           .           .              .              .         .
booking_rejected      .           .           refund_due  .           .           .           .              .              refund_due .
booking_cancelled      .           .           refund_due  .           .           .           .              .              refund_due .
booking_changed        .           .           refund_due  .           .           .           .              .              refund_due .
refund_raised         .           .           refund_due  .           .           .           .              .              refund_due .
refund_begun          .           .           .           .           .           .           refund_sent    .              .         .
refund_accepted       .           .           .           .           .           .           refund_sent    .              .         .
refund_unknown        .           .           .           .           .           .           refund_sent    .              .         .
refund_postponed      .           .           .           .           .           .           .              refund_due     .         .
refund_refused        .           .           .           .           .           .           refund_failed  refund_failed  .         .
refund_under_way      .           .           .           .           .           .           refund_sent    .              .         .
refund_part_seen      .           .           .           .           .           .           .              refund_due     .         .
refund_seen           .           .           .           .           .           .           refunded       refunded       .         refunded
refund_seen_failed    .           .           .           .           .           .           refund_failed  refund_failed  .         .
refund_not_made       .           .           .           .           .           .           .              refund_due     .         .
refund_late           .           .           .           .           .           .           .              .              .         .
refund_asked_again    .           .           .           .           .           .           .              refund_due     .         refund_due
refund_overdue        .           .           .           .           .           .           .              refund_failed  .         .
`

const [states = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const cells = rows.flatMap(([event, ...nexts]) =>
  nexts.map((next, index) => [states[index], event, next === '.' ? 'stay' : next] as const),
)
const expected = new Map(cells.map(([state, event, next]) => [`${state} ${event}`, next]))
const all = paymentStates.flatMap((state) => paymentEvents.map((event) => [state, event] as const))

test('the table below knows every state and every event, and no other', () => {
  expect([...expected.keys()].toSorted()).toEqual(all.map(([state, event]) => `${state} ${event}`).toSorted())
})

test.for(all)('from %s, %s leads where the table says', ([state, event]) => {
  expect(nextPaymentState(state, event)).toBe(expected.get(`${state} ${event}`))
})

const after = (...events: (typeof paymentEvents)[number][]) =>
  events.reduce<(typeof paymentStates)[number]>((state, event) => {
    const next = nextPaymentState(state, event)
    return next === 'stay' ? state : next
  }, 'creating')

test('a notification that overtakes the answer to the creation completes the payment, once', () => {
  expect(after('paid', 'created', 'paid', 'read_pending', 'read_failed')).toBe('completed')
})

test('a declined card is not the end: the next one may pay', () => {
  expect(after('created', 'read_failed', 'read_pending', 'read_failed', 'paid')).toBe('completed')
})

test('a payment that lands while its checkout is closed still counts', () => {
  expect(after('created', 'deactivated', 'paid')).toBe('completed')
  expect(after('created', 'not_deactivated', 'paid')).toBe('completed')
})

test('no answer at all, however often, changes nothing', () => {
  expect(after('create_unknown', 'unreadable', 'create_unknown')).toBe('creating')
  expect(after('created', 'unreadable', 'not_deactivated', 'unreadable')).toBe('pending')
})

test('money that came for a rejected booking, or a second time, goes back without ever completing it', () => {
  expect(after('created', 'booking_rejected', 'paid_after_rejection')).toBe('refund_due')
  expect(after('created', 'paid_twice', 'paid')).toBe('refund_due')
})

test('disagreeing facts wait for a person, and are settled by an answer that agrees', () => {
  expect(after('created', 'paid_disputed', 'read_failed', 'deactivated', 'booking_rejected')).toBe('review')
  expect(after('created', 'paid_disputed', 'paid')).toBe('completed')
})

test('a refund that may have been asked for is only looked for', () => {
  const sent = ['paid', 'booking_rejected', 'refund_begun', 'refund_unknown'] as const
  expect(after(...sent, 'unreadable', 'refund_begun')).toBe('refund_sent')
  expect(after(...sent, 'refund_seen')).toBe('refunded')
  expect(after(...sent, 'refund_overdue', 'refund_begun')).toBe('refund_failed')
})

test('a refund that was certainly not asked for, or not made, is due again', () => {
  const begun = ['paid', 'booking_rejected', 'refund_begun'] as const
  expect(after(...begun, 'refund_postponed')).toBe('refund_due')
  expect(after(...begun, 'refund_unknown', 'refund_late', 'refund_not_made')).toBe('refund_due')
})

test('the office has a refund asked for again that failed, or that nobody knows of', () => {
  const begun = ['paid', 'booking_rejected', 'refund_begun'] as const
  expect(after(...begun, 'refund_refused', 'refund_asked_again')).toBe('refund_due')
  expect(after(...begun, 'refund_unknown', 'refund_asked_again', 'refund_begun')).toBe('refund_sent')
  expect(after(...begun, 'refund_seen', 'refund_asked_again')).toBe('refunded')
})

test('after a part was given back, more may be due', () => {
  const part = ['paid', 'refund_raised', 'refund_begun', 'refund_accepted'] as const
  expect(after(...part, 'refund_raised', 'refund_part_seen')).toBe('refund_due')
  expect(after(...part, 'refund_seen', 'booking_rejected')).toBe('refund_due')
})

test('a refund given by hand ends what the machine could not do', () => {
  expect(after('paid', 'booking_rejected', 'refund_begun', 'refund_refused', 'refund_seen')).toBe('refunded')
})
