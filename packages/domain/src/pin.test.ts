import { assert, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShortMapLink, pinId, pinOf, pinText } from './pin.ts'
import { positionIn } from './position.ts'

const anyPoint = [
  double({ min: -90, max: 90, noNaN: true }),
  double({ min: -180, max: 180, noNaN: true }),
] as const

describe('the place id of a point on the map', () => {
  it('is its position to about a metre', () => {
    expect(pinId({ lat: 37.155_123_4, lon: -8.710_34 })).toBe('pin:37.15512,-8.71034')
    expect(pinId({ lat: -0.000_001, lon: 0 })).toBe('pin:0.00000,0.00000')
  })

  it('is read as the same position, and written as the same id again', () => {
    assert(
      property(...anyPoint, (lat, lon) => {
        const id = pinId({ lat, lon })
        const point = pinOf(id)
        expect(point?.lat).toBeCloseTo(lat, 4)
        expect(point?.lon).toBeCloseTo(lon, 4)
        expect(point && pinId(point)).toBe(id)
      }),
    )
  })

  it.each([
    'faro-airport',
    'pin:abc',
    'pin:91,0',
    'pin:91.00000,0.00000',
    'pin:37.15512,-181.00000',
    'pin:37.155,-8.710',
    'pin:37.15512,-8.71034 ',
    'pin:NaN,NaN',
    "pin:37.15512,-8.71034'; drop table booking; --",
  ])('is not %s', (id) => {
    expect(pinOf(id)).toBeUndefined()
  })

  it('has a text that is read as a position wherever it stands at the end', () => {
    assert(
      property(...anyPoint, (lat, lon) => {
        const point = pinOf(pinId({ lat, lon }))
        for (const text of [pinText({ lat, lon }), `Bensafrim (350 m), ${pinText({ lat, lon })}`])
          expect(positionIn(text)).toEqual({ kind: 'point', point })
      }),
    )
  })
})

describe('a link of a map that holds no position', () => {
  it.each([
    'https://maps.app.goo.gl/abc123',
    'Villa Sol https://goo.gl/maps/xyz',
    'https://maps.apple/p/abc',
    'maps.app.goo.gl/x',
    'https://maps.google.com/?cid=123',
    'https://ul.waze.com/ul?venue_id=1',
    'https://waze.com/ul?venue_id=1',
    'http://google.pt/maps/place/Villa+Sol',
    'https://maps.google.com',
    'https://osm.org/go/b5y3~-',
    'https://www.openstreetmap.org/node/26558410',
    'https://www.bing.com/maps?ss=ypid.YN1',
    'https://binged.it/2xyz',
  ])('is %s', (text) => {
    expect(isShortMapLink(text)).toBe(true)
  })

  it.each([
    'https://www.google.com/maps/@37.15512,-8.71034,17z',
    'https://example.com/maps',
    'https://www.bing.com/search?q=Lagos',
    'https://example.com/waze.com',
    'Lagos',
    '',
  ])('is not %s', (text) => {
    expect(isShortMapLink(text)).toBe(false)
  })
})
