import { expect, test } from 'vitest'
import { mailHref, phoneHref } from './contacts.ts'

test.each([
  ['+351 289 111 222', 'tel:+351289111222'],
  ['289.111-222', 'tel:289111222'],
  ['(0034) 612/000 002', 'tel:0034612000002'],
  ['112', 'tel:112'],
  ['12', undefined],
  ['1234567890123456', undefined],
  ['+351 289 111 222 ext 4', undefined],
  ['ask +351 289 111 222', undefined],
  ['', undefined],
])('the text “%s” is called by %s', (text, href) => {
  expect(phoneHref(text)).toBe(href)
})

test.each([
  ['ana@example.com', 'mailto:ana@example.com'],
  ['ana+x@example.com', 'mailto:ana%2Bx@example.com'],
  ['ana@example.com?bcc=rui@example.com', undefined],
  ['nobody', undefined],
])('the text “%s” is written to by %s', (text, href) => {
  expect(mailHref(text)).toBe(href)
})
