import { expect, test } from 'vitest'
import { isMailAddress, isUnusualEmail, isUnusualPhone, mailLink, phoneLink } from './contact-formats.ts'

test.each(['', ' ', 'ana@example.com', ' a.b+c@mail.example.pt '])('%j is not an unusual email', (text) => {
  expect(isUnusualEmail(text)).toBe(false)
})
test.each(['ana', 'ana@example', 'ana@@example.com', 'a b@example.com', 'ana@example.com.'])(
  '%j is an unusual email',
  (text) => {
    expect(isUnusualEmail(text)).toBe(true)
  },
)
test.each(['a,b@example.com', 'ana@example.com, rui@example.com', '<ana@example.com>'])(
  '%j is unusual, for no mail can be sent to it',
  (text) => {
    expect([isMailAddress(text), isUnusualEmail(text)]).toEqual([false, true])
  },
)
test.each(['no', 'a@x, b@y', 'a@x b@y', '', '@x', 'a@', 'Ana <a@x>', 'a@x\r\nBcc: b@y', ' a@x'])(
  'no mail can be sent to %j',
  (text) => {
    expect(isMailAddress(text)).toBe(false)
  },
)
test.each(['ana@example.com', 'a@x', 'josé.müller+tag@exämple.pt'])('mail can be sent to %j', (text) => {
  expect(isMailAddress(text)).toBe(true)
})

test.each(['', ' ', '+351 912 345 678', '0044 (20) 7946-0018'])('%j is not an unusual phone', (text) => {
  expect(isUnusualPhone(text)).toBe(false)
})
test.each(['912 345 678', '+12', 'call me', '+351 912 345 678 x9', 'tel. +351 912 345 678'])(
  '%j is an unusual phone',
  (text) => {
    expect(isUnusualPhone(text)).toBe(true)
  },
)

test.each([
  ['+351 912 345 678', 'tel:+351912345678'],
  ['(289) 000-000', 'tel:289000000'],
  ['00966 50 123.4567', 'tel:00966501234567'],
  ['+351 912 345 678 ext 4', undefined],
  ['javascript:alert(1)', undefined],
  ['12', undefined],
  ['9'.repeat(40), undefined],
])('the phone number %s links to %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})

test.each([
  ['ana@example.com', 'mailto:ana@example.com'],
  ['ana+tag@example.com', 'mailto:ana%2Btag@example.com'],
  ['a?bcc=b@example.com', 'mailto:a%3Fbcc%3Db@example.com'],
  ['a@example.com?bcc=b@example.com', undefined],
  ['a@example.com,b@example.com', undefined],
  ['"><b>x</b>@example.com', undefined],
  ['not an address', undefined],
])('the email address %s links to %s', (email, link) => {
  expect(mailLink(email)).toBe(link)
})
