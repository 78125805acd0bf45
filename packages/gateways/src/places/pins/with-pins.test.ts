import { decodePlusCode } from '@chauffeur/domain/plus-code'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { describe, expect, it } from 'vitest'
import { embeddedPlaces } from '../embedded/embedded-places.ts'
import { PinRefused, PlacesUnreachable, type ResolvedPlace } from '../places.ts'
import { RoutingUnreachable } from '../../routing/routing.ts'
import { type PinOptions, withPins } from './with-pins.ts'

const BENSAFRIM = { lat: 37.1531, lon: -8.734 }
const TEXT = '37.15310, -8.73400'
/** The name of a point that is called nothing else. */
const NAME = '37.15310 -8.73400'
const ID = 'pin:37.15310,-8.73400'
/** A point in the hills: the roads and villages that we know are more than two kilometres away. */
const IN_THE_HILLS = { lat: 37.3, lon: -8.35 }

const gazetteer = embeddedPlaces()

function places(options: PinOptions = {}) {
  return withPins(gazetteer, options)
}

/** Why a point is no place. */
async function obstacleAt(lat: number, lon: number, options?: PinOptions) {
  try {
    await places(options).at({ lat, lon })
    return undefined
  } catch (error) {
    if (error instanceof PinRefused) return error.obstacle
    throw error
  }
}

describe('a point on the map', () => {
  it('is a place that says where it is', async () => {
    expect(await places().at(BENSAFRIM)).toEqual({
      id: ID,
      name: `Bensafrim (322 m), ${TEXT}`,
      address: `Bensafrim (322 m), ${TEXT}`,
      region: 'Algarve',
      displayType: 'pin',
      aliases: [],
      isGoogleResult: false,
      ...BENSAFRIM,
      country: 'PT',
      pin: { nearest: { name: 'Bensafrim', metres: 322 }, walkMetres: null },
    })
  })

  it.each([
    ['in the middle of a town', 37.10202, -8.67422, /^Lagos, 37\.10202, -8\.67422$/, 'Algarve', 'PT'],
    ['in Spain', 37.26, -7.2, /^Lepe \(\d+ m\), 37\.26000, -7\.20000$/, 'other', 'ES'],
    ['in Seville', 37.389, -5.99, /^Seville/, 'Seville', 'ES'],
    ['across the river from Alcoutim', 37.474, -7.466, /^Sanlúcar de Guadiana/, 'other', 'ES'],
  ])('%s is named and placed', async (_, lat, lon, address, region, country) => {
    expect(await places().at({ lat, lon })).toMatchObject({
      address: expect.stringMatching(address),
      region,
      country,
    })
  })

  it('has the street where a provider knows it, and the walk where a router knows every road', async () => {
    const addressAt = async () => 'Rua do Sol 14, 8600-069 Bensafrim'
    expect(await places({ addressAt, roadMetres: async () => 230 }).at(BENSAFRIM)).toMatchObject({
      address: `Rua do Sol 14, 8600-069 Bensafrim, ${TEXT}`,
      pin: { nearest: { name: 'Bensafrim' }, walkMetres: 230 },
    })
  })

  it('is a place also while these fail, which is reported', async () => {
    const failures: unknown[] = []
    const down = () => Promise.reject(new PlacesUnreachable('down'))
    const options = { addressAt: down, roadMetres: down, onFailure: (error: unknown) => failures.push(error) }
    expect(await places(options).at(BENSAFRIM)).toEqual(await places().at(BENSAFRIM))
    expect(failures).toHaveLength(2)
  })
})

describe('a point that no car can come to', () => {
  it.each([
    ['Madeira', 32.65, -16.91, 'outside_area'],
    ['Tangier', 35.78, -5.81, 'outside_area'],
    ['Ceuta', 35.89, -5.32, 'outside_area'],
    ['nowhere', 0, 0, 'outside_area'],
    ['near Madrid, far from all roads that we know', 40.2, -4, 'outside_area'],
    ['the sea before Lagos', 37.05, -8.65, 'at_sea'],
    ['the sea before Sagres', 36.9, -9.1, 'at_sea'],
    ['the middle of the Guadiana', 37.3, -7.44, 'at_sea'],
    ['the middle of the Tagus', 38.69, -9.17, 'at_sea'],
  ])('is refused: %s', async (_, lat, lon, code) => {
    expect(await obstacleAt(lat, lon)).toEqual({ code })
  })

  it('says how far the nearest road is', async () => {
    expect(await obstacleAt(IN_THE_HILLS.lat, IN_THE_HILLS.lon)).toEqual({
      code: 'no_road_near',
      metres: 2205,
    })
  })

  it('is one all the same where the router knows a road near by', async () => {
    const { lat, lon } = IN_THE_HILLS
    expect(await obstacleAt(lat, lon, { roadMetres: async () => 1999 })).toBeUndefined()
    expect(await obstacleAt(lat, lon, { roadMetres: async () => 2100 })).toMatchObject({ metres: 2100 })
    expect(await obstacleAt(lat, lon, { roadMetres: async () => undefined })).toMatchObject({ metres: 2205 })
  })

  it('is not told from another one while the router is down, where we know no road ourselves', async () => {
    const down = { roadMetres: () => Promise.reject(new RoutingUnreachable('down')) }
    await expect(places(down).at(IN_THE_HILLS)).rejects.toBeInstanceOf(PlacesUnreachable)
    expect(await places(down).search('37.30000, -8.35000', 5)).toEqual([])
  })

  it('is none of the places that we know', async () => {
    const found = await Promise.all(GAZETTEER.map(({ lat, lon }) => obstacleAt(lat, lon)))
    expect(found.filter((obstacle) => obstacle !== undefined)).toEqual([])
  })
})

