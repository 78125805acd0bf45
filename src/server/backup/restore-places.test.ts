import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { finishRestore } from './restore-places.ts'

/** A data folder with these folders, each a database that says which one it is. */
function folderWith(...databases: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'chauffeur-places-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of databases) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'PG_VERSION'), name)
  }
  return folder
}

test('a restore that was ended between its two renamings is finished', () => {
  const folder = folderWith('db.restoring', 'db.replaced')
  finishRestore(folder)
  expect(readdirSync(folder)).toEqual(['db'])
  expect(readFileSync(join(folder, 'db', 'PG_VERSION'), 'utf8')).toBe('db.restoring')
})

test.for([
  { what: 'before it', databases: ['db', 'db.restoring'] },
  { what: 'after it', databases: ['db', 'db.replaced'] },
  { what: 'before there was any', databases: ['db.restoring'] },
  { what: 'never', databases: ['db'] },
])('a database stays where it is when a restore was ended $what', ({ databases }) => {
  const folder = folderWith(...databases)
  finishRestore(folder)
  expect(readdirSync(folder).toSorted()).toEqual(databases)
})
