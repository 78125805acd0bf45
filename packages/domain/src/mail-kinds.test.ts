import { expect, test } from 'vitest'
import { customerMailKinds, isCustomerMailKind, isMailKind, mailKinds } from './mail-kinds.ts'

test('every mail has a kind of its own, to the customer or to the office', () => {
  expect(new Set(mailKinds).size).toBe(mailKinds.length)
  expect(mailKinds.every(isMailKind)).toBe(true)
  expect(isMailKind('newsletter')).toBe(false)
})

test('the office sends the customer only what is written for the customer', () => {
  expect(customerMailKinds.every(isCustomerMailKind)).toBe(true)
  expect(mailKinds.filter(isCustomerMailKind)).toEqual(customerMailKinds)
})
