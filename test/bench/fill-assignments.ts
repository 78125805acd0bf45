import type { Orm } from '../../src/server/db/orm.ts'

const CARS = 40
const BATCH = 5_000
/** A driver and a car of the fleet, to search for; one of forty bookings is theirs. */
export const driven = { driver: 'Evaristo Quaresma', plate: '07-QX-41' }

/** Gives every confirmed booking a car and a driver, each of forty. A driver is also called as many guests are. */
export async function fillAssignments(orm: Orm): Promise<void> {
  const em = orm.em.fork()
  await em.execute(
    `insert into car (id, plate, plate_key, vehicle_id, seats, base, active_from, version)
    select gen_random_uuid(), plate, replace(plate, '-', ''), 2, 3, 'Algarve', '2020-01-01', 1
    from (select case n when 1 then ? else lpad(n::text, 2, '0') || '-AB-' || lpad((n * 7 % 100)::text, 2, '0') end as plate
      from generate_series(1, ${CARS}) n) plates`,
    [driven.plate],
  )
  await em.execute(
    `insert into driver (id, name, phone_e164, languages, is_active, version)
    select gen_random_uuid(), case n when 1 then ? when 2 then 'Ana Silva' else 'Driver ' || chr(64 + n) || 'uarte' end,
      '+351912345678', '["pt"]', true, 1 from generate_series(1, ${CARS}) n`,
    [driven.driver],
  )
  for (let first = 1; (await assign(em, first, first + BATCH)) > 0; first += BATCH);
  await em.execute('vacuum analyze assignment')
}

/** One trip after the other, so that none overlaps another. */
async function assign(em: Orm['em'], first: number, end: number): Promise<number> {
  const rows = await em.execute<{ id: string }[]>(
    `insert into assignment (id, booking_id, car_no, car_id, driver_id, starts_at, ends_at, state, state_since, version, assigned_by, assigned_at)
    select gen_random_uuid(), b.id, 1, c.id, d.id, timestamptz '2020-01-01Z' + b.n * interval '1 minute',
      timestamptz '2020-01-01Z' + (b.n + 1) * interval '1 minute', 'completed', b.pickup_at, 1, 'admin', b.created_at
    from (select *, row_number() over (order by created_at) as n from booking where status = 'confirmed') b
    join (select id, row_number() over (order by plate <> ?, plate) as n from car) c on c.n = b.n % ${CARS} + 1
    join (select id, row_number() over (order by name <> ?, name <> 'Ana Silva', name) as n from driver) d on d.n = b.n % ${CARS} + 1
    where b.n >= ? and b.n < ? returning id`,
    [driven.plate, driven.driver, first, end],
  )
  return rows.length
}
