import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  DataFolderInUse,
  lockDataFolder,
  readOwner,
  thisProcess,
  writeOwner,
  type FolderOwner,
} from './lock-data-folder.ts'

const MODULE = join(import.meta.dirname, 'lock-data-folder.ts')
// Says that it is ready, tries to lock the folder whenever it is asked to, and keeps it until it is killed.
const RIVAL = `
const { lockDataFolder } = await import(${JSON.stringify(MODULE)})
process.on('message', (folder) => lockDataFolder(folder, { onLost: () => process.exit(3) }).then(
  () => process.send('locked'),
  (error) => process.send(error.name + ': ' + error.message),
))
setInterval(() => {}, 60_000)
process.send('ready')`

async function openRival(): Promise<ChildProcess> {
  const rival = spawn(process.execPath, ['--input-type=module', '--eval', RIVAL], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => kill(rival))
  await once(rival, 'message')
  return rival
}

async function kill(rival: ChildProcess): Promise<void> {
  if (rival.signalCode !== null) return
  const ended = once(rival, 'exit')
  rival.kill('SIGKILL')
  await ended
}

async function lockBy(rival: ChildProcess, folder: string): Promise<unknown> {
  const answer = once(rival, 'message')
  rival.send(folder)
  const [message]: unknown[] = await answer
  return message
}

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A folder as its owner left it, without releasing it; its lock was renewed just now, or long ago. */
async function abandonedBy(owner: Partial<FolderOwner>, renewed = new Date()): Promise<string> {
  const folder = await openFolder()
  await mkdir(join(folder, 'in-use.lock'))
  await utimes(join(folder, 'in-use.lock'), renewed, renewed)
  await writeOwner(join(folder, 'in-use-by'), { ...(await thisProcess()), ...owner })
  return folder
}

const onLost = (error: Error) => {
  throw error
}

describe('the lock on the data folder', () => {
  test('goes to one of several processes that start at once, and after its death to one of the others', async () => {
    const folder = await openFolder()
    const rivals = new Set(await Promise.all(Array.from({ length: 4 }, openRival)))
    while (rivals.size > 1) {
      const answers = await Promise.all(
        [...rivals].map(async (rival) => [rival, await lockBy(rival, folder)] as const),
      )
      const owners = answers.filter(([, answer]) => answer === 'locked').map(([rival]) => rival)
      expect(owners).toHaveLength(1)
      const refused = `DataFolderInUse: Process ${owners[0]?.pid} already uses ${folder}. Stop it first, set another DATA_DIR, or use PostgreSQL (DATABASE_URL).`
      expect(answers.filter(([, answer]) => answer === refused)).toHaveLength(rivals.size - 1)
      for (const owner of owners) {
        await kill(owner)
        rivals.delete(owner)
      }
    }
  })

  test('can be taken again after it was released', async () => {
    const folder = await openFolder()
    for (let time = 0; time < 2; time += 1) {
      const release = await lockDataFolder(folder, { onLost })
      await release()
    }
    expect(existsSync(join(folder, 'in-use.lock'))).toBe(false)
    expect(existsSync(join(folder, 'in-use-by'))).toBe(false)
  })

  // Renewed in an hour: the clock cannot be why it is taken over.
  const soon = new Date(Date.now() + 3_600_000)
  const longAgo = new Date(Date.now() - 60_000)
  test.each([
    ['of a process id that nobody has', { pid: 2 ** 22 + 1 }, soon],
    ['of an earlier start in the same container', { pid: process.pid }, soon],
    ['that another machine has not renewed for a minute', { host: 'elsewhere', pid: process.ppid }, longAgo],
    ['from before the machine was started again', { boot: 'before', pid: process.ppid }, longAgo],
  ])('is taken over at once when it is one %s', async (_, owner, renewed) => {
    const folder = await abandonedBy(owner, renewed)
    const release = await lockDataFolder(folder, { onLost, waitMs: 0 })
    expect(await readOwner(join(folder, 'in-use-by'))).toEqual(await thisProcess())
    await release()
  })

  test.each([
    ['a process that runs', { pid: process.ppid }, longAgo, `Process ${process.ppid} already`],
    ['another machine', { host: 'elsewhere', pid: 7 }, soon, 'Process 7 on elsewhere already'],
    // Its process id may be that of this process, too.
    ['another container', { host: 'other', pid: process.pid }, soon, `Process ${process.pid} on other`],
  ])('is left to %s', async (_, owner, renewed, sentence) => {
    const folder = await abandonedBy(owner, renewed)
    const refusal = lockDataFolder(folder, { onLost, waitMs: 0 })
    await expect(refusal).rejects.toThrow(DataFolderInUse)
    await expect(refusal).rejects.toThrow(sentence)
  })

  test('is left to a process of an earlier release, which wrote its process id only', async () => {
    const folder = await openFolder()
    await writeFile(join(folder, 'in-use-by'), String(process.ppid))
    await expect(lockDataFolder(folder, { onLost })).rejects.toThrow(`Process ${process.ppid} already uses`)
    await writeFile(join(folder, 'in-use-by'), '')
    const release = await lockDataFolder(folder, { onLost })
    await release()
  })

  describe('when it is lost', () => {
    afterEach(() => void vi.useRealTimers())

    test('is reported to its owner', async () => {
      const folder = await openFolder()
      const lost = Promise.withResolvers<Error>()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await lockDataFolder(folder, { onLost: lost.resolve })
      await rm(join(folder, 'in-use.lock'), { recursive: true })
      await vi.advanceTimersByTimeAsync(2_000)
      expect((await lost.promise).message).toBe(
        `The lock on ${folder} was removed or taken by another process.`,
      )
    })
  })
})
