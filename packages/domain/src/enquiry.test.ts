import { expect, test } from 'vitest'
import { answerDue, minutesOverdue, contactRefusal, enquiryReference } from './enquiry.ts'

const BYTES = Uint8Array.of(0, 7, 8, 29, 30, 239)

test('a request for a price and a message have references of their own', () => {
  expect(enquiryReference('quote', BYTES)).toBe('QR-29AZ2Z')
  expect(enquiryReference('contact', BYTES)).toBe('CM-29AZ2Z')
})

test.for([
  ['ana@example.com', null],
  [null, '+351 912 345 678'],
  ['ana@example.com', '+351 912 345 678'],
  ['not an address', ''],
] as const)('%j and %j can be answered', ([email, phone]) => {
  expect(contactRefusal({ email, phone })).toBeUndefined()
})

test.for([
  [null, null],
  ['', ' '],
  [null, '\u00A0'],
] as const)('%j and %j cannot', ([email, phone]) => {
  expect(contactRefusal({ email, phone })).toEqual({ code: 'contact_missing' })
})

test('an answer is due a day after the enquiry, and late from the first minute after', () => {
  const dueAt = answerDue(new Date('2027-01-13T09:00:00Z'))
  expect(dueAt).toEqual(new Date('2027-01-14T09:00:00Z'))
  expect(minutesOverdue(dueAt, new Date('2027-01-14T09:00:59Z'))).toBeUndefined()
  expect(minutesOverdue(dueAt, new Date('2027-01-14T09:01:00Z'))).toBe(1)
  expect(minutesOverdue(dueAt, new Date('2027-01-14T12:19:00Z'))).toBe(199)
})
