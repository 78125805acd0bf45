import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { writeBackup } from '../../../src/server/backup/back-up.ts'
import { restoreToServer } from '../../../src/server/backup/restore.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { migrate } from '../../../src/server/schema/migrate.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { testConfig } from '../../support/config.ts'
import { connectTo, openDatabase, type Database } from '../../support/database.ts'
import { carAndDriver, confirmedTrip, tell } from '../../support/dispatch.ts'
import { launchServer } from '../../support/launch-server.ts'
import { openHome, startServer } from '../../support/server-process.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

async function emptyDatabase(): Promise<Database> {
  const database = await openDatabase()
  onTestFinished(() => database.close())
  await database.fresh().execute('drop schema public cascade; create schema public')
  return database
}

const tablesOf = async (database: Database) =>
  (
    await database
      .fresh()
      .execute<{ name: string }[]>(`select tablename as name from pg_tables where schemaname = 'public'`)
  ).map(({ name }) => name)

test('a process that is killed in the middle of a migration leaves nothing of it, and the next start does it', async () => {
  const { env, database } = await openHome()
  if (!database) throw new Error('This test is for PostgreSQL')
  const em = database.fresh()
  await em.execute('drop schema public cascade; create schema public')
  // The first trigger, after most of the tables, is not made as long as the test holds this lock.
  await em.execute('create schema test')
  await em.execute(
    `create function test.wait() returns event_trigger language plpgsql as 'begin perform pg_advisory_xact_lock(42); end'`,
  )
  await em.execute(
    `create event trigger wait on ddl_command_start when tag in ('CREATE TRIGGER') execute function test.wait()`,
  )
  await em.transactional(async (holding) => {
    await holding.execute('select pg_advisory_xact_lock(42)')
    const server = launchServer(env)
    onTestFinished(async () => void (await server.end('SIGKILL')))
    await expect.poll(() => waitingFor(database, 42), { timeout: 60_000 }).toBe(1)
    await server.end('SIGKILL')
  })
  await expect.poll(() => tablesOf(database)).toEqual([])
  await em.execute('drop event trigger wait')
  const next = await startServer(env)
  expect((await next.client.ask('createBooking', faroToVilamoura())).status).toBe(201)
  expect(await next.stop()).toBe(0)
})

async function waitingFor(database: Database, lock: number): Promise<number> {
  const [row] = await database
    .fresh()
    .execute<{ count: number }[]>(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted and objid = ?`,
      [lock],
    )
  return row?.count ?? 0
}

/** A database that by its own list lacks a migration which writes to a table of bookings and can be done again. */
async function unmigrated(): Promise<Database> {
  const database = await openDatabase()
  onTestFinished(() => database.close())
  await database.fresh().execute('delete from migration where name = ?', [repeatable])
  return database
}

const repeatable = '0202-expand-comments'

test('a migration that meets a long transaction says so, gives way to others, and is done when that has ended', async () => {
  const database = await unmigrated()
  const said: string[] = []
  const { migrating } = await database.fresh().transactional(async (em) => {
    // It reads what the migrations write, and keeps them from it.
    await em.execute('lock table booking in share update exclusive mode')
    const migrating = migrate(database.orm, (sentence) => said.push(sentence))
    await expect.poll(() => said, { timeout: 20_000 }).toHaveLength(1)
    expect(await database.fresh().count(Booking)).toBe(0)
    return { migrating: [migrating] }
  })
  await Promise.all(migrating)
  expect(said).toEqual([
    expect.stringMatching(
      /^The migration \d{4}-[\w-]+ has to wait for a table, perhaps because of a transaction that is open since \d\d:\d\d UTC \(process \d+ of PostgreSQL\)\. It is tried again and again, and holds nobody up meanwhile\.$/,
    ),
  ])
  expect(await executedIn(database)).toContain(repeatable)
})

const executedIn = async (database: Database) =>
  (await database.fresh().execute<{ name: string }[]>('select name from migration')).map(({ name }) => name)

test('a migration that waits in vain is given up, and says what to do', async () => {
  const database = await unmigrated()
  await database.fresh().transactional(async (em) => {
    await em.execute('lock table booking in share update exclusive mode')
    await expect(migrate(database.orm, () => {}, 1)).rejects.toThrow(
      /^The migration \d{4}-[\w-]+ was given up: .* Nothing of it was done\. End that, and start again\.$/,
    )
  })
  expect(await executedIn(database)).not.toContain(repeatable)
  await migrate(database.orm)
  expect(await executedIn(database)).toContain(repeatable)
})

test('a process that waits for the migrations of another one says so', async () => {
  const database = await unmigrated()
  const said: string[] = []
  const { migrating } = await database.fresh().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(7301994)')
    const migrating = migrate(database.orm, (sentence) => said.push(sentence))
    await expect
      .poll(() => said)
      .toEqual(['Another process brings the database up to date. This one waits for it.'])
    return { migrating: [migrating] }
  })
  await Promise.all(migrating)
  expect(await executedIn(database)).toContain(repeatable)
})

/** Has the database break off the connection that fills one more table after so many. */
async function breakOffAfter(database: Database, tables: number): Promise<void> {
  await database.fresh().execute('select setval(?, 1, false)', ['public.filled'])
  await database.fresh()
    .execute(`create or replace function public.json_populate_recordset(base anyelement, rows json)
    returns setof anyelement language plpgsql as $$ begin
      if nextval('public.filled') > ${tables} then perform pg_terminate_backend(pg_backend_pid()); end if;
      return query select * from pg_catalog.json_populate_recordset(base, rows);
    end $$`)
}

test('a move that is broken off at any table leaves nothing, and done again it is whole', async ({
  open,
}) => {
  const app = await open()
  const trip = await confirmedTrip(app)
  const who = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done } = await callAsAdmin(app, 'REST', 'assignTrip', { id: trip.id, carNo: 1, ...who })
  await tell(app, 'REST', done.id, 'accept')
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-move-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'backup')
  const backup = await writeBackup(app.database.orm, path, testConfig())
  const filled = backup.tables.filter(({ count }) => count > 0)

  const target = await emptyDatabase()
  const em = target.fresh()
  await em.execute('create sequence public.filled')
  const [row] = await em.execute<{ name: string }[]>('select current_database() as name')
  // The function of the server comes first unless it is named last.
  await em.execute(`alter database "${row?.name ?? ''}" set search_path = public, pg_catalog`)
  const move = () => restoreToServer(path, backup, target.url ?? '', { isReplaced: false })
  for (const tables of filled.keys()) {
    await breakOffAfter(target, tables)
    await expect(move(), `after ${tables} tables`).rejects.toThrow(/terminat/i)
    expect(await tablesOf(target), `after ${tables} tables`).toEqual([])
  }
  await breakOffAfter(target, filled.length)
  await move()
  const moved = await connectTo(target.url ?? '')
  onTestFinished(() => moved.close())
  for (const { name, count } of filled) {
    const [found] = await moved
      .fresh()
      .execute<{ count: number }[]>(`select count(*)::int as count from "${name}"`)
    expect([name, found?.count]).toEqual([name, count])
  }
})
