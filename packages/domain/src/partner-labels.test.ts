import { expect, test } from 'vitest'
import { isSameMetadata, metadataRefusal } from './partner-labels.ts'

const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 'v']))

test.for<[Record<string, unknown>]>([
  [{}],
  [keys(20)],
  [{ ['k'.repeat(40)]: 'v'.repeat(500) }],
  [{ empty: '', lines: 'one\ntwo', 'ação 1': 'š' }],
])('%j can be kept', ([value]) => {
  expect(metadataRefusal(value)).toBeUndefined()
})

test.for<[string, Record<string, unknown>]>([
  ['Metadata can have at most 20 keys.', keys(21)],
  ...[' ', '', 'k'.repeat(41), 'a\nb', 'a\u0000'].map((key): [string, Record<string, unknown>] => [
    'Each key of the metadata must have 1 to 40 characters, without line breaks.',
    { [key]: 'v' },
  ]),
  [
    'Each key of the metadata must have 1 to 40 characters, without line breaks.',
    Object.fromEntries([['__proto__', 'v']]),
  ],
  ...[7, null, {}, ['v'], 'v'.repeat(501), 'a\u0000', '\ud800'].map(
    (value): [string, Record<string, unknown>] => [
      'The metadata “one” must be text of at most 500 characters.',
      { one: value },
    ],
  ),
])('%s', ([sentence, value]) => {
  expect(metadataRefusal(value)).toBe(sentence)
})

test.for([
  [{ a: '1', b: '2' }, { b: '2', a: '1' }, true],
  [{ a: '1' }, { a: '2' }, false],
  [{ a: '1' }, { a: '1', b: '' }, false],
  [null, {}, true],
  [undefined, null, true],
] as const)('%j and %j are the same: %s', ([one, other, isSame]) => {
  expect(isSameMetadata(one, other)).toBe(isSame)
})
