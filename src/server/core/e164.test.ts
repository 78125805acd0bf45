import { expect, test } from 'vitest'
import { e164 } from './e164.ts'

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
