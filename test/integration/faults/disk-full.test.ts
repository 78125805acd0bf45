import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm, rmdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../support/app.ts'
import { startServer } from '../../support/server-process.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const run = promisify(execFile)
const trip = faroToVilamoura({
  pickupDate: `${new Date().getFullYear() + 1}-06-01`,
  notes: 'x'.repeat(1_900),
})

/** A disk of its own that is soon full; undefined where we may not make one. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder])
  } catch {
    await rmdir(folder)
    return undefined
  }
  onTestFinished(async () => {
    await run('umount', ['--lazy', folder])
    await rmdir(folder)
  })
  return folder
}

/** Takes all that is left. */
async function fill(folder: string, file: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  await appendFile(file, Buffer.alloc(bavail * bsize)).catch(() => undefined)
}

test('when the disk of the embedded database is full, bookings are refused in words, and taken again after', async ({
  skip,
}) => {
  const folder = (await smallDisk()) ?? skip('only root may mount a small disk')
  const env = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
  const server = await startServer(env)
  const book = () => server.client.ask('createBooking', trip)
  const cookie = await signIn(server.client)
  const acknowledged = [(await book()).done.id]
  const filler = join(folder, 'filler')
  await fill(folder, filler)
  // The space that PostgreSQL has set aside takes some more bookings.
  for (let answer = await book(); answer.status === 201; answer = await book()) {
    acknowledged.push(answer.done.id)
    await fill(folder, filler)
  }
  const { status, refused } = await book()
  expect([status, refused.code, refused.error]).toEqual([
    503,
    'DATABASE_UNAVAILABLE',
    'Our system cannot be reached at the moment. Please try again shortly.',
  ])
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  const ready = async () => (await fetch(`${server.origin}/readyz`)).json()
  await expect.poll(ready).toEqual({ status: 'not ready', reason: 'The disk of the database is full.' })

  await rm(filler)
  await expect.poll(ready).toEqual({ status: 'ready' })
  acknowledged.push((await book()).done.id)
  expect(await server.stop()).toBe(0)
  const next = await startServer(env)
  const { done } = await next.client.ask('listBookings', {}, { cookie })
  expect(done.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
  expect(next.output()).not.toContain('fault')
  expect(await next.stop()).toBe(0)
})
