import { assert, constantFrom, double, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greatCircleKm } from './geometry.ts'
import { positionIn } from './position.ts'

const VILLA = { lat: 37.15512, lon: -8.71034 }

function metresFromVilla(text: string): number {
  const found = positionIn(text)
  return found?.kind === 'point' ? greatCircleKm(found.point, VILLA) * 1000 : Infinity
}

describe('coordinates', () => {
  it.each([
    '37.15512, -8.71034',
    '37.15512,-8.71034',
    '  37.15512   -8.71034 ',
    '37.15512; -8.71034',
    '(37.15512, -8.71034)',
    '37.15512, −8.71034',
    '37,15512; -8,71034',
    '37,15512, -8,71034',
    '37,15512 -8,71034',
    '37.15512N 8.71034W',
    '37.15512° N, 8.71034° W',
    'N37.15512 W8.71034',
    'N 37.15512, O 8.71034',
    '8.71034 W 37.15512 N',
    `37°09'18.4"N 8°42'37.2"W`,
    '37° 9′ 18,4″ N 8° 42′ 37,2″ O',
    `N 37° 09.307' W 8° 42.620'`,
    '37 09 18.4 N 8 42 37.2 W',
    `37°09'18.4" -8°42'37.2"`,
    'geo:37.15512,-8.71034;u=35',
    'geo:0,0?q=37.15512,-8.71034(Villa%20Sol)',
    'Bensafrim (350 m), 37.15512, -8.71034',
    'Rua do Sol 14, 8600-069 Bensafrim, 37.15512, -8.71034',
  ])('are read in %s', (text) => {
    expect(metresFromVilla(text)).toBeLessThan(2)
  })

  it.each([
    'Rua 12, 5',
    '8600-069',
    '37 8',
    'Faro, 37.01, -7.9',
    'Rua do Norte 12 E 14 N',
    '+351 912 345 678',
    '91.00000, 0.00000',
    '37.155, 200.123',
    '37.15512 N, -8.71034 W',
    '37.15512 N 8.71034 N',
    `37°69'18.4"N 8°42'37.2"W`,
    'NaN, NaN',
    '',
  ])('are not in "%s"', (text) => {
    expect(positionIn(text)).toBeUndefined()
  })

  it('are read with one decimal, too', () => {
    expect(positionIn('37.1, -8.5')).toEqual({ kind: 'point', point: { lat: 37.1, lon: -8.5 } })
  })

  it('in degrees, minutes and seconds are the same point to three metres', () => {
    const parts = (degrees: number) => {
      const seconds = Math.round(Math.abs(degrees) * 36_000) / 10
      return `${Math.floor(seconds / 3600)}°${Math.floor(seconds / 60) % 60}'${(seconds % 60).toFixed(1)}"`
    }
    assert(
      property(
        double({ min: -89, max: 89, noNaN: true }),
        double({ min: -179, max: 179, noNaN: true }),
        (lat, lon) => {
          const text = `${parts(lat)}${lat < 0 ? 'S' : 'N'} ${parts(lon)}${lon < 0 ? 'W' : 'E'}`
          const found = positionIn(text)
          expect(found?.kind === 'point' && greatCircleKm(found.point, { lat, lon })).toBeLessThan(0.003)
        },
      ),
    )
  })

  it('are never read in a text without a digit', () => {
    assert(property(string(), (text) => /\d/.test(text) || positionIn(text) === undefined))
  })

  it('take no time in a long text that is almost one', () => {
    const pieces = [
      'N ',
      '37° ',
      ', 37.15512',
      '1.11 ',
      '1',
      ' ',
      '-',
      'https://',
      'q=1&',
      '!3d1.1',
      '?mlat=1.1&',
      'point.1.1_',
      '#map=1/1.1',
      '/@1.1,',
      '4F2C+R7 ',
    ]
    const longest = (start: string, piece: string) =>
      start + piece.repeat((2000 - start.length) / piece.length)
    assert(
      property(
        constantFrom('', 'N', 'https://maps.google.com/?'),
        constantFrom(...pieces),
        (start, piece) => {
          const started = performance.now()
          positionIn(longest(start, piece))
          expect(performance.now() - started).toBeLessThan(1000)
        },
      ),
    )
  })
})

