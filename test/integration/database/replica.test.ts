import { expect } from 'vitest'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { openApp, type TestApp } from '../../support/app.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { connectTo, openDatabase, type Database } from '../../support/database.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

/** A database with rows of its own that says of itself how far it has followed: to the end, or nowhere. */
async function openStandIn(): Promise<{
  replica: Database
  follow(far: boolean): Promise<void>
  /** Whether it answers anybody. */
  letIn(anybody: boolean): Promise<void>
  close(): Promise<void>
}> {
  const database = await openDatabase()
  const em = database.fresh()
  await em.execute('create table stand_in (position pg_lsn not null)')
  await em.execute(`insert into stand_in values ('0/0')`)
  await em.execute(
    `create function public.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select position from public.stand_in'`,
  )
  const [row] = await em.execute<{ name: string }[]>('select current_database() as name')
  // The function of the server comes first unless it is named last.
  await em.execute(`alter database "${row?.name ?? ''}" set search_path = public, pg_catalog`)
  // A booking that the database itself does not have tells where a reading comes from.
  const app = await openApp({ database })
  await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName: 'Only at the stand-in' }))
  await app.close()
  const replica = await connectTo(database.url ?? '')
  return {
    replica,
    follow: async (far) => {
      await em.fork().execute('update stand_in set position = ?::pg_lsn', [far ? 'FFFFFFFF/FFFFFFFF' : '0/0'])
    },
    async letIn(anybody) {
      const beside = await openDatabase()
      const name = row?.name ?? ''
      await beside.fresh().execute(`alter database "${name}" allow_connections ${anybody}`)
      await beside
        .fresh()
        .execute('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [name])
      await beside.close()
    },
    async close() {
      await replica.close()
      await database.close()
    },
  }
}

const csv = async (app: TestApp) => {
  const { status, text } = await app.raw({
    method: 'GET',
    path: '/api/admin/bookings.csv',
    headers: { cookie: await app.adminCookie() },
  })
  expect(status).toBe(200)
  return text
}

test('the CSV and the counts are read from a replica that has followed', async ({ onTestFinished }) => {
  const standIn = await openStandIn()
  onTestFinished(() => standIn.close())
  await standIn.follow(true)
  const app = await openApp({ replica: standIn.replica })
  onTestFinished(() => app.close())
  expect(await csv(app)).toContain('Only at the stand-in')
  expect((await callAsAdmin(app, 'REST', 'countBookings', {})).done.total).toBe(1)
  // Data that a person has written is read from the database where it was written.
  expect((await callAsAdmin(app, 'REST', 'findBookings', {})).done.bookings).toEqual([])
})

test('nobody misses what was just written because the replica is behind', async ({ onTestFinished }) => {
  const standIn = await openStandIn()
  onTestFinished(() => standIn.close())
  const app = await openApp({ replica: standIn.replica })
  onTestFinished(() => app.close())
  const key = await makeKey(app)
  const trip = faroToVilamoura({ customerName: 'Just written' })
  const { id } = (await app.clients.REST.ask('createBooking', trip, byKey(key))).done
  expect(await csv(app)).toContain('Just written')
  expect((await callAsAdmin(app, 'REST', 'countBookings', {})).done.total).toBe(1)
  const { done } = await app.clients.REST.ask('listPartnerBookings', {}, byKey(key))
  expect(done.data.map((booking) => booking.id)).toEqual([id])
})

test('a replica that catches up meanwhile is waited for', async ({ onTestFinished }) => {
  const standIn = await openStandIn()
  onTestFinished(() => standIn.close())
  const app = await openApp({ replica: standIn.replica })
  onTestFinished(() => app.close())
  await app.adminCookie()
  const reading = csv(app)
  await standIn.follow(true)
  expect(await reading).toContain('Only at the stand-in')
})

test('a replica that is away keeps nobody from reading, and is read once it is back', async ({
  onTestFinished,
}) => {
  const standIn = await openStandIn()
  onTestFinished(() => standIn.close())
  await standIn.follow(true)
  await standIn.letIn(false)
  const app = await openApp({ replica: standIn.replica })
  onTestFinished(() => app.close())
  await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName: 'Here' }))
  expect(await csv(app)).toContain('Here')
  await standIn.letIn(true)
  expect(await csv(app)).toContain('Only at the stand-in')
})
