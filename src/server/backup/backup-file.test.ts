import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect, onTestFinished, test } from 'vitest'
import { checkBackup, DamagedBackup, writeBackupFile, writeWhole } from './backup-file.ts'

const head = {
  format: 1 as const,
  release: '1.0.0',
  madeAt: '2027-01-13T08:00:00.000Z',
  migrations: [],
  secret: null,
}

test('a backup that fails its check leaves the earlier file of that name as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'costa.backup')
  const good = await writeBackupFile(path, async (writer) => {
    await writer.writeHead(head)
    await writer.writeEnd([])
  })
  await expect(writeBackupFile(path, (writer) => writer.writeHead(head))).rejects.toThrow(DamagedBackup)
  // As an answer of a running server that is not one.
  await expect(writeWhole(path, (file) => pipeline(['Dear Sir or Madam'], file))).rejects.toThrow(
    DamagedBackup,
  )
  expect(await checkBackup(path)).toEqual(good)
  expect(await readdir(folder)).toEqual(['costa.backup'])
})
