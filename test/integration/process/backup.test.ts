import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../support/app.ts'
import { startServer } from '../../support/server-process.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const trip = faroToVilamoura({ pickupDate: `${new Date().getFullYear() + 1}-06-01` })

test('a copy of the embedded database’s folder brings back what was there, sessions included', async () => {
  const home = await mkdtemp(join(tmpdir(), 'chauffeur-backup-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const env = { DATA_DIR: join(home, 'data'), LOG_LEVEL: 'warn' }
  const first = await startServer(env)
  const cookie = await signIn(first.client)
  const saved = (await first.client.ask('createBooking', trip)).done
  expect(await first.stop()).toBe(0)
  await cp(env.DATA_DIR, join(home, 'copy'), { recursive: true })

  const second = await startServer(env)
  await second.client.ask('createBooking', trip)
  await second.kill()
  await rm(env.DATA_DIR, { recursive: true })
  await cp(join(home, 'copy'), env.DATA_DIR, { recursive: true })

  const third = await startServer(env)
  const { done } = await third.client.ask('listBookings', {}, { cookie })
  expect(done.map(({ id }) => id)).toEqual([saved.id])
  expect(await third.stop()).toBe(0)
})
