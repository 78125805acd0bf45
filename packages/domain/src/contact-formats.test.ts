import { expect, test } from 'vitest'
import { isUnusualEmail, isUnusualPhone } from './contact-formats.ts'

test.each(['', ' ', 'ana@example.com', ' a.b+c@mail.example.pt '])('%j is no odd email', (text) => {
  expect(isUnusualEmail(text)).toBe(false)
})
test.each(['ana', 'ana@example', 'ana@@example.com', 'a b@example.com', 'ana@example.com.'])(
  '%j is an odd email',
  (text) => {
    expect(isUnusualEmail(text)).toBe(true)
  },
)
test.each(['', ' ', '+351 912 345 678', '0044 (20) 7946-0018'])('%j is no odd phone', (text) => {
  expect(isUnusualPhone(text)).toBe(false)
})
test.each(['912 345 678', '+12', 'call me', '+351 912 345 678 x9', 'tel. +351 912 345 678'])(
  '%j is an odd phone',
  (text) => {
    expect(isUnusualPhone(text)).toBe(true)
  },
)
