import { expect, test } from 'vitest'
import { e164, spacedPhone } from './e164.ts'

test.for([
  ['+351 912 345 678', '+351912345678'],
  ['912 345 678', '+351912345678'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['+351 12', null],
  ['+351 000 000 000', null],
  ['call me', null],
] as const)('%j is dialled from anywhere as %j', ([typed, number]) => {
  expect(e164(typed)).toBe(number)
})

test.each([
  ['+351912345678', '+351 912 345 678'],
  ['00351 912345678', '+351 912 345 678'],
  ['+44 (0)20 7946 0018', '+44 20 7946 0018'],
  ['912 345 678', '912 345 678'],
  ['+351 12', '+351 12'],
  ['=1+1', '=1+1'],
])('the phone number %s is written %s', (phone, written) => {
  expect(spacedPhone(phone)).toBe(written)
})
