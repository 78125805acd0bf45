import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONFIGURATION_FILE, configurationPage, describeSettings } from '../../docs/write-configuration.ts'
import { settings } from '../../src/server/core/settings.ts'
import { documentationPages } from '../support/documentation.ts'
import { ROOT } from '../support/repository.ts'

const pages = documentationPages()
const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? ''

test('docs/configuration.md is what pnpm docs:configuration writes', () => {
  expect(readFileSync(CONFIGURATION_FILE, 'utf8')).toBe(configurationPage())
})

test('every setting says in a sentence what it is for', () => {
  const rows = describeSettings().flatMap(({ rows }) => rows)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(settings.shape))
  expect(rows.filter(({ purpose }) => !/^[A-Z`].*\.$/.test(purpose))).toEqual([])
})

test('the README is short', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8').length).toBeLessThan(5_000)
})

describe('the decisions', () => {
  const decisions = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path))
  const index = textOf('docs/decisions/README.md').split('\n')

  test('are numbered without a gap', () => {
    const numbers = decisions.map(({ path }) => Number(path.slice('docs/decisions/'.length).slice(0, 3)))
    expect(numbers).toEqual(decisions.map((_, at) => at + 1))
  })

  test.each(decisions)('$path has a date, its three parts and a line in the index', ({ path, text }) => {
    const [, number = '', title = '', date = ''] = /^# (\d{3}) (.+)\n\n(\d{4}-\d\d-\d\d)\n/.exec(text) ?? []
    const file = path.slice('docs/decisions/'.length)
    expect(file).toMatch(new RegExp(`^${number}-[a-z]`))
    const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)
    expect(parts).toEqual(['Context', 'Decision', 'Consequence'])
    const cells = index.find((line) => line.includes(`](${file})`))?.split('|') ?? []
    expect(cells.map((cell) => cell.trim())).toEqual(['', `[${number}](${file})`, title, date, ''])
  })
})

test('the workflow runs the commands of .ci/run', () => {
  const commandsOf = (path: string) =>
    readFileSync(join(ROOT, path), 'utf8').match(/npx -y pnpm@12 (?:test|audit).*/g)
  expect(commandsOf('.ci/run')).toHaveLength(3)
  expect(commandsOf('.github/workflows/ci.yml')).toEqual(commandsOf('.ci/run'))
})

describe('the promises of SECURITY.md', () => {
  const security = textOf('.github/SECURITY.md')
  const promises = security
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:-|Promise)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

  test('say whom to write to', () => {
    expect(promises.length).toBeGreaterThan(10)
    expect(security).toContain('CONTACT_EMAIL')
  })

  test.each(promises)('%s%s is tested by: %s', (_, promise, tests = '') => {
    expect(promise).toMatch(/^[A-Z]/)
    expect(tests).toMatch(/^(?:test|src)\//)
  })
})
