import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accentShades, contrast, GROUNDS } from '@chauffeur/domain/accent'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

// Text wants 4.5 : 1, the edges of controls and the focus ring 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11).
const onEverySurface = ['surface', 'raised', 'sunken'].flatMap((background) =>
  ['ink', 'soft', 'faint', 'accent', 'danger', 'success', 'warning', 'info'].map(
    (text) => [text, background, 4.5] as const,
  ),
)
const pairs: readonly (readonly [foreground: string, background: string, least: number])[] = [
  ...onEverySurface,
  ['on-accent', 'accent-fill', 4.5],
  ['on-accent', 'accent-fill-hover', 4.5],
  ['on-danger', 'danger-fill', 4.5],
  ['on-danger', 'danger-fill-hover', 4.5],
  ['ink', 'accent-wash', 4.5],
  ['accent', 'accent-wash', 4.5],
  ['ink', 'danger-wash', 4.5],
  ['soft', 'danger-wash', 4.5],
  ['danger', 'danger-wash', 4.5],
  ['success', 'success-wash', 4.5],
  ['warning', 'warning-wash', 4.5],
  ['info', 'info-wash', 4.5],
  ['warning-line', 'surface', 3],
  ['warning-line', 'raised', 3],
  ['success', 'raised', 3],
  ['line-strong', 'surface', 3],
  ['line-strong', 'raised', 3],
  ['accent-line', 'surface', 3],
  ['accent-line', 'raised', 3],
  ['accent-fill', 'raised', 3],
  ['focus', 'surface', 3],
  ['focus', 'raised', 3],
  ['focus', 'sunken', 3],
]

describe.each(['sand', 'night'] as const)('on %s', (theme) => {
  const tokens = readTheme(theme)

  test('a firm’s own colour is made for these grounds', () => {
    const { onAccent, ...grounds } = GROUNDS[theme]
    const names = Object.keys(grounds)
    expect(grounds).toEqual(Object.fromEntries(names.map((name) => [name, tokens.get(name)])))
    expect(onAccent).toBe(tokens.get('on-accent'))
  })

  test.each(pairs)('%s on %s reads at %f : 1 or better', (foreground, background, least) => {
    expect(contrast(tokens.get(foreground) ?? '', tokens.get(background) ?? '')).toBeGreaterThanOrEqual(least)
  })
})

test('a firm’s own colour replaces the accents, and no colour of a state', () => {
  for (const theme of ['sand', 'night'] as const)
    expect(Object.keys(accentShades('#ffd166', theme)).filter((name) => !name.startsWith('accent'))).toEqual(
      [],
    )
})

test('night names every colour that sand names', () => {
  const shared = [...readTheme('sand').keys()].filter((name) => name !== 'veil')
  expect([...readTheme('night').keys()].toSorted()).toEqual(shared.toSorted())
})

function readTheme(theme: string): Map<string, string> {
  const block = css.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? ''
  const entries = block.matchAll(/--([a-z-]+): ([^;]+);/g)
  return new Map([...entries].map(([, name = '', value = '']) => [name, value]))
}
