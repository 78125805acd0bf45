import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { buildData } from './build-data.ts'

it.each(Object.entries(buildData()))('%s follows from its source, letter by letter', (name, content) => {
  expect(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')).toBe(content)
})
