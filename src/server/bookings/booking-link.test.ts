import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookingLinks } from './booking-link.ts'

const links = bookingLinks(randomBytes(32))

test('a token leads to its booking', () => {
  const id = randomUUID()
  const token = links.sign('pay', id)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(links.read('pay', token)).toBe(id)
})

test('a token that we did not sign leads nowhere', () => {
  const token = links.sign('pay', randomUUID())
  expect(bookingLinks(randomBytes(32)).read('pay', token)).toBeUndefined()
  for (const other of ['', 'x', token.slice(1), `${token}A`, `${token}=`, ` ${token}`, 'A'.repeat(43)])
    expect(links.read('pay', other)).toBeUndefined()
})

test('no letter of a token can be exchanged', () => {
  const token = links.sign('pay', randomUUID())
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A'
    expect(links.read('pay', token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined()
  }
})
