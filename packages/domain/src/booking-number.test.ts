import { expect, test } from 'vitest'
import { bookingNumber, isBookingNumber } from './booking-number.ts'

test('six bytes spell six letters without look-alikes', () => {
  expect(bookingNumber(Uint8Array.of(0, 7, 8, 29, 30, 239))).toBe('TR-29AZ2Z')
})

test('more bytes than it takes make no longer number', () => {
  expect(bookingNumber(new Uint8Array(32))).toBe('TR-222222')
})

test('bytes that would favour some letters are passed over', () => {
  expect(bookingNumber(Uint8Array.of(240, 255, 0, 1, 2, 250, 3, 4, 5))).toBe('TR-234567')
})

test('every letter has as many bytes as every other', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 240; byte++) {
    const letter = bookingNumber(Uint8Array.of(byte, 0, 0, 0, 0, 0)).charAt(3)
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted().join('')).toBe('23456789ABCDEFGHJKMNPQRSTVWXYZ')
  expect(new Set(counts.values())).toEqual(new Set([8]))
})

test('too few usable bytes are a fault', () => {
  expect(() => bookingNumber(Uint8Array.of(1, 2, 3, 4, 5, 255))).toThrow(RangeError)
})

test.for([
  ['TR-7K3Q9X', true],
  ['TT-7K3Q9X', true],
  ['TS-7K3Q9X', false],
  ['tr-7k3q9x', false],
  ['TR-7K3Q9', false],
  ['TR-7K3Q90', false],
  ['TR-7K3Q9X\n', false],
] as const)('%j is a booking number: %s', ([text, valid]) => {
  expect(isBookingNumber(text)).toBe(valid)
})
