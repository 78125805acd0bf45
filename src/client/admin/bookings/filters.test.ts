import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { exportAddress, keepPlaces, readFilters } from './filters.ts'

const at = (minute: number, name: string, status: 'pending' | 'confirmed' | 'rejected') =>
  aBooking({
    id: `00000000-0000-4000-8000-00000000000${minute}`,
    createdAt: `2026-11-20T10:0${minute}:00.000Z`,
    customerName: name,
    status,
  })
const peter = at(5, 'Peter', 'rejected')
const maria = at(4, 'Maria', 'pending')
const joao = at(3, 'João', 'confirmed')
const ana = at(2, 'Ana', 'pending')
const read = [maria, ana, peter, joao]
const names = (kept: ReadonlyMap<string, typeof ana>, rows = read) =>
  keepPlaces(rows, kept).map(({ customerName, status }) => `${customerName} ${status}`)
const kept = (...rows: (typeof ana)[]) => new Map(rows.map((row) => [row.id, row]))

test('what was decided a moment ago keeps its place', () => {
  const confirmed = { ...maria, status: 'confirmed' } as const
  const inPlace = ['Maria confirmed', 'Ana pending', 'Peter rejected', 'João confirmed']
  expect(names(kept(confirmed))).toEqual(inPlace)
  // Read again, it has moved or is filtered out.
  expect(names(kept(confirmed), [ana, peter, confirmed, joao])).toEqual(inPlace)
  expect(names(kept(confirmed), [ana])).toEqual(['Maria confirmed', 'Ana pending'])
})

test('a reading from before a decision does not take it back, and a later one brings its news', () => {
  const confirmed = { ...maria, status: 'confirmed', mail: { state: 'queued', error: null } } as const
  const mailed = { ...confirmed, mail: { state: 'sent', error: null } } as const
  expect(keepPlaces([maria], kept(confirmed))).toEqual([confirmed])
  expect(keepPlaces([mailed], kept(confirmed))).toEqual([mailed])
})

test('one that is on two pages is shown once', () => {
  expect(names(new Map(), [...read, joao])).toHaveLength(4)
})

test.each([
  [{}, '/api/admin/bookings.csv'],
  [{ q: 'joão & co' }, '/api/admin/bookings.csv?q=jo%C3%A3o+%26+co'],
  [
    { status: 'pending', from: '2026-12-01', to: '2026-12-31' },
    '/api/admin/bookings.csv?status=pending&from=2026-12-01&to=2026-12-31',
  ],
] as const)('what is filtered by %o is downloaded from %s', (filters, address) => {
  expect(exportAddress(filters)).toBe(address)
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
  [{ q: 'a\u0000b' }, {}],
])('of an address of %o what cannot be used is left out', (search, read) => {
  expect(readFilters(search)).toEqual(read)
})
