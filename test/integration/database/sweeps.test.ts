import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CarCommitment } from '../../../src/server/capacity/take-car.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { signIn } from '../../support/app.ts'
import { aCar } from '../../support/cars.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const DAY_HOURS = 24

test('mails that are done are deleted after thirteen months, and those that wait are not', async ({
  open,
}) => {
  const app = await open()
  const { id: bookingId } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  const em = app.database.fresh()
  await em.nativeDelete(Outbox, {})
  const mail = (
    dedupeKey: string,
    end: { readonly doneAt?: Date; readonly deadAt?: Date; readonly lockedUntil?: Date },
  ) => ({
    id: randomUUID(),
    dedupeKey,
    kind: 'booking-received' as const,
    bookingId,
    createdAt: app.clock(),
    runAt: app.clock(),
    attempts: 1,
    ...end,
  })
  const now = app.clock()
  await em.insertMany(Outbox, [
    mail('sent', { doneAt: now }),
    mail('given up', { deadAt: now }),
    // Claimed by another process, so that ours does not send it.
    mail('waiting', { lockedUntil: new Date('2030-01-01') }),
  ])
  // More than one statement deletes.
  await em.execute(
    `insert into outbox select copy.* from outbox mail, generate_series(1, 4500) n,
       jsonb_populate_record(mail, jsonb_build_object('id', gen_random_uuid(), 'dedupe_key', 'copy ' || n)) copy
     where mail.dedupe_key = 'sent'`,
  )
  const kept = async () =>
    (await em.fork().find(Outbox, { dedupeKey: { $like: '%g%' } }, { orderBy: { dedupeKey: 'asc' } })).map(
      ({ dedupeKey }) => dedupeKey,
    )
  app.clock.advance({ hours: 390 * DAY_HOURS })
  await sweepAll(app.database.orm, app.clock())
  expect([await em.fork().count(Outbox), await kept()]).toEqual([4503, ['given up', 'waiting']])
  app.clock.advance({ hours: 10 * DAY_HOURS })
  const swept: unknown[] = []
  await sweepAll(app.database.orm, app.clock(), ({ sweep, rows }) => swept.push([sweep, rows]))
  expect([await em.fork().count(Outbox), await kept()]).toEqual([1, ['waiting']])
  expect(swept).toContainEqual(['mails', 4502])
})

test('the cars of a trip are released two days after its end, and it goes on to say how many they were', async ({
  open,
}) => {
  const app = await open()
  for (const plate of ['12-AB-34', '56-CD-78'])
    await callAsAdmin(app, 'REST', 'createCar', aCar({ plate, vehicleId: 4 }))
  const trip = faroToVilamoura({ vehicleId: 5, vehicleName: 'Sprinter (or two vans)', passengers: 14 })
  const { id } = (await app.clients.REST.ask('createBooking', trip)).done
  await callAsAdmin(app, 'REST', 'acceptBooking', { id })
  const carsShown = async () => {
    // Of a session of its own: the days that pass end each.
    const cookie = await signIn(app.clients.REST)
    return (await app.clients.REST.ask('readBooking', { id }, { cookie })).done.trips.length
  }
  const em = app.database.fresh()
  const held = await em.find(CarCommitment, { bookingId: id })
  const before = await carsShown()
  const reasons = async () =>
    (await em.fork().find(CarCommitment, { bookingId: id })).map(({ releaseReason }) => releaseReason)
  const end = Math.max(...held.map(({ endsAt }) => endsAt.getTime()))
  app.clock.set(new Date(end + 47 * 3_600_000).toISOString())
  await sweepAll(app.database.orm, app.clock())
  expect(await reasons()).toEqual(held.map(() => null))
  app.clock.advance({ hours: 2 })
  await sweepAll(app.database.orm, app.clock())
  expect(await reasons()).toEqual(held.map(() => 'over'))
  expect(await carsShown()).toBe(before)
})

test('a sweep that fails keeps no other from its work, and is counted', async ({ open }) => {
  const app = await open()
  const em = app.database.fresh()
  await em.execute('alter table rate_count rename to rate_count_away')
  const swept = new Map<string, number | undefined>()
  try {
    await expect(
      sweepAll(app.database.orm, app.clock(), ({ sweep, rows }) => swept.set(sweep, rows)),
    ).rejects.toThrow('Not everything could be swept')
  } finally {
    await em.execute('alter table rate_count_away rename to rate_count')
  }
  expect([...swept].filter(([, rows]) => rows === undefined)).toEqual([['rate_counts', undefined]])
  expect([...swept.keys()]).toContain('car_commitments')
  const figures = await (await fetch(`${app.origin}/metrics`)).text()
  expect(figures).toContain('sweep_rows_total{sweep="mails"} 0')
})

test('a sweep that finds the disk full keeps what it has done, and goes on there when there is room', async ({
  open,
}) => {
  const app = await open()
  const { id: bookingId } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  const em = app.database.fresh()
  await em.nativeDelete(Outbox, {})
  await em.execute(
    `insert into outbox (id, dedupe_key, kind, booking_id, created_at, run_at, attempts, done_at)
     select gen_random_uuid(), 'mail ' || n, 'booking-received', ?, now, now, 1, now
     from generate_series(1, 4500) n, (select ?::timestamptz as now) clock`,
    [bookingId, app.clock()],
  )
  await em.execute(
    `create function disk_full() returns trigger language plpgsql as
     'begin if (select count(*) from outbox where dedupe_key like ''mail %'') < 4500 then raise exception ''No space left on device'' using errcode = ''53100''; end if; return null; end'`,
  )
  await em.execute(
    'create trigger disk_full before delete on outbox for each statement execute function disk_full()',
  )
  app.clock.advance({ hours: 400 * DAY_HOURS })
  const old = { dedupeKey: { $like: 'mail %' } }
  const swept = new Map<string, number | undefined>()
  const sweep = () =>
    sweepAll(app.database.orm, app.clock(), (result) => swept.set(result.sweep, result.rows))
  try {
    await expect(sweep()).rejects.toThrow('Not everything could be swept')
    expect(swept.get('mails')).toBe(undefined)
    expect(swept.get('car_commitments')).toBe(1)
    const left = await em.fork().count(Outbox, old)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(4500)
  } finally {
    await em.execute('drop function disk_full cascade')
  }
  await sweep()
  expect(await em.fork().count(Outbox, old)).toBe(0)
})
