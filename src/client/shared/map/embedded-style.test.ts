import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { embeddedStyle } from './embedded-style.ts'
import { coloursBy, tokenOf, WATER } from './map-colours.ts'
import { routeLayers } from './draw-route.ts'

const tokens = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8')
const colours = coloursBy((token) => `#${token.slice(2).length.toString(16).padStart(6, '0')}`)
const style = embeddedStyle(colours)
const layers = [...style.layers, ...routeLayers(colours, true)]

test('every colour but the water is one of the tokens', () => {
  for (const token of Object.values(tokenOf)) expect(tokens).toContain(`${token}: #`)
  const given = new Set<unknown>(Object.values(colours))
  const used = layers.flatMap(({ paint = {} }) => Object.values(paint).flatMap(coloursIn))
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((colour) => !given.has(colour))).toEqual([])
  expect(given).toContain(WATER.sea)
})

test('every layer draws from a source that the map has, and has a name of its own', () => {
  const sources = new Set([...Object.keys(style.sources), 'route-line', 'route-points'])
  const unknown = layers.filter((layer) => 'source' in layer && !sources.has(layer.source))
  expect(unknown).toEqual([])
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length)
})

test('the style asks no other host for anything', () => {
  expect(style.glyphs).toBeUndefined()
  expect(style.sprite).toBeUndefined()
  for (const source of Object.values(style.sources)) expect(source).toMatchObject({ type: 'geojson' })
  expect(JSON.stringify(style)).not.toMatch(/https?:/)
})

test('text is drawn with the fonts of the page', () => {
  const fonts = layers.flatMap(({ layout = {} }) => ('text-font' in layout ? [layout['text-font']] : []))
  const names = fonts.map((font) => (Array.isArray(font) ? String(font.at(-1)) : ''))
  expect(new Set(names)).toEqual(new Set(['Figtree', 'Newsreader']))
  for (const name of names) expect(tokens).toContain(`'${name}'`)
})

test('single sights show from zoom 10.5 on', () => {
  const ofSights = style.layers.filter((layer) => 'source' in layer && layer.source === 'sights')
  expect(Math.min(...ofSights.map(({ minzoom = 0 }) => minzoom))).toBe(10.5)
})

test('who drew the coast and the border is told', () => {
  expect(style.sources['land']).toMatchObject({ attribution: expect.stringContaining('GSHHG') })
})

/** Colours in a value of a style, which may be an expression. */
function coloursIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(coloursIn)
  return typeof value === 'string' && value.startsWith('#') ? [value] : []
}
