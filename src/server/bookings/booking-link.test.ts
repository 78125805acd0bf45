import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
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

describe('the token of a private page', () => {
  const booking = { id: randomUUID(), linkGeneration: 0 }
  const token = links.signTrip('manage', booking)

  test('says which booking it opens, and for what', () => {
    expect(token).toMatch(/^[\w-]{48}$/)
    expect(links.readTrip(token)).toEqual({ ...booking, purpose: 'manage' })
    const later = { ...booking, linkGeneration: 4_000_000_000 }
    expect(links.readTrip(links.signTrip('view', later))).toEqual({ ...later, purpose: 'view' })
  })

  test('of another kind or another key opens nothing, and nothing is paid by it', () => {
    expect(links.read('pay', token)).toBeUndefined()
    expect(links.readTrip(links.sign('pay', booking.id))).toBeUndefined()
    expect(bookingLinks(randomBytes(32)).readTrip(token)).toBeUndefined()
  })

  test('has no letter that can be exchanged, those of its generation included', () => {
    for (let at = 0; at < token.length; at += 1)
      for (const other of ['A', 'B', 'E', '_'].filter((letter) => letter !== token[at]))
        expect(links.readTrip(token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined()
  })
})

test('a text that was sealed is known again, and no other', () => {
  const seal = links.seal('one.two')
  expect(links.isSealed('one.two', seal)).toBe(true)
  for (const [text, other] of [
    ['one.twoo', seal],
    ['one.two', ''],
    ['one.two', links.seal('')],
  ] as const)
    expect(links.isSealed(text, other)).toBe(false)
})
