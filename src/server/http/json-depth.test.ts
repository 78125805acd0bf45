import { expect, test } from 'vitest'
import { isTooDeep } from './request-limits.ts'

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)

test.for([
  ['32 levels', nested(32), false],
  ['33 levels', nested(33), true],
  ['33 levels of objects', nested(33, '{"a":', '}').replace(':}', ':0}'), true],
  ['a list after a list', '[[]],'.repeat(100), false],
  ['brackets in a text', JSON.stringify({ notes: '[{'.repeat(100) }), false],
  ['a quotation mark in a text', JSON.stringify({ notes: `\\"${'['.repeat(100)}` }), false],
  ['levels behind such a text', `{"a":"\\\\","b":${nested(33)}}`, true],
  ['levels that are never closed', '['.repeat(60_000), true],
] as const)('of %s it says so', ([, json, isDeep]) => expect(isTooDeep(json)).toBe(isDeep))
