import { describe, expect, test } from 'vitest'
import { bareNumber, matchesSearch, parseSearch, searchedNumbers, searchedText } from './booking-search.ts'

const ana = {
  id: 'aaaa1111-0000-4000-8000-000000000001',
  bookingNumber: 'TR-7K3Q9X',
  customerName: 'Ana Silva',
  customerEmail: 'ana@example.com',
  customerPhone: '+351 912 345 678',
  flightNumber: 'TP 1901',
  pickupLocation: 'Faro Airport',
  dropoffLocation: 'Praça do Comércio, Lisboa',
  dropoffName: 'Pousada de Lisboa',
  stops: [{ location: 'Évora Roman temple' }],
  billing: { companyName: 'Sousa & Filhos, Lda' },
  trips: [
    { driverName: 'José Araújo', plate: '12-AB-34' },
    { driverName: null, plate: '56-CD-78' },
  ],
}
const plain = {
  customerPhone: '',
  flightNumber: null,
  pickupLocation: 'Vilamoura',
  dropoffLocation: null,
  stops: [],
  billing: null,
}
const joao = {
  ...plain,
  id: 'bbbb2222-0000-4000-8000-000000000002',
  bookingNumber: 'TR-M4X2PD',
  customerName: 'João Gonçalves',
  customerEmail: 'office+joao@exemplo.pt',
}
const maryam = {
  ...plain,
  customerPhone: '+44 (0)20 7946 0000',
  id: 'cccc3333-0000-4000-8000-000000000003',
  bookingNumber: 'TR-QQ2233',
  customerName: '😀 مريم',
  customerEmail: 'maria@example.com',
}
const peter = {
  ...plain,
  flightNumber: 'ba2661',
  billing: { companyName: null },
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
    ['912 345 678', [ana]],
    ['+351 (912) 345-678', [ana]],
    ['00351912345678', [ana]],
    ['5678', [ana]],
    ['020 7946', [maryam]],
    ['+44 20 79460000', [maryam]],
    ['+44 (0)20 7946', [maryam]],
    ['tp1901', [ana]],
    ['TP 1901', [ana]],
    ['BA 2661', [peter]],
    ['faro', [ana]],
    ['praca do comercio', [ana]],
    ['evora', [ana]],
    ['pousada', [ana]],
    ['vilamoura', [joao, maryam, peter]],
    ['sousa filhos', [ana]],
    ['Sousa & Filhos', [ana]],
    ['araujo', [ana]],
    ['José A', [ana]],
    ['12-ab-34', [ana]],
    ['12 AB 34', [ana]],
    ['56cd', [ana]],
    ['34-56-CD', []],
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

  test('no text is found across the name and the email', () => {
    expect(matchesSearch(ana, parseSearch('silva ana@'))).toBe(false)
    expect(searchedText(joao).split('\n')).toEqual([
      'joão gonçalves',
      'joao goncalves',
      'office+joao@exemplo.pt',
      'office joao exemplo pt',
      'vilamoura',
    ])
  })

  test('no number is found across the phone and the flight', () => {
    expect(searchedNumbers(ana).split('\n')).toEqual(['tr7k3q9x', '351912345678', 'tp1901'])
    expect(matchesSearch(ana, parseSearch('678tp'))).toBe(false)
  })

  test('a number is bare without its dash, spaces and capitals', () => {
    expect(bareNumber(' TR-7k3 Q9X ')).toBe('tr7k3q9x')
  })
})
