import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { grantToServer, roleOf } from '../../../src/server/schema/server-role.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { openApp } from '../../support/app.ts'
import { connectTo, openDatabase, type Database } from '../../support/database.ts'
import { carAndDriver, confirmedTrip, tell } from '../../support/dispatch.ts'
import { openHome, startServer } from '../../support/server-process.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

/** A database with its owner's address, and that of a user who owns nothing in it. */
async function openOwned(): Promise<{ owned: Database; serverUrl: string }> {
  const owned = await openDatabase()
  const role = `server_${randomUUID().replaceAll('-', '')}`
  const em = owned.fresh()
  await em.execute(`create role ${role} login password 'password'`)
  onTestFinished(async () => {
    await em.execute(`drop owned by ${role}; drop role ${role}`)
    await owned.close()
  })
  const url = new URL(owned.url ?? '')
  url.username = role
  url.password = 'password'
  return { owned, serverUrl: url.href }
}

test('a server that owns nothing does a day’s work, and cannot change what happened', async () => {
  const { owned, serverUrl } = await openOwned()
  const database = await connectTo(serverUrl)
  onTestFinished(() => database.close())
  await grantToServer(owned.orm, await roleOf(database.orm))
  const app = await openApp({ database })
  const trip = await confirmedTrip(app)
  const who = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, carNo: 1, ...who })
  expect((await tell(app, 'REST', done.id, 'accept')).status).toBe(200)
  expect((await callAsAdmin(app, 'REST', 'cancelBooking', { id: trip.id, reason: 'Rain' })).status).toBe(200)
  await app.close()

  const refused = [
    `update audit_entry set admin = 'somebody else'`,
    'delete from audit_entry',
    'truncate audit_entry',
    `update trip_event set occurred_at = now()`,
    'delete from trip_event',
    `update payment_event set source = 'office'`,
    'delete from payment_event',
    'drop table booking',
    'alter table booking drop constraint booking_total_positive',
    'create table mine (id int)',
  ]
  for (const statement of refused)
    await expect(database.fresh().execute(statement), statement).rejects.toThrow(
      /permission denied|must be owner/,
    )
})

test('a start makes the tables as their owner, and serves as the other user', async () => {
  const { owned, serverUrl } = await openOwned()
  await owned.fresh().execute('drop schema public cascade; create schema public')
  const { env } = await openHome()
  const server = await startServer({
    ...env,
    DATABASE_URL: serverUrl,
    DATABASE_OWNER_URL: owned.url ?? '',
  })
  const { done } = await server.client.ask('createBooking', faroToVilamoura())
  expect(await owned.fresh().count(Booking, { id: done.id })).toBe(1)
  expect(await server.stop()).toBe(0)
})