describe('a link of a map', () => {
  it.each([
    ['the middle of Google’s', 'https://www.google.com/maps/@37.15512,-8.71034,17z'],
    [
      'the pin of Google’s before its middle',
      'https://www.google.com/maps/place/Villa/@37.1,-8.7,17z/data=!3m1!4b1!8m2!3d37.15512!4d-8.71034!16s',
    ],
    ['what WhatsApp shares', 'Villa Sol https://maps.google.com/?q=37.15512,-8.71034'],
    ['one that was written by hand', 'https://maps.google.com/?q=37.15512, -8.71034'],
    ['a search', 'https://www.google.com/maps/search/?api=1&query=37.15512%2C-8.71034'],
    ['a search by its path', 'https://www.google.com/maps/search/37.15512,+-8.71034?entry=tts'],
    ['an old query', 'https://maps.google.com/maps?q=loc:37.15512,-8.71034'],
    [
      'a dropped pin',
      `https://www.google.com/maps/place/37%C2%B009'18.4%22N+8%C2%B042'37.2%22W/@37.1,-8.7,17z`,
    ],
    ['Apple’s with a label', 'https://maps.apple.com/?ll=37.15512,-8.71034&q=Villa%20Sol'],
    ['Apple’s of a place', 'https://maps.apple.com/place?coordinate=37.15512,-8.71034&name=Villa'],
    ['Apple’s query', 'maps.apple.com/?q=37.15512,-8.71034'],
    ['Waze’s', 'https://www.waze.com/ul?ll=37.15512%2C-8.71034&navigate=yes'],
    [
      'the pin of OpenStreetMap before its middle',
      'https://www.openstreetmap.org/?mlat=37.15512&mlon=-8.71034#map=15/37.1000/-8.7000',
    ],
    ['the middle of OpenStreetMap’s', 'openstreetmap.org/#map=17/37.15512/-8.71034&layers=N'],
    [
      'a search of OpenStreetMap',
      'https://www.openstreetmap.org/search?query=37.15512%2C-8.71034#map=5/40.1/-4.2',
    ],
    [
      'the pin of Bing before its middle',
      'https://www.bing.com/maps?sp=point.37.15512_-8.71034_Villa%20Sol&cp=37.1~-8.7',
    ],
    ['the middle of Bing’s', 'bing.com/maps?cp=37.15512~-8.71034&lvl=17.4'],
    ['the middle of Bing’s, encoded', 'https://www.bing.com/maps/?v=2&cp=37.15512%7E-8.71034'],
  ])('tells the place: %s', (_, link) => {
    expect(metresFromVilla(link)).toBeLessThan(2)
  })

  it('may hold a plus code', () => {
    expect(positionIn('https://www.google.com/maps/place/4F2C%2BR7+Lagos')).toEqual({
      kind: 'short-code',
      code: '4F2C+R7',
      town: 'Lagos',
    })
  })

  it.each([
    'https://maps.app.goo.gl/abc',
    'https://maps.google.com/?q=%E0%A4%A',
    'https://maps.apple.com/?q=Lagos',
  ])('may tell nothing: %s', (link) => {
    expect(positionIn(link)).toBeUndefined()
  })
})

describe('a plus code', () => {
  it('is a point when it is whole', () => {
    expect(positionIn('8C9H4F2C+R7')).toMatchObject({ kind: 'point', point: { lat: 37.1020625 } })
  })

  it.each(['4F2C+R7 Lagos', '4f2c+r7, Lagos', 'Lagos 4F2C+R7'])(
    'needs a town when it is short: %s',
    (text) => {
      expect(positionIn(text)).toMatchObject({ kind: 'short-code', town: 'Lagos' })
      expect(positionIn('4F2C+R7')).toBeUndefined()
    },
  )
})
