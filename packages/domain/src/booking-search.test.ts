import { describe, expect, test } from 'vitest'
import { bareNumber, matchesSearch, parseSearch, searchedText } from './booking-search.ts'

const ana = {
  id: 'aaaa1111-0000-4000-8000-000000000001',
  bookingNumber: 'TR-7K3Q9X',
  customerName: 'Ana Silva',
  customerEmail: 'ana@example.com',
}
const joao = {
  id: 'bbbb2222-0000-4000-8000-000000000002',
  bookingNumber: 'TR-M4X2PD',
  customerName: 'João Gonçalves',
  customerEmail: 'office+joao@exemplo.pt',
}
const maryam = {
  id: 'cccc3333-0000-4000-8000-000000000003',
  bookingNumber: 'TR-QQ2233',
  customerName: '😀 مريم',
  customerEmail: 'maria@example.com',
}
const peter = {
  id: 'dddd4444-0000-4000-8000-000000000004',
  bookingNumber: 'TR-ZZ8899',
  customerName: 'Peter Müller',
  customerEmail: 'peter_50%@example.com',
}
const all = [ana, joao, maryam, peter]

describe('looking for bookings', () => {
  test.each([
    ['ana', [ana]],
    ['  ANA silva ', [ana]],
    ['a s', [ana]],
    ['goncalves', [joao]],
    ['JOÃO', [joao]],
    ['office+joao@', [joao]],
    ['@exemplo.pt', [joao]],
    ['😀', [maryam]],
    ['مريم', [maryam]],
    ['TR-7K3Q9X', [ana]],
    ['tr 7k3q', [ana]],
    ['dddd4444', [peter]],
    ['dddd4444-0000-4000-8000-000000000004', [peter]],
    ['DDDD4444', [peter]],
    ['_50%', [peter]],
    ['0000-4000', []],
    ['dddd', [peter]],
    ['ddd', []],
    ['nobody', []],
    ['silva ana', []],
    ['.*', []],
    ['%', [peter]],
    ['   ', all],
    ['', all],
  ])('%s finds the right ones', (q, found) => {
    expect(all.filter((booking) => matchesSearch(booking, parseSearch(q)))).toEqual(found)
  })

  test.each(['', '   '])('%j says nothing, so that nothing is looked for', (q) => {
    expect(parseSearch(q)).toBeUndefined()
  })

  test('no text is found across the name and the e-mail', () => {
    expect(matchesSearch(ana, parseSearch('silva ana@'))).toBe(false)
    expect(searchedText(ana).split('\n')).toEqual(['ana silva', 'ana@example.com', 'ana example com'])
  })

  test('a number is bare without its dash, spaces and capitals', () => {
    expect(bareNumber(' TR-7k3 Q9X ')).toBe('tr7k3q9x')
  })
})
