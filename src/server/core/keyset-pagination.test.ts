import { describe, expect, test } from 'vitest'
import { readPage, type PageQuery } from './keyset-pagination.ts'

const rows = [4, 3, 2, 1].map((day) => ({
  id: `00000000-0000-4000-8000-00000000000${day}`,
  createdAt: new Date(Date.UTC(2026, 0, day)),
}))

/** The rows of a part that is ordered with the newest first. */
function findIn(part: typeof rows) {
  return ({ after, limit }: Omit<PageQuery<string>, 'part'>) =>
    Promise.resolve(part.filter(({ createdAt }) => !after || createdAt < after.time).slice(0, limit))
}

describe('A list of one part', () => {
  const list = { parts: [''], orderedBy: 'createdAt', find: findIn(rows) } as const

  test('gives a cursor of the time and the id at which a page ended', async () => {
    const { nextCursor } = await readPage({ limit: 3, cursor: null }, list)
    expect(nextCursor).toBe('1767312000000.00000000-0000-4000-8000-000000000002')
    expect(await readPage({ limit: 3, cursor: nextCursor }, list)).toEqual({
      rows: rows.slice(3),
      nextCursor: null,
    })
  })

  test('gives no cursor with a page that ends the list', async () => {
    expect((await readPage({ limit: 4, cursor: null }, list)).nextCursor).toBeNull()
  })

  test.each([
    ['another list', 'open.1767312000000.00000000-0000-4000-8000-000000000002'],
    ['an id that is none', '1767312000000.x'],
    ['no time', '00000000-0000-4000-8000-000000000002'],
    ['too large a time', '1767312000000000.00000000-0000-4000-8000-000000000002'],
  ])('refuses a cursor of %s', async (_, cursor) => {
    await expect(readPage({ limit: 3, cursor }, list)).rejects.toThrow('This cursor is not one')
  })
})

describe('A list of two parts', () => {
  const find = { open: findIn(rows.slice(2)), closed: findIn(rows.slice(0, 2)) }
  const list = {
    parts: ['open', 'closed'],
    orderedBy: 'createdAt',
    find: (query: PageQuery<'open' | 'closed'>) => find[query.part](query),
  } as const

  test('begins a page with the rest of one part and ends it with the next', async () => {
    const { nextCursor } = await readPage({ limit: 1, cursor: null }, list)
    expect(nextCursor).toBe('open.1767312000000.00000000-0000-4000-8000-000000000002')
    const { rows: page, nextCursor: second } = await readPage({ limit: 2, cursor: nextCursor }, list)
    expect(page).toEqual([rows[3], rows[0]])
    expect(second).toBe('closed.1767484800000.00000000-0000-4000-8000-000000000004')
    expect((await readPage({ limit: 2, cursor: second }, list)).rows).toEqual([rows[1]])
  })

  test('can be read in one part only', async () => {
    expect((await readPage({ limit: 4, cursor: null, only: 'closed' }, list)).rows).toEqual(rows.slice(0, 2))
  })

  test('refuses a cursor without a part', async () => {
    const cursor = '1767312000000.00000000-0000-4000-8000-000000000002'
    await expect(readPage({ limit: 3, cursor }, list)).rejects.toThrow('This cursor is not one')
  })
})
