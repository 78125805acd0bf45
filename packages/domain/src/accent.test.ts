import { describe, expect, test } from 'vitest'
import { ACCENT_REFUSAL, accentRefusal, accentShades, contrast, GROUNDS } from './accent.ts'

const steps = ['00', '40', '80', 'c0', 'ff']
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
)

describe.each(['sand', 'night'] as const)('on %s', (theme) => {
  const { surface, raised, sunken, onAccent } = GROUNDS[theme]

  test.each(colours)('%s can be read wherever it is used', (colour) => {
    const shades = accentShades(colour, theme)
    const of = (name: string) => shades[name] ?? ''
    for (const ground of [surface, raised, sunken, of('accent-wash')])
      expect(contrast(of('accent'), ground)).toBeGreaterThanOrEqual(4.5)
    for (const fill of ['accent-fill', 'accent-fill-hover'])
      expect(contrast(of(fill), onAccent)).toBeGreaterThanOrEqual(4.5)
    for (const ground of [surface, raised]) {
      expect(contrast(of('accent-line'), ground)).toBeGreaterThanOrEqual(3)
      expect(contrast(of('accent-fill'), ground)).toBeGreaterThanOrEqual(3)
    }
  })
})

test('a colour that can be read stays as it is, and another one becomes darker, by night lighter', () => {
  expect(accentShades('#1d4ed8', 'sand')['accent-fill']).toBe('#1d4ed8')
  expect(accentShades('#ffd166', 'night')['accent-fill']).toBe('#ffd166')
  expect(accentShades('#ffd166', 'sand')).toEqual({
    accent: '#7a6431',
    'accent-fill': '#8a7137',
    'accent-fill-hover': '#75602f',
    'accent-wash': '#fff9ea',
    'accent-line': '#a38641',
  })
})

test.each(['#a1562a', '#A1562A'])('%s is a colour', (text) => expect(accentRefusal(text)).toBeUndefined())
test.each(['a1562a', '#a15', '#a1562a80', 'red', '#a1562g', 'red;}', ''])('%s is none', (text) =>
  expect(accentRefusal(text)).toEqual(ACCENT_REFUSAL),
)

test('black and white have the greatest contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#777777')).toBe(1)
})
