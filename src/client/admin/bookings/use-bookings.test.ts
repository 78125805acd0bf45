import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { exportAddress, keepPositions, queryOf } from './use-bookings.ts'
import { readListSearch } from './list-search.ts'

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
const asked = { query: {}, today: '2026-11-20' }
const names = (pinned: ReadonlyMap<string, typeof ana>, rows = read) =>
  keepPositions(rows, pinned, asked).map(({ customerName, status }) => `${customerName} ${status}`)
const pinned = (...rows: (typeof ana)[]) => new Map(rows.map((row) => [row.id, row]))

test('what was decided a moment ago keeps its place', () => {
  const confirmed = { ...maria, status: 'confirmed' } as const
  const inPlace = ['Maria confirmed', 'Ana pending', 'Peter rejected', 'João confirmed']
  expect(names(pinned(confirmed))).toEqual(inPlace)
  // Read again, it has moved or is filtered out.
  expect(names(pinned(confirmed), [ana, peter, confirmed, joao])).toEqual(inPlace)
  expect(names(pinned(confirmed), [ana])).toEqual(['Maria confirmed', 'Ana pending'])
})

test('a reading from before a decision does not take it back, and a later one brings its news', () => {
  const confirmed = { ...maria, status: 'confirmed', mail: { state: 'queued', error: null } } as const
  const mailed = { ...confirmed, mail: { state: 'sent', error: null } } as const
  expect(keepPositions([maria], pinned(confirmed), asked)).toEqual([confirmed])
  expect(keepPositions([mailed], pinned(confirmed), asked)).toEqual([mailed])
})

test('what was decided keeps its place by pick-up, too', () => {
  const early = { ...ana, pickupAt: '2026-12-04T06:00:00.000Z' }
  const late = { ...maria, pickupAt: '2026-12-04T20:00:00.000Z' }
  const confirmed = { ...late, status: 'confirmed' } as const
  const byPickup = { ...asked, query: { sort: 'pickup', status: 'pending' } as const }
  expect(keepPositions([early], pinned(confirmed), byPickup)).toEqual([early, confirmed])
})

test('one that is on two pages is shown once', () => {
  expect(names(new Map(), [...read, joao])).toHaveLength(4)
})

test.each([
  [{}, '/api/admin/bookings.csv'],
  [{ q: 'joão & co' }, '/api/admin/bookings.csv?q=jo%C3%A3o+%26+co'],
  [
    { status: 'pending', from: '2026-12-01', to: '2026-12-31', sort: 'pickup' },
    '/api/admin/bookings.csv?status=pending&from=2026-12-01&to=2026-12-31',
  ],
] as const)('what is filtered by %o is downloaded from %s', (filters, address) => {
  expect(exportAddress(filters)).toBe(address)
})

test.each([
  [
    { day: 'today', sort: 'pickup', view: 'rows' },
    { from: '2026-11-20', to: '2026-11-20', sort: 'pickup' },
  ],
  [
    { day: 'tomorrow', q: 'ana' },
    { q: 'ana', from: '2026-11-21', to: '2026-11-21' },
  ],
  [
    { only: 'unpaid', from: '2026-12-01' },
    { only: 'unpaid', from: '2026-12-01' },
  ],
  [{ from: '2026-', sort: 'request' }, {}],
] as const)('an address of %o asks the server for %o', (search, query) => {
  expect(queryOf(search, '2026-11-20')).toEqual(query)
})

test.each([
  [{ q: 'ana', status: 'pending', from: '2026-12-01', to: '2026-12-31' }],
  [{ only: 'problems', day: 'tomorrow', sort: 'pickup', view: 'rows' }],
  [{ from: '2026-12-31', to: '2026-12-01' }],
  [{}],
])('an address of %o is read as it is', (search) => {
  expect(readListSearch(search)).toEqual(search)
})

test.each([
  [{ q: 912345678 }, { q: '912345678' }],
  [{ q: 'a'.repeat(300) }, { q: 'a'.repeat(200) }],
  [{ q: ['x'], status: { pending: true }, from: 20261201, to: null }, {}],
  [{ q: '', status: 'all', from: 'yesterday', to: '2026-02-30' }, {}],
  [{ status: 'finished', only: 'mine', sort: 'price', view: 'table', unknown: 'x' }, {}],
  [{ sort: 'request', view: 'cards' }, { view: 'cards' }],
  [{ day: 'today', from: '2026-12-01' }, { day: 'today' }],
  [{ q: 'a\u0000b' }, {}],
])('of an address of %o what cannot be used is left out', (search, read) => {
  expect(readListSearch(search)).toEqual(read)
})
