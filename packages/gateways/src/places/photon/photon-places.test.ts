import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { FakeService } from '../../http/testing/fake-service.ts'
import { photonPlaces } from './photon-places.ts'
import { startFakePhoton } from '../testing/fake-photon.ts'

const ORANGE = 'Villa Orange, Rua das Laranjeiras 5, 8300-100 Silves, Portugal'

let service: FakeService
beforeAll(async () => {
  service = await startFakePhoton()
})
afterAll(() => service.close())

function places() {
  return photonPlaces({ baseUrl: `${service.url}/` })
}

describe('a list by Photon', () => {
  it('has rows in the shape of ours, with position, region and country', async () => {
    expect(await places().search('villa orange', 5)).toEqual([
      {
        id: 'photon:W:101',
        name: 'Villa Orange',
        address: ORANGE,
        region: 'Algarve',
        displayType: 'hotel',
        aliases: [],
        isGoogleResult: false,
        lat: 37.2011,
        lon: -8.4205,
        country: 'PT',
      },
    ])
  })

  it('names a house by its street, and says each part of an address once', async () => {
    expect((await places().search('villa betis', 5))[0]).toMatchObject({
      name: 'Calle Villa Betis 7',
      address: 'Calle Villa Betis 7, 41010 Seville, Spain',
      region: 'Seville',
      country: 'ES',
    })
    expect((await places().search('lagos', 5))[0]).toMatchObject({
      address: 'Lagos, Faro, Portugal',
      displayType: 'city',
    })
  })

  it('leaves out other countries and roads of a hundred kilometres', async () => {
    const names = (await places().search('villa', 20)).map(({ name }) => name)
    expect(names).not.toContain('Villa Paris')
    expect(names).not.toContain('Villa Motorway')
  })

  it('is asked for with a limit, a centre, an area and a language', async () => {
    await places().search('são brás & more', 7)
    const { url } = service.requests.at(-1) ?? {}
    expect(url?.pathname).toBe('/api')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      q: 'são brás & more',
      limit: '7',
      lat: '37.12',
      lon: '-8.2',
      bbox: '-9.6,35.95,-3.4,41.6',
      lang: 'en',
    })
  })
})

describe('a place by Photon', () => {
  it('is found again by its id and its text, and by its whole address alone', async () => {
    expect(await places().resolve({ text: ORANGE, placeId: 'photon:W:101' })).toMatchObject({
      id: 'photon:W:101',
      match: 'id',
      confidence: 1,
    })
    expect(await places().resolve({ text: ORANGE.toLowerCase() })).toMatchObject({
      id: 'photon:W:101',
      lat: 37.2011,
      match: 'address',
    })
  })

  it.each([
    ['a text that is only similar', 'Villa Orange, Silves'],
    ['a name without its address', 'Villa Orange'],
    ['an address that two places have', 'Villa Verde, Monchique, Portugal'],
    ['nothing', ''],
  ])('is not %s', async (_, text) => {
    expect(await places().resolve({ text })).toBeUndefined()
  })

  it('is not one of the id alone, nor another of the same text', async () => {
    expect(await places().resolve({ text: 'somewhere', placeId: 'photon:W:101' })).toBeUndefined()
    expect(await places().resolve({ text: 'Villa Verde', placeId: 'photon:N:109' })).toMatchObject({
      lat: 37.3,
    })
  })
})

describe('the address of a point by Photon', () => {
  it('has street, house and town, and not what the house is called', async () => {
    expect(await places().addressAt({ lat: 37.2011, lon: -8.4205 })).toBe(
      'Rua das Laranjeiras 5, 8300-100 Silves',
    )
  })

  it.each([
    ['the house is farther away', 37.205, -8.4205],
    ['what is there has no street', 37.0176, -7.9697],
    ['nothing is there', 37.5, -8.4205],
  ])('is none where %s', async (_, lat, lon) => {
    expect(await places().addressAt({ lat, lon })).toBeUndefined()
  })
})
