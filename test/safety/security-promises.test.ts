import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/repository.ts'

const text = readFileSync(join(ROOT, '.github/SECURITY.md'), 'utf8')
const promises = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|Promise)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test.each(promises)('%s%s has tests: %s', (_, promise, tests = '') => {
  expect(promise).toMatch(/^[A-Z]/)
  const missing = tests.split(', ').filter((path) => !existsSync(join(ROOT, path)))
  expect(missing).toEqual([])
})

test('the promises are found from the README, and say whom to write to', () => {
  expect(promises.length).toBeGreaterThan(10)
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('(.github/SECURITY.md)')
  expect(text).toContain('CONTACT_EMAIL')
})
