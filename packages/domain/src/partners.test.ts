import { expect, test } from 'vitest'
import { isConfirmedAtOnce, partnerRefusal, type PartnerState } from './partners.ts'

const since = new Date('2027-01-13T09:00:00Z')
const daysLater = (days: number, ms = 0) => new Date(since.getTime() + days * 86_400_000 + ms)
const refusal = (...[state, needed, now]: [PartnerState, 'read' | 'book' | undefined, Date]) =>
  partnerRefusal({ state, stateSince: since }, needed, now)?.code

test.for([
  ['live', 'book', 0, undefined],
  ['live', undefined, 1000, undefined],
  ['suspended', 'read', 0, 'partner_suspended'],
  ['suspended', undefined, 0, 'partner_suspended'],
  ['ended', 'read', 89, undefined],
  ['ended', undefined, 89, undefined],
  ['ended', 'book', 0, 'partner_ended'],
  ['ended', 'read', 90, 'partner_ended'],
] as const)(
  'a call of a partner that is %s and needs %s, after %i days: %s',
  ([state, needed, days, code]) => {
    expect(refusal(state, needed, daysLater(days))).toBe(code)
  },
)

test('a partner that has ended reads for ninety days, to the millisecond', () => {
  expect(refusal('ended', 'read', daysLater(90, -1))).toBeUndefined()
})

test.for([
  ['office', 'sumup', 'completed', false],
  ['office', 'cash', 'not_required', false],
  ['instant_paid', 'cash', 'not_required', false],
  ['instant_paid', 'sumup', 'pending', false],
  ['instant_paid', 'sumup', 'completed', true],
  ['instant', 'cash', 'not_required', true],
  ['instant', 'sumup', 'failed', false],
  ['instant', 'sumup', 'completed', true],
] as const)(
  'confirmation %s: paid by %s, %s: at once %s',
  ([confirmation, paymentMethod, paymentStatus, at]) => {
    expect(isConfirmedAtOnce(confirmation, { paymentMethod, paymentStatus })).toBe(at)
  },
)
