import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { signIn } from '../../support/app.ts'
import { connectTo, openDatabase } from '../../support/database.ts'
import { openHome, runCommand, startServer, type ServerProcess } from '../../support/server-process.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const trip = faroToVilamoura({ pickupDate: `${new Date().getFullYear() + 1}-06-01` })

const run = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  runCommand(['src/server/run-backup-command.ts', ...args], env)

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const bookingsOf = async ({ client }: ServerProcess, cookie: string) =>
  (await client.ask('listBookings', {}, { cookie })).done.map(({ id }) => id).toSorted()

/** An empty database for whoever moves or restores. */
async function emptyDatabase(): Promise<string> {
  const database = await openDatabase()
  onTestFinished(() => database.close())
  await database.fresh().execute('drop schema public cascade; create schema public')
  return database.url ?? ''
}

/** A backup as a newer release would write it, which has had one migration more. */
function asOfNewer(whole: string, migration: string): string {
  const [first = '', ...rows] = whole.trimEnd().split('\n')
  const last = rows.pop() ?? ''
  const head = first
    .replace(/"release":"[^"]*"/, '"release":"9.0.0"')
    .replace(/("migrations":\[[^\]]*)/, `$1,"${migration}"`)
  const hash = createHash('sha256')
  for (const line of [head, ...rows]) hash.update(line)
  const end = last.replace(/"hash":"\w+"\}$/, `"hash":"${hash.digest('hex')}"}`)
  return `${[head, ...rows, end].join('\n')}\n`
}

describe('a backup', () => {
  test('is made while guests book, and brings back what was there, sessions and links included', async () => {
    const { env, folder } = await openHome()
    const server = await startServer(env)
    const cookie = await signIn(server.client)
    const first = (await server.client.ask('createBooking', trip)).done
    const file = join(await temporaryFolder(), 'costa.backup')
    let isDone = false
    const guest = async () => {
      while (!isDone) expect((await server.client.ask('createBooking', trip)).status).toBe(201)
    }
    const guests = [guest(), guest(), guest(), guest()]
    const backup = await run(env, 'backup', file)
    isDone = true
    await Promise.all(guests)
    expect([backup.code, backup.output]).toEqual([
      0,
      expect.stringMatching(
        /^Backed up to .*costa\.backup: [\d,]+ bookings?, \d+ tables, [\d.]+ MB\. It is checked/,
      ),
    ])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const booked = await bookingsOf(server, cookie)
    expect(await server.stop()).toBe(0)
    // Nothing is left of how it was made.
    expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual([])

    const other = await openHome()
    await rm(join(other.folder, 'db'), { recursive: true, force: true })
    const elsewhere = env['DATABASE_URL'] ? { ...other.env, DATABASE_URL: await emptyDatabase() } : other.env
    const restored = await run(elsewhere, 'restore', file)
    expect([restored.code, restored.output]).toEqual([0, expect.stringMatching(/Every row was compared\./)])
    const second = await startServer(elsewhere)
    const found = await bookingsOf(second, cookie)
    expect(found).toContain(first.id)
    expect(booked).toEqual(expect.arrayContaining(found))
    expect((await second.client.ask('createBooking', trip)).status).toBe(201)
    expect(await second.stop()).toBe(0)
  })

  test('is not restored over what is there, unless it is to be replaced', async () => {
    const { env } = await openHome()
    const server = await startServer(env)
    const cookie = await signIn(server.client)
    const kept = (await server.client.ask('createBooking', trip)).done
    const file = join(await temporaryFolder(), 'costa.backup')
    expect((await run(env, 'backup', file)).code).toBe(0)
    const later = (await server.client.ask('createBooking', trip)).done
    const running = await run(env, 'restore', file, '--replace')
    expect([running.code, running.output]).toEqual([
      1,
      expect.stringMatching(/already uses|A server works on this database/),
    ])
    expect(await bookingsOf(server, cookie)).toEqual([kept.id, later.id].toSorted())
    expect(await server.stop()).toBe(0)
    const refused = await run(env, 'restore', file)
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/Nothing was changed\. With --replace all of it is thrown away\.$/),
    ])
    expect((await run(env, 'restore', file, '--replace')).code).toBe(0)
    const again = await startServer(env)
    expect(await bookingsOf(again, cookie)).toEqual([kept.id])
    expect(await again.stop()).toBe(0)
  })

  test('that was cut off, altered or made by a newer release is refused, and nothing is touched', async () => {
    const { env } = await openHome()
    const folder = await temporaryFolder()
    const file = join(folder, 'costa.backup')
    expect((await run(env, 'backup', file)).code).toBe(0)
    const whole = gunzipSync(await readFile(file)).toString()
    const newer = ['9001-expand-gates', '9002-contract-notes']
    for (const name of newer) {
      await writeFile(join(folder, name), gzipSync(asOfNewer(whole, name)))
      expect(await run(env, 'restore', join(folder, name), '--replace')).toMatchObject({
        code: 1,
        output: `The backup was made by a newer release (9.0.0, with ${name}). Restore it with that one. Nothing was changed.`,
      })
    }
    const damages: Record<string, Buffer> = {
      short: (await readFile(file)).subarray(0, 2_000),
      'without its end': gzipSync(whole.slice(0, whole.trimEnd().lastIndexOf('\n') + 1)),
      altered: gzipSync(whole.replace('Mercedes', 'Mercedez')),
      'another file': Buffer.from('Dear Sir or Madam'),
    }
    for (const [name, content] of Object.entries(damages)) {
      await writeFile(join(folder, name), content)
      expect(await run(env, 'restore', join(folder, name), '--replace'), name).toMatchObject({
        code: 1,
        output: 'The file is damaged, incomplete or not a backup. Nothing was changed.',
      })
    }
    expect(await run(env, 'restore', join(folder, 'none'))).toMatchObject({
      code: 1,
      output: 'There is no such file or folder.',
    })
    const server = await startServer(env)
    expect((await server.client.ask('createBooking', trip)).status).toBe(201)
    expect(await server.stop()).toBe(0)
  })
})

