import { expect, test } from 'vitest'
import { changeStates, isOpenChange, openChangeStates, settlementOf } from './trip-change.ts'

const cash = { paymentMethod: 'cash', paymentStatus: 'not_required' } as const
const paid = { paymentMethod: 'sumup', paymentStatus: 'completed' } as const
const byHand = { paymentMethod: 'cash', paymentStatus: 'completed' } as const
const onAccount = { paymentMethod: 'account', paymentStatus: 'completed' } as const
const unpaid = { paymentMethod: 'sumup', paymentStatus: 'failed' } as const

test.each([
  ['the same price', cash, 0, 'link', 'none'],
  ['the same price of a paid trip', paid, 0, 'link', 'none'],
  ['more, paid in cash', cash, 1, 'link', 'driver'],
  ['less, paid in cash', cash, -1, 'link', 'driver'],
  ['more, paid online', paid, 1, 'link', 'checkout'],
  ['more, paid online, for the driver', paid, 1, 'driver', 'driver'],
  ['less, paid online', paid, -1, 'link', 'refund'],
  ['less, paid online, whoever collects', paid, -1, 'driver', 'refund'],
  ['less, paid although it was to be cash', byHand, -1, 'link', 'refund'],
  ['more, not paid yet', unpaid, 1, 'link', 'unpaid'],
  ['more, on account', onAccount, 1, 'driver', 'account'],
  ['less, on account', onAccount, -1, 'link', 'account'],
  ['less, not paid yet', unpaid, -1, 'driver', 'unpaid'],
] as const)('%s is settled as the rule says', (_, booking, difference, collect, settlement) => {
  expect(settlementOf(booking, difference, collect)).toBe(settlement)
})

test('the guest pays a difference online where nobody says otherwise', () => {
  expect(settlementOf(paid, 1)).toBe('checkout')
})

test('a change is open until it is made or has ended', () => {
  expect(changeStates.filter(isOpenChange)).toEqual(openChangeStates)
})