describe('a search text that is a position', () => {
  it.each([TEXT, `37°09'11.16"N 8°44'02.4"W`, `https://maps.google.com/?q=${TEXT}`])(
    'finds the point alone: %s',
    async (text) => {
      const found = await places().search(text, 15)
      expect(found).toEqual([await places().at(BENSAFRIM)])
    },
  )

  it('may be a short plus code with its town', async () => {
    const whole = decodePlusCode('8C9H4834+2Q')
    const [found, ...others] = await places().search('4834+2Q Lagos', 15)
    expect(others).toEqual([])
    expect(found?.lat).toBeCloseTo(whole.lat, 4)
    expect(found?.lon).toBeCloseTo(whole.lon, 4)
    expect(await places().search('4834+2Q Atlantis', 15)).toEqual([])
  })

  it.each(['Bensafrim', 'Bensafrim, Portugal'])(
    'may be a short plus code with a village: %s',
    async (village) => {
      const whole = decodePlusCode('8C9H574Q+2V')
      const [found] = await places().search(`574Q+2V ${village}`, 15)
      expect(found?.lat).toBeCloseTo(whole.lat, 4)
      expect(found?.lon).toBeCloseTo(whole.lon, 4)
    },
  )

  it('finds nothing where no car can come, nor while the town cannot be looked up', async () => {
    expect(await places().search('32.65000, -16.91000', 15)).toEqual([])
    const failures: unknown[] = []
    const down = withPins(
      { ...gazetteer, resolve: () => Promise.reject(new PlacesUnreachable('down')) },
      { onFailure: (error) => failures.push(error) },
    )
    expect(await down.search('4834+2Q Lagos', 15)).toEqual([])
    expect(failures).toHaveLength(1)
  })

  it('leaves all other texts to the places', async () => {
    expect(await places().search('lagos', 3)).toEqual(await gazetteer.search('lagos', 3))
    expect(await places().popular(3)).toEqual(await gazetteer.popular(3))
  })
})

it('asks the router once for a point that is far from the roads that we know', async () => {
  const asked: string[] = []
  const roadMetres = async () => {
    asked.push('road')
    return 40
  }
  expect((await places({ roadMetres }).at(IN_THE_HILLS)).pin.walkMetres).toBe(40)
  expect(asked).toEqual(['road'])
})

describe('the place that is a point', () => {
  const at = (place: ResolvedPlace | undefined) => place && [place.id, place.name, place.address, place.match]

  it('is found by its id, under the name that is sent with it', async () => {
    expect(at(await places().resolve({ text: 'Villa Sol, Bensafrim', placeId: ID }))).toEqual([
      ID,
      'Villa Sol',
      'Villa Sol, Bensafrim',
      'id',
    ])
    expect(at(await places().resolve({ text: '', placeId: ID }))).toEqual([ID, NAME, TEXT, 'id'])
  })

  it('is found by its address, or by any text that holds its position', async () => {
    const { address } = await places().at(BENSAFRIM)
    expect(at(await places().resolve({ text: address }))).toEqual([
      ID,
      'Bensafrim (322 m)',
      address,
      'address',
    ])
    expect(at(await places().resolve({ text: TEXT }))).toEqual([ID, NAME, TEXT, 'address'])
    expect(await places().resolve({ text: TEXT, placeId: 'unknown' })).toMatchObject({ id: ID })
    const link = `https://maps.google.com/?q=${TEXT}`
    expect(at(await places().resolve({ text: link }))).toEqual([ID, NAME, link, 'address'])
  })

  it('comes after a place whose id is known, which may have a plus code for an address', async () => {
    const text = '4834+2Q Lagos, Portugal'
    expect(await places().resolve({ text, placeId: 'lagos' })).toMatchObject({ id: 'lagos' })
    expect(await places().resolve({ text })).toMatchObject({ displayType: 'pin' })
  })

  it.each(['pin:abc', 'pin:91,0', 'pin:37.1,-8.7', "pin:37.15310,-8.73400'; drop table booking"])(
    'is nothing by an id that nobody gave out, whatever the text: %s',
    async (placeId) => {
      expect(await places().resolve({ text: 'Faro Airport', placeId })).toBeUndefined()
    },
  )

  it('is refused as it is when it is chosen', async () => {
    await expect(places().resolve({ text: 'x', placeId: 'pin:32.65000,-16.91000' })).rejects.toBeInstanceOf(
      PinRefused,
    )
  })

  it('is looked up without its street and its walk', async () => {
    const asked: string[] = []
    const options = {
      addressAt: async () => void asked.push('address'),
      roadMetres: async () => void asked.push('road'),
    }
    await places(options).resolve({ text: TEXT })
    expect(asked).toEqual([])
  })
})
