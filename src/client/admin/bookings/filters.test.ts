import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { chooseBookings, readFilters, type BookingFilters } from './filters.ts'

const ana = aBooking({ id: 'aaaa1111-0000-4000-8000-000000000001' })
const goncalves = aBooking({
  id: 'bbbb2222-0000-4000-8000-000000000002',
  bookingNumber: 'TR-M4X2PD',
  customerName: 'João Gonçalves',
  customerEmail: 'office+joao@exemplo.pt',
  status: 'confirmed',
  pickupDate: '2026-12-10',
})
const maria = aBooking({
  id: 'cccc3333-0000-4000-8000-000000000003',
  bookingNumber: 'TR-QQ2233',
  customerName: '😀 مريم',
  customerEmail: 'maria@example.com',
  pickupDate: '2026-12-12',
})
const peter = aBooking({
  id: 'dddd4444-0000-4000-8000-000000000004',
  bookingNumber: 'TR-ZZ8899',
  customerName: 'Peter Müller',
  customerEmail: 'peter@example.com',
  status: 'rejected',
  pickupDate: '2027-01-02',
})
const newestFirst = [peter, goncalves, maria, ana]
const names = (filters: BookingFilters, kept?: ReadonlySet<string>) =>
  chooseBookings(newestFirst, filters, kept).map(({ customerName }) => customerName.split(' ').at(-1))

test('what waits for a decision is on top, and each part newest first', () => {
  expect(names({})).toEqual(['مريم', 'Silva', 'Müller', 'Gonçalves'])
})

test('one that was decided a moment ago keeps its place', () => {
  expect(names({}, new Set([peter.id]))).toEqual(['Müller', 'مريم', 'Silva', 'Gonçalves'])
  expect(names({ status: 'pending' }, new Set([peter.id]))).toEqual(['Müller', 'مريم', 'Silva'])
})

test.each([
  ['ana', ['Silva']],
  ['  ANA silva ', ['Silva']],
  ['goncalves', ['Gonçalves']],
  ['JOÃO', ['Gonçalves']],
  ['office+joao@', ['Gonçalves']],
  ['@exemplo.pt', ['Gonçalves']],
  ['😀', ['مريم']],
  ['مريم', ['مريم']],
  ['TR-7K3Q9X', ['Silva']],
  ['tr 7k3q', ['Silva']],
  ['dddd4444', ['Müller']],
  ['dddd4444-0000-4000-8000-000000000004', ['Müller']],
  ['0000-4000', []],
  ['nobody', []],
  ['.*', []],
  ['   ', ['مريم', 'Silva', 'Müller', 'Gonçalves']],
])('searching for %s finds %s', (q, found) => {
  expect(names({ q })).toEqual(found)
})

test.each<[BookingFilters, string[]]>([
  [{ status: 'pending' }, ['مريم', 'Silva']],
  [{ status: 'confirmed' }, ['Gonçalves']],
  [{ status: 'rejected' }, ['Müller']],
  [{ from: '2026-12-10' }, ['مريم', 'Müller', 'Gonçalves']],
  [{ to: '2026-12-10' }, ['Silva', 'Gonçalves']],
  [{ from: '2026-12-10', to: '2026-12-12' }, ['مريم', 'Gonçalves']],
  [{ from: '2026-12-10', to: '2026-12-10' }, ['Gonçalves']],
  [{ from: '2026-12-10', to: '2026-12-12', status: 'pending', q: 'maria' }, ['مريم']],
])('%o lets through %s', (filters, found) => {
  expect(names(filters)).toEqual(found)
})

test('dates in the wrong order are ignored, the other filters are not', () => {
  expect(names({ from: '2026-12-12', to: '2026-12-01', status: 'confirmed' })).toEqual(['Gonçalves'])
})

test.each([
  [{ q: 'ana', status: 'pending', from: '2026-12-01', to: '2026-12-31' }],
  [{ from: '2026-12-31', to: '2026-12-01' }],
  [{}],
])('an address of %o is read as it is', (search) => {
  expect(readFilters(search)).toEqual(search)
})

test.each([
  [{ q: 912345678 }, { q: '912345678' }],
  [{ q: 'a'.repeat(300) }, { q: 'a'.repeat(200) }],
  [{ q: ['x'], status: { pending: true }, from: 20261201, to: null }, {}],
  [{ q: '', status: 'all', from: 'yesterday', to: '2026-02-30' }, {}],
  [{ status: 'cancelled', unknown: 'x' }, {}],
])('of an address of %o what cannot be used is left out', (search, read) => {
  expect(readFilters(search)).toEqual(read)
})
