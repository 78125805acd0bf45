import { expect, test } from 'vitest'
import { ConfigError } from './core/config.ts'
import { explainStartError } from './explain-start-error.ts'

const failed = (code: string, syscall?: string) =>
  new Error('It failed', { cause: Object.assign(new Error(code), { code, syscall }) })

test.each([
  ['EADDRINUSE', 'listen', /^The port is taken/],
  ['EACCES', 'listen', /^This address may not be listened on/],
  ['EACCES', 'mkdir', /^The folder of DATA_DIR may not be read and written/],
  ['EACCES', 'open', /^The folder of DATA_DIR may not be read and written/],
  ['EROFS', 'mkdir', /^The folder of DATA_DIR is on a disk that cannot be written/],
  ['ENOSPC', 'write', /^The disk is full/],
  ['ECONNREFUSED', 'connect', /^The database does not answer/],
  ['28P01', undefined, /^The database refuses the password/],
  ['28000', undefined, /^The database does not let the user/],
  ['3D000', undefined, /^There is no database of the name/],
  ['53100', undefined, /^The disk of the database is full/],
] as const)('%s at %s is said with its remedy', (code, syscall, sentence) => {
  expect(explainStartError(failed(code, syscall))).toMatch(sentence)
})

test('a setting that is not right says so itself, and a fault of ours is shown with its stack', () => {
  expect(explainStartError(new ConfigError('PORT has to be a number.'))).toBe('PORT has to be a number.')
  for (const fault of [failed('ERR_ASSERTION'), new TypeError('x is undefined'), 'text', undefined])
    expect(explainStartError(fault)).toBeUndefined()
})
