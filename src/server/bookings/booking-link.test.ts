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

  test('opens its booking for its purpose', () => {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(links.idIn(token)).toBe(booking.id)
    expect(links.tripPurpose(token, booking)).toBe('manage')
    expect(links.tripPurpose(links.signTrip('view', booking), booking)).toBe('view')
  })

  test('opens no other booking, no other generation, and nothing is paid by it', () => {
    expect(links.tripPurpose(token, { ...booking, id: randomUUID() })).toBeUndefined()
    expect(links.tripPurpose(token, { ...booking, linkGeneration: 1 })).toBeUndefined()
    expect(links.read('pay', token)).toBeUndefined()
    expect(links.tripPurpose(links.sign('pay', booking.id), booking)).toBeUndefined()
    expect(bookingLinks(randomBytes(32)).tripPurpose(token, booking)).toBeUndefined()
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
