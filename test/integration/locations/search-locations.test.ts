import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('searching places by %s', (protocol) => {
  test('finds an airport by the start of its words', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask('searchLocations', { q: 'faro airp', limit: 15 })
    expect(status).toBe(200)
    expect(done[0]).toEqual({
      id: 'faro-airport',
      name: 'Faro Airport (FAO)',
      address: expect.stringContaining('Portugal'),
      region: 'Algarve',
      displayType: 'airport',
      aliases: expect.arrayContaining(['FAO']),
      isGoogleResult: false,
    })
  })

  test('finds a town whose name is misspelt', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('searchLocations', { q: 'vilamora' })
    expect(done[0]?.name).toBe('Vilamoura')
  })

  test('answers the popular places in their order when nothing is typed', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('searchLocations', { q: '', limit: 10 })
    expect(done.map(({ name }) => name).slice(3)).toEqual([
      'Albufeira',
      'Lagos',
      'Vilamoura',
      'Faro',
      'Quinta do Lago',
      'Lisbon',
      'Seville',
    ])
    expect(done.slice(0, 3).map(({ displayType }) => displayType)).toEqual(['airport', 'airport', 'airport'])
  })

  test('shows at most ten popular places, whatever the limit', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('searchLocations', { limit: 50 })
    expect(done).toHaveLength(10)
  })

  test.for([
    [0, 1],
    [-5, 1],
    [1, 1],
    [3, 3],
    [2.9, 2],
    [50, 50],
    [51, 50],
    [1e9, 50],
  ] as const)('brings a limit of %d to %d rows', async ([limit, rows], { app }) => {
    const { done } = await app.clients[protocol].ask('searchLocations', { q: 'a', limit })
    expect(done).toHaveLength(rows)
  })

  test('finds nothing for words that are no place', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask('searchLocations', { q: 'zzqx' })
    expect([status, done]).toEqual([200, []])
  })

  test('refuses a limit that is no number', async ({ app }) => {
    const { status, refused } = await app.clients[protocol].ask('searchLocations', {
      q: 'faro',
      limit: 'many',
    })
    expect([status, refused.error]).toEqual([400, 'The limit must be a number.'])
    expect(refused.details).toEqual([{ field: 'limit', message: 'The limit must be a number.' }])
  })

  test('refuses a text of more than 200 characters', async ({ app }) => {
    const { status, refused } = await app.clients[protocol].ask('searchLocations', { q: 'x'.repeat(201) })
    expect([status, refused.error]).toEqual([400, 'The search text can be at most 200 characters long.'])
  })
})

test('a search text given twice in the address is refused with a sentence', async ({ app }) => {
  const answer = await app.raw({ method: 'GET', path: '/api/locations/search?q=faro&q=lagos' })
  expect(answer.status).toBe(400)
  expect(JSON.parse(answer.text)).toMatchObject({ error: 'The search text must be text.' })
})
