import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../src/server/schema/migrate.ts'
import { fill } from './postgres-setup.ts'

/** One migrated embedded database, which every test file gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templateFolder = await mkdtemp(join(tmpdir(), 'chauffeur-embedded-'))
  const orm = await openEmbedded(templateFolder)
  project.provide('firstRows', await fill(orm))
  await orm.close()
  project.provide('database', { kind: 'embedded', templateFolder })
  return () => rm(templateFolder, { recursive: true, force: true })
}
