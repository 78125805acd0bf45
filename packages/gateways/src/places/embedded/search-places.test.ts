import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { describe, expect, it } from 'vitest'

import { embeddedPlaces } from './embedded-places.ts'

const places = embeddedPlaces()

async function idsFor(query: string, limit = 15): Promise<string[]> {
  return (await places.search(query, limit)).map(({ id }) => id)
}

describe('the location search', () => {
  it('shows the popular places before anything is typed', async () => {
    const popular = await places.popular(10)
    expect(popular.map(({ name }) => name)).toEqual([
      'Faro Airport (FAO)',
      'Lisbon Airport (LIS) - Terminal 1',
      'Seville Airport (SVQ)',
      'Albufeira',
      'Lagos',
      'Vilamoura',
      'Faro',
      'Quinta do Lago',
      'Lisbon',
      'Seville',
    ])
    expect(await places.popular(3)).toHaveLength(3)
  })

  it.each([
    ['faro airp', 'faro-airport', 'the beginning of a name'],
    ['FAO', 'faro-airport', 'an airport code'],
    ['lis', 'lisbon-airport-t1', 'a code that two terminals share'],
    ['vilamora', 'vilamoura', 'a letter left out'],
    ['albuferia', 'albufeira', 'two letters swapped'],
    ['sevila', 'seville', 'a misspelt foreign name'],
    ['Portimão', 'portimao', 'accents'],
    ['PORTIMAO', 'portimao', 'none, in capitals'],
    ['sevilha', 'seville', 'the Portuguese name'],
    ['aeropuerto de faro', 'faro-airport', 'Spanish for a Portuguese airport'],
    ['airport faro', 'faro-airport', 'words in another order'],
    ['marina vilamoura', 'vilamoura-marina', 'a name without its small words'],
    ['quintadolago', 'quinta-do-lago', 'words written together'],
    ['quinta do largo', 'quinta-do-lago', 'a wrong letter that makes another word'],
    ['golf vilamoura', 'golf-vilamoura-old', 'the kind of place before a town'],
    ['albufeira', 'albufeira', 'a town rather than what lies in it'],
    ['porto', 'porto', 'a town rather than the airport of its name'],
    ['lagos', 'lagos', 'a town one letter off another one'],
    ['lagoa', 'lagoa', 'that other one'],
  ])('%s finds %s first: %s', async (query, wanted) => {
    expect((await idsFor(query))[0]).toBe(wanted)
  })

  it('finds every place by its name, among the first three', async () => {
    const missed: string[] = []
    for (const { id, name } of GAZETTEER) if (!(await idsFor(name, 3)).includes(id)) missed.push(id)
    expect(missed).toEqual([])
  })

  it('orders by exact name, beginning of a name, beginning of a later word, and words of the address', async () => {
    const ids = await idsFor('faro', 347)
    const ranks = ['faro', 'faro-airport', 'hotel-eva-senses', 'estoi'].map((id) => ids.indexOf(id))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(ranks[0]).toBe(0)
    expect(ranks).not.toContain(-1)
  })

  it('gives the same order every time', async () => {
    expect(await idsFor('praia', 50)).toEqual(await idsFor('praia', 50))
  })

  it.each(['', '   ', '???', 'hotel california', 'xyzzy', 'timbuktu'])(
    'finds nothing for "%s"',
    async (query) => {
      expect(await idsFor(query)).toEqual([])
    },
  )

  it('gives no more than the limit', async () => {
    expect(await idsFor('a', 15)).toHaveLength(15)
  })

  it('stands a long or hostile text', async () => {
    expect(await idsFor('a '.repeat(150))).toBeInstanceOf(Array)
    expect(await idsFor('.*+?^${}()|[]\\')).toEqual([])
    expect(await idsFor('constructor')).toEqual([])
  })

  it('answers a place with its name, address, kind and position', async () => {
    expect(await places.search('faro airport', 1)).toEqual([
      {
        id: 'faro-airport',
        name: 'Faro Airport (FAO)',
        address: 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal',
        region: 'Algarve',
        displayType: 'airport',
        aliases: ['FAO', 'Faro Airport', 'Aeroporto de Faro', 'Gago Coutinho', 'LPFR', 'Algarve Airport'],
        isGoogleResult: false,
        lat: 37.0196,
        lon: -7.9681,
        country: 'PT',
      },
    ])
  })

  it.each([
    ['bensafrim', 'town-bensafrim-algarve', 'a village'],
    ['Bensafrin', 'town-bensafrim-algarve', 'a village with a wrong letter'],
    ['benasafrim', 'town-bensafrim-algarve', 'a letter too many'],
  ])('%s finds %s alone: %s', async (query, wanted) => {
    expect(await idsFor(query)).toEqual([wanted])
  })

  it('offers villages after the other places that a text begins', async () => {
    const kinds = (await idsFor('al', 50)).map((id) => id.startsWith('town-'))
    expect(kinds.indexOf(true)).toBeGreaterThan(5)
    expect(kinds.lastIndexOf(true)).toBeGreaterThan(kinds.indexOf(true))
    const [first] = await places.search('Bensafrim', 1)
    expect(first).toMatchObject({
      name: 'Bensafrim',
      address: 'Bensafrim, Algarve, Portugal',
      region: 'Algarve',
      displayType: 'city',
      country: 'PT',
    })
  })

  it('offers no village for a misspelt name of another place', async () => {
    expect((await idsFor('albuferia')).filter((id) => id.startsWith('town-'))).toEqual([])
  })

  it('searches other rows when it is given some', async () => {
    const [faro] = GAZETTEER
    const own = embeddedPlaces(faro ? [{ ...faro, id: 'office', name: 'Our office', aliases: [] }] : [])
    expect((await own.search('office', 5)).map(({ id }) => id)).toEqual(['office'])
    expect(await own.popular(10)).toEqual([])
  })
})