test('a backup that finds no room, or no folder, says so and leaves nothing behind', async () => {
  const { env } = await openHome()
  const folder = await temporaryFolder()
  await symlink('/dev/full', join(folder, 'full.part'))
  expect(await run(env, 'backup', join(folder, 'full'))).toMatchObject({
    code: 1,
    output: 'The disk is full. Nothing was changed.',
  })
  expect(await run(env, 'backup', join(folder, 'none', 'costa.backup'))).toMatchObject({
    code: 1,
    output: 'There is no such file or folder.',
  })
  expect(await readdir(folder)).toEqual([])
})

test.runIf(inject('database').kind === 'postgres')(
  'an embedded database is moved to PostgreSQL, and stays where it was',
  async () => {
    const folder = await temporaryFolder()
    const env = { DATA_DIR: join(folder, 'data') }
    const server = await startServer({ ...env, LOG_LEVEL: 'warn' })
    const cookie = await signIn(server.client)
    const { id } = (await server.client.ask('createBooking', trip)).done
    const url = await emptyDatabase()
    expect((await run(env, 'move', url)).output).toMatch(/already uses/)
    expect(await server.stop()).toBe(0)
    const moved = await run(env, 'move', url)
    expect([moved.code, moved.output]).toEqual([
      0,
      expect.stringMatching(/^Moved to PostgreSQL: 1 booking, /),
    ])
    expect((await run(env, 'move', url)).output).toMatch(/^The database is not empty: it holds 1 bookings/)
    const database = await connectTo(url)
    onTestFinished(() => database.close())
    expect(await database.fresh().count(Booking, { id })).toBe(1)
    const there = await startServer({ ...env, DATABASE_URL: url })
    expect(await bookingsOf(there, cookie)).toEqual([id])
    expect(await there.stop()).toBe(0)
    const here = await startServer(env)
    expect(await bookingsOf(here, cookie)).toEqual([id])
    expect(await here.stop()).toBe(0)
  },
)
