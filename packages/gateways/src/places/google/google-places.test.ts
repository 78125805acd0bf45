import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { FakeService } from '../../http/testing/fake-service.ts'
import { googlePlaces } from './google-places.ts'
import { PlacesRefused } from '../places.ts'
import { GOOGLE_KEY, startFakeGoogle } from '../testing/fake-google.ts'

const ORANGE = 'Villa Orange, Rua das Laranjeiras 5, Silves, Portugal'

let service: FakeService
beforeAll(async () => {
  service = await startFakeGoogle()
})
afterAll(() => service.close())

function places(apiKey = GOOGLE_KEY) {
  return googlePlaces({ apiKey, placesUrl: service.url, geocodingUrl: service.url })
}

function lastBody(): unknown {
  return JSON.parse(service.requests.findLast(({ method }) => method === 'POST')?.body ?? '')
}

describe('a list by Google', () => {
  it('has rows in the shape of ours, without a position', async () => {
    expect((await places().search('villa o', 5))[0]).toEqual({
      id: 'ChIJ-villa-orange',
      name: 'Villa Orange',
      address: ORANGE,
      region: 'other',
      displayType: 'hotel',
      aliases: [],
      isGoogleResult: true,
      lat: null,
      lon: null,
      country: 'PT',
    })
  })

  it('gives the country and the kind of a place', async () => {
    const rows = [...(await places().search('triana', 5)), ...(await places().search('faro airport', 5))]
    expect(rows.map(({ country, displayType }) => [country, displayType])).toEqual([
      ['ES', 'hotel'],
      ['PT', 'airport'],
    ])
  })

  it('leaves out what is no place to send a car to, and keeps to the limit', async () => {
    const rows = await places().search('villa', 20)
    expect(rows.map(({ id }) => id)).not.toContain('ChIJ-algarve-area')
    expect(await places().search('villa', 2)).toHaveLength(2)
    expect(await places().search('nothing like it', 5)).toEqual([])
  })

  it('is asked for in our area and in English, with the key in a header only', async () => {
    await places().search('villa', 5)
    const asked = service.requests.at(-1)
    expect(asked?.url.pathname).toBe('/v1/places:autocomplete')
    expect(asked?.url.search).toBe('')
    expect(asked?.headers['x-goog-api-key']).toBe(GOOGLE_KEY)
    expect(asked?.headers['x-goog-fieldmask']).toBe(
      'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text,' +
        'suggestions.placePrediction.structuredFormat.mainText.text,suggestions.placePrediction.types',
    )
    expect(lastBody()).toEqual({
      input: 'villa',
      languageCode: 'en',
      regionCode: 'pt',
      includedRegionCodes: ['pt', 'es'],
      locationRestriction: {
        rectangle: { low: { latitude: 35.95, longitude: -9.6 }, high: { latitude: 41.6, longitude: -3.4 } },
      },
    })
  })

  it.each(['3b241101-e2bb-4255-8caf-4136c566a962', 'short_one'])(
    'is asked for with the session token "%s"',
    async (sessionToken) => {
      await places().search('villa', 5, { sessionToken })
      expect(lastBody()).toHaveProperty('sessionToken', sessionToken)
    },
  )

  it.each(['', 'has spaces', 'x'.repeat(37), 'ção'])(
    'is asked for without the session token "%s", which Google would refuse',
    async (sessionToken) => {
      await places().search('villa', 5, { sessionToken })
      expect(lastBody()).not.toHaveProperty('sessionToken')
    },
  )
})

describe('a place by Google', () => {
  it('is found by its id, with its position, region and country', async () => {
    expect(await places().resolve({ text: ORANGE, placeId: 'ChIJ-villa-orange' })).toEqual({
      id: 'ChIJ-villa-orange',
      name: 'Villa Orange',
      address: ORANGE,
      region: 'Algarve',
      displayType: 'generic',
      aliases: [],
      isGoogleResult: true,
      lat: 37.2011,
      lon: -8.4205,
      country: 'PT',
      match: 'id',
      confidence: 1,
    })
  })

  it('is found by its whole address, since that is all that the wizard keeps', async () => {
    expect(await places().resolve({ text: ORANGE.toUpperCase() })).toMatchObject({
      id: 'ChIJ-villa-orange',
      lat: 37.2011,
      match: 'address',
    })
    expect(
      await places().resolve({ text: 'Hotel Villa Triana, Calle Clara de Jesus Montero, Seville, Spain' }),
    ).toMatchObject({ country: 'ES', region: 'Seville' })
  })

  it('is located once for all the questions of a page', async () => {
    const google = places()
    const before = service.requests.length
    await Promise.all([1, 2, 3, 4].map(() => google.resolve({ text: ORANGE })))
    await google.resolve({ text: ORANGE, placeId: 'ChIJ-villa-orange' })
    expect(service.requests).toHaveLength(before + 2)
  })

  it.each([
    ['a text that is only similar', 'Villa Orange, Silves'],
    ['the beginning of one', 'Villa Oran'],
    ['an address that two places have', 'Villa Verde, Lagos, Portugal'],
    ['a road of a hundred kilometres', 'Villa Road N999, Portugal'],
    ['a district', 'Villa Real District, Portugal'],
    ['nothing', ' '],
  ])('is not %s', async (_, text) => {
    expect(await places().resolve({ text })).toBeUndefined()
  })

  it.each(['ChIJ-no-such-place', 'ChIJ-algarve-area', 'ChIJ-villa-road-n999', '../../etc', 'x'])(
    'is not the id "%s"',
    async (placeId) => {
      expect(await places().resolve({ text: '', placeId })).toBeUndefined()
    },
  )
})

it('says that the key is refused, and never what it is', async () => {
  const strange = places('AIza-another-key')
  for (const ask of [
    () => strange.search('villa', 5),
    () => strange.resolve({ text: '', placeId: 'ChIJ-villa-orange' }),
  ]) {
    const error: unknown = await ask().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(PlacesRefused)
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('AIza')
  }
})

describe('the address of a point by Google', () => {
  it('has street, house and town, without the country', async () => {
    expect(await places().addressAt({ lat: 37.2011, lon: -8.4205 })).toBe(
      'Villa Orange, Rua das Laranjeiras 5, Silves',
    )
    const { url } = service.requests.at(-1) ?? {}
    expect(url?.searchParams.get('result_type')).toBe('street_address')
  })

  it('is none where no house is at the point itself', async () => {
    expect(await places().addressAt({ lat: 37.2051, lon: -8.4205 })).toBeUndefined()
    expect(await places().addressAt({ lat: 37.5, lon: -8.4205 })).toBeUndefined()
  })
})
