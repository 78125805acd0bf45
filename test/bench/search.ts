import { fold } from '@chauffeur/domain/fold'
import { embeddedPlaces } from '@chauffeur/gateways/places/embedded/embedded-places'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'

import { SEARCH_QUERIES } from './search-queries.ts'

/** Answers the ids for a text, best first. */
type Search = (query: string) => Promise<string[]> | string[]

const LIMIT = 15
const ROUNDS = 20

/** Prints how often our search and two libraries put the wanted place first, and the time of one search. */
export async function benchSearch(): Promise<void> {
  const searches: Record<string, Search> = { ours: ours(), MiniSearch: miniSearch(), 'Fuse.js': fuse() }
  const table: Record<string, object> = {}
  const missed: string[] = []
  for (const [name, search] of Object.entries(searches)) {
    let first = 0
    let third = 0
    for (const [query, wanted] of SEARCH_QUERIES) {
      const ids = await search(query)
      if (ids[0] === wanted) first += 1
      else if (name === 'ours') missed.push(`${query}: wanted ${wanted}, got ${ids[0] ?? 'nothing'}`)
      if (ids.slice(0, 3).includes(wanted)) third += 1
    }
    const { median, p95 } = await microseconds(search)
    table[name] = {
      queries: SEARCH_QUERIES.length,
      first,
      'first %': percent(first),
      'among three %': percent(third),
      'median µs': median,
      'p95 µs': p95,
    }
  }
  console.log('Search: the wanted place first')
  console.table(table)
  for (const miss of missed) console.log(`missed ${miss}`)
}

function ours(): Search {
  const places = embeddedPlaces()
  return async (query) => (await places.search(query, LIMIT)).map(({ id }) => id)
}

function miniSearch(): Search {
  const index = new MiniSearch({
    fields: ['name', 'aliases', 'address'],
    processTerm: fold,
    searchOptions: { boost: { name: 3, aliases: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  })
  index.addAll(GAZETTEER.map(({ aliases, ...place }) => ({ ...place, aliases: aliases.join(' ') })))
  return (query) =>
    index
      .search(query)
      .slice(0, LIMIT)
      .map(({ id }) => String(id))
}

function fuse(): Search {
  const index = new Fuse(GAZETTEER, {
    keys: [
      { name: 'name', weight: 3 },
      { name: 'aliases', weight: 2 },
      { name: 'address', weight: 1 },
    ],
    ignoreDiacritics: true,
    threshold: 0.35,
  })
  return (query) => index.search(query, { limit: LIMIT }).map(({ item }) => item.id)
}

async function microseconds(search: Search): Promise<{ median: number; p95: number }> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [query] of SEARCH_QUERIES) {
      const start = performance.now()
      await search(query)
      times.push(1000 * (performance.now() - start))
    }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(share * times.length)] ?? 0)
  return { median: at(0.5), p95: at(0.95) }
}

function percent(count: number): number {
  return Math.round((1000 * count) / SEARCH_QUERIES.length) / 10
}

if (import.meta.main) await benchSearch()
