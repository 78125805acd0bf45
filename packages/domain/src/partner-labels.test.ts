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

type Refused = [reason: ReturnType<typeof metadataRefusal>, value: Record<string, unknown>]

test.for<Refused>([
  [{ code: 'metadata_too_many_keys', max: 20 }, keys(21)],
  ...[' ', '', 'k'.repeat(41), 'a\nb', 'a\u0000'].map((key): Refused => [
    { code: 'metadata_key_unusable', max: 40 },
    { [key]: 'v' },
  ]),
  [{ code: 'metadata_key_unusable', max: 40 }, Object.fromEntries([['__proto__', 'v']])],
  ...[7, null, {}, ['v'], 'v'.repeat(501), 'a\u0000', '\ud800'].map((value): Refused => [
    { code: 'metadata_value_unusable', key: 'one', max: 500 },
    { one: value },
  ]),
])('%o, for %o', ([reason, value]) => {
  expect(metadataRefusal(value)).toEqual(reason)
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
