import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { filesIn, ROOT } from '../support/repository.ts'
import { test } from '../support/test.ts'

const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')

/** The first cells of a section's table, without its head. */
function firstCells(heading: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((row) => row.split(' | ')[0] ?? '')
}

test('docs/operations.md explains every metric that is served, and no other', async ({ app }) => {
  // There are connections to count once something has asked the database.
  await app.raw({ method: 'GET', path: '/readyz' })
  const { text } = await app.raw({ method: 'GET', path: '/metrics' })
  const served = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name)
  const explained = firstCells('What to watch').flatMap((cell) =>
    [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name),
  )
  expect([...new Set(explained)].toSorted()).toEqual(served.toSorted())
})

describe('the log lines in docs/operations.md', () => {
  const sources = filesIn('src/server', ['.ts']).map(({ text }) => text)
  const explained = firstCells('Log lines').flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line.replace('…', '')),
  )

  test('are those that the server writes', () => {
    expect(explained.length).toBeGreaterThan(5)
    const unknown = explained.filter((line) => !sources.some((text) => text.includes(`'${line}`)))
    expect(unknown).toEqual([])
  })

  test('are all of its warnings and errors', () => {
    const warnings = sources.flatMap((text) =>
      [...text.matchAll(/\blog\.(?:warn|error)\([^'()]*'([^']+)'/g)].map(([, line = '']) => line),
    )
    expect(warnings.length).toBeGreaterThan(20)
    const missing = warnings.filter((line) => !explained.some((begin) => line.startsWith(begin)))
    expect([...new Set(missing)]).toEqual([])
  })
})
