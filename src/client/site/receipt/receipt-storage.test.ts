import { beforeEach, expect, test } from 'vitest'
import { aReceipt } from './testing/a-receipt.ts'
import { findReceipt, readReceipt, saveReceipt } from './receipt-storage.ts'

const receipt = aReceipt()

beforeEach(() => sessionStorage.clear())

test('the booking of this tab is found again, and one that is still to be paid is none that was made', () => {
  expect(readReceipt(findReceipt('confirmed'))).toBeUndefined()
  saveReceipt('to pay', receipt)
  expect(readReceipt(findReceipt('confirmed'))).toBeUndefined()
  expect(readReceipt(findReceipt('to pay'))).toEqual(receipt)
  saveReceipt('confirmed', receipt)
  expect(readReceipt(findReceipt('confirmed'))).toEqual(receipt)
})

test.each([
  'no JSON',
  'null',
  '[]',
  JSON.stringify({ ...receipt, zone: 'Mars/Base' }),
  JSON.stringify({ ...receipt, pickupDate: 'soon' }),
  JSON.stringify({ ...receipt, paymentMethod: 'shells' }),
  JSON.stringify({ ...receipt, minutes: null }),
  JSON.stringify({ ...receipt, points: [{ title: 7 }] }),
])('%s is none', (text) => {
  expect(readReceipt(text)).toBeUndefined()
})
