import type { Orm } from '../../src/server/db/orm.ts'

/** Days of pick-ups before and after today. */
const DAYS_BACK = 1_005
const DAYS_AHEAD = 90
/** So many days ago is a day of 1,400 trips: most of those of the day before it are driven then. */
export const BUSIEST_DAY_AGO = 90
/** Each with a driver of its own. */
const CARS = 500

/** The guest of a booking in the middle, whom a search finds whatever the size. */
export const oneGuest = { name: 'Quintiliana Valverde', email: 'quintiliana@example.pt' }

/**
 * Fills a migrated database that nothing else writes to with so many bookings of three years around today, with their
 * mails, payments, trips, steps and audit entries: twelve rows a booking, of which drivers and guests were told. Made by the server itself from the
 * numbers of the bookings, so that a million take minutes, and are the same each time. Keys, indexes and constraints are
 * made again at the end, which checks them. Two connections share the work.
 */
export async function fillYears(orm: Orm, count: number): Promise<void> {
  const kept = await orm.em.fork().execute<Kept[]>(KEPT, [])
  const { bookings, trips, rest } = statements(count)
  const makeKept = (isMeant: (kept: Kept) => boolean) =>
    runInTurn(
      orm,
      kept.filter(isMeant).map(({ make }) => make),
    )
  await runInTurn(
    orm,
    kept.toReversed().map(({ drop }) => drop),
  )
  await runInTurn(orm, bookings)
  await Promise.all([
    runInTurn(orm, trips).then(() => makeKept(({ on, refers }) => on === 'assignment' && !refers)),
    runInTurn(orm, rest).then(() => makeKept(({ on, refers }) => on !== 'assignment' && !refers)),
  ])
  await makeKept(({ refers }) => refers)
  const [first, ...others] = LARGE
  await Promise.all([
    orm.em.fork().execute(`vacuum analyze ${first}, car, driver`),
    orm.em.fork().execute(`vacuum analyze ${others.join(', ')}`),
  ])
}

/** Runs statements on one connection, without triggers and without looking up each row that another one names. */
async function runInTurn(orm: Orm, all: readonly string[]): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    await tx.execute(`set local maintenance_work_mem = '512MB'`)
    await tx.execute('set local session_replication_role = replica')
    for (const statement of all) await tx.execute(statement)
  })
}

/** Of a large table: a key, an index or a constraint. */
interface Kept {
  readonly on: string
  /** Whether it is a foreign key. */
  readonly refers: boolean
  readonly drop: string
  readonly make: string
}

const LARGE = ['booking', 'assignment', 'trip_event', 'outbox', 'audit_entry', 'car_commitment', 'payment']
const LARGE_TABLES = LARGE.map((table) => `'${table}'::regclass`).join(', ')

/** Those of the large tables, in an order in which they can be made. */
const KEPT = `
  select conrelid::regclass::text as on, contype = 'f' as refers,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint
  where contype in ('p', 'u', 'x') and conrelid in (${LARGE_TABLES})
    or contype = 'f' and (conrelid in (${LARGE_TABLES}) or confrelid in (${LARGE_TABLES}))
  union all
  select indrelid::regclass::text, false, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index
  where indrelid in (${LARGE_TABLES}) and not exists (select from pg_constraint where conindid = indexrelid)
  order by refers`

/** A number below `below` that looks random, of the booking \`i\`. */
const roll = (salt: number, below: number) => `(hashint8extended(i, ${salt}) & 2147483647) % ${below}`
const oneOf = (salt: number, texts: readonly string[]) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + ${roll(salt, texts.length)}]`

const FIRST =
  'Ana Maria João Peter Sofia Miguel Émilie Carlos Inês Nuno Björn Olivia Tiago Rui Harriet Xavier'
const LAST =
  'Silva Gonçalves Müller Santos Smith García Pereira Costa Ferreira Johnson Araújo Dupont Carvalho Brito'
const PLACES = [
  'Faro Airport',
  'Vilamoura, 8125 Quarteira, Portugal',
  'Lisbon Airport',
  'Tavira, 8800 Tavira, Portugal',
  'Sagres, 8650 Vila do Bispo, Portugal',
  'Albufeira, 8200 Albufeira, Portugal',
  'Lagos, 8600 Lagos, Portugal',
]

/** The bookings and who drives them, what drivers reported, and all else; the last two need the first only. */
function statements(count: number): Readonly<Record<'bookings' | 'trips' | 'rest', readonly string[]>> {
  const days = DAYS_BACK + DAYS_AHEAD
  const isPast = 'pickup_at < now()'
  const isDriven = `status = 'confirmed' and cancelled_at is null and pickup_at < now() + interval '2 days'`
  const bookings = [
    `insert into car (id, plate, plate_key, vehicle_id, seats, base, active_from)
     select gen_random_uuid(), format('%s-MM-%s', 10 + n / 90, 10 + n % 90), format('%sMM%s', 10 + n / 90, 10 + n % 90), 2, 4, 'Algarve', '2020-01-01'
     from generate_series(0, ${CARS - 1}) n`,
    `insert into driver (id, name, phone_e164, languages)
     select gen_random_uuid(), format('Driver %s', n), '+351912345678', '["en"]' from generate_series(0, ${CARS - 1}) n`,
    `create temporary table fleet on commit drop as
     select c.n, c.id as car_id, d.id as driver_id from
       (select id, row_number() over (order by plate) - 1 as n from car) c
       join (select id, row_number() over (order by name) - 1 as n from driver) d using (n)`,
    `insert into booking (id, number, status, decided_at, decided_by, created_at, updated_at, cancelled_at, cancelled_by, cancel_fee_cents,
       customer_name, customer_email, customer_phone, whatsapp_notifications, notes, service_type,
       pickup_location, pickup_lat, pickup_lon, dropoff_location, dropoff_lat, dropoff_lon, stops,
       pickup_date, pickup_time, pickup_zone, pickup_at, short_notice, is_airport_service, flight_number,
       vehicle_id, vehicle_name, passengers, child_seat_count, booster_seat_count,
       payment_method, payment_status, base_cents, stop_cents, total_cents, paid_cents, distance, duration_minutes,
       search_text, search_number)
     select gen_random_uuid(), number, status, decided_at, case when decided_at is not null then 'admin' end, created_at,
       coalesce(cancelled_at, decided_at, created_at), cancelled_at, case when cancelled_at is not null then 'customer' end,
       case when cancelled_at is not null then 0 end,
       name, email, phone, i % 2 = 0, case when i % 3 = 0 then 'Please wait at arrivals with a sign. We carry two prams.' end,
       'point-to-point', pickup, 37.0144, -7.9659, dropoff, 37.0771, -8.1177, '[]',
       day, time, 'Europe/Lisbon', pickup_at, false, true, flight,
       2, 'Mercedes E Class', 2, 0, 0,
       case when is_online then 'sumup' else 'cash' end, case when is_online then 'completed' else 'not_required' end,
       4900, 0, 4900, case when is_online then 4900 else 0 end, 232, 25,
       lower(concat_ws(' ', name, email, pickup, dropoff)), lower(replace(concat_ws(' ', number, phone, flight), '-', ''))
     from (
       select *, pickup_at - make_interval(days => 2 + (i % 40)::int) - interval '2 hours' as asked_at from (
         select *, (day + time) at time zone 'Europe/Lisbon' as pickup_at, ${roll(4, 4)} = 0 as is_online from (
           select i, number, name, email, phone, pickup, dropoff, flight,
             case when is_moved then day + 1 else day end as day,
             case when is_moved then time + interval '12 hours' else time end as time
           from (
             select i, 'TR-' || upper(lpad(to_hex(i), 6, 'x')) as number,
               current_date - ${DAYS_BACK} + (i * ${days} / ${count})::int as day,
               -- Trips of one car begin six hours apart, and take less than that.
               time '05:00' + make_interval(hours => (6 * ((i % ${Math.ceil(count / days)}) / ${CARS}))::int, mins => (5 * ${roll(1, 30)})::int) as time,
               case when i = ${count >> 1} then '${oneGuest.name}' else ${oneOf(2, FIRST.split(' '))} || ' ' || ${oneOf(3, LAST.split(' '))} end as name,
               case when i = ${count >> 1} then '${oneGuest.email}' else format('guest%s@example.com', ${roll(5, count)} / 5) end as email,
               case when i % 2 = 0 then '+35191' else '+44771' end || (1000000 + ${roll(6, 8_000_000)}) as phone,
               ${oneOf(7, PLACES)} as pickup, ${oneOf(8, PLACES)} as dropoff,
               case when i % 2 = 0 then 'TP ' || (1000 + ${roll(9, 900)}) end as flight
             from generate_series(0::bigint, ${count - 1}) i
           ) drawn, lateral (select day = current_date - ${BUSIEST_DAY_AGO + 1} and time < '11:10' as is_moved) moves
         ) placed
       ) timed
     ) asked,
     lateral (select case when asked_at < now() then asked_at else now() - make_interval(secs => (i % 100000)::int) end as created_at) c,
     lateral (select case when i >= ${count - 40} then 'pending' when ${roll(10, 20)} = 0 then 'rejected' else 'confirmed' end as status) s,
     lateral (select case when status = 'pending' then null else created_at + interval '6 hours' end as decided_at) d,
     lateral (select case when status = 'confirmed' and ${roll(11, 20)} = 0 then decided_at + interval '1 day' end as cancelled_at) x`,
    `insert into assignment (id, booking_id, car_no, car_id, driver_id, starts_at, ends_at, state, state_since, version, assigned_by, assigned_at)
     select gen_random_uuid(), b.id, 1, f.car_id, f.driver_id, pickup_at, pickup_at + interval '90 minutes',
       case when ${isPast} then 'completed' else 'accepted' end, pickup_at, 1, 'admin', decided_at
     from (select *, row_number() over (partition by pickup_date, (date_part('hour', pickup_time)::int - 5) / 6 order by id) as place from booking where ${isDriven}) b
       join fleet f on f.n = b.place % ${CARS}`,
  ]
  const trips = [
    `insert into trip_event (id, assignment_id, no, type, occurred_at, reported_at, received_at, source, by, outcome, from_state, to_state)
     select gen_random_uuid(), a.id, s.no, s.type, a.starts_at + s.after, a.starts_at + s.after, a.starts_at + s.after, 'driver', 'Driver', 'moved', s.from_state, s.to_state
     from assignment a, (values (1, 'accept', interval '-1 day', 'offered', 'accepted'), (2, 'on_the_way', interval '-40 minutes', 'accepted', 'on_the_way'),
       (3, 'arrived', interval '-5 minutes', 'on_the_way', 'at_pickup'), (4, 'on_board', interval '10 minutes', 'at_pickup', 'on_board'),
       (5, 'completed', interval '50 minutes', 'on_board', 'completed')) s (no, type, after, from_state, to_state)
     where a.state = 'completed'`,
    `insert into driver_told (assignment_id, version, is_released)
     select id, version, false from assignment where state = 'accepted'`,
  ]
  const rest = [
    // In the order of time, as they are written: a large index has one entry for many rows that lie together.
    `insert into outbox (id, dedupe_key, kind, booking_id, created_at, run_at, attempts, done_at, recipient)
     select gen_random_uuid(), m.kind || ':' || b.id, m.kind, b.id, at, at, 1, at + interval '2 seconds', b.customer_email
     from booking b, (values ('booking-received'), ('office-new-booking'), ('booking-confirmed'), ('trip-thanks')) m (kind),
       lateral (select case when m.kind = 'trip-thanks' then b.pickup_at + interval '3 hours' else b.created_at end as at) t
     where m.kind <> 'trip-thanks' or (b.status = 'confirmed' and b.pickup_at < now())
     order by at`,
    // Nobody is still to be told of the trips of the next hours.
    `insert into outbox (id, dedupe_key, kind, booking_id, created_at, run_at, attempts, done_at, recipient)
     select gen_random_uuid(), format('trip-reminder:%s:%s', id, (extract(epoch from pickup_at) * 1000)::int8), 'trip-reminder',
       id, now(), now(), 1, now(), customer_email
     from booking where status = 'confirmed' and cancelled_at is null and pickup_at between now() and now() + interval '2 days'`,
    `insert into outbox (id, dedupe_key, kind, booking_id, created_at, run_at, attempts, done_at, recipient, details)
     select gen_random_uuid(), format('chauffeur-assigned:%s:%s-1', b.id, a.id), 'chauffeur-assigned', b.id, now(), now(), 1, now(), b.customer_email,
       json_build_object('occasion', a.id || '-1', 'drives', json_build_object('assignmentId', a.id, 'carNo', 1,
         'driverId', a.driver_id, 'carId', a.car_id, 'pickupAt', to_char(b.pickup_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
     from assignment a join booking b on b.id = a.booking_id where a.state = 'accepted'`,
    `insert into audit_entry (id, at, admin, act, subject, subject_id, subject_name)
     select gen_random_uuid(), b.decided_at, 'admin', a.act, 'booking', b.id::text, b.number
     from booking b, (values ('confirmed'), ('trip-assigned'), ('details-changed')) a (act) where b.decided_at is not null and (a.act <> 'details-changed' or b.whatsapp_notifications)`,
    `insert into car_commitment (id, booking_id, vehicle_id, starts_at, ends_at, start_lat, start_lon, end_lat, end_lon)
     select gen_random_uuid(), id, 2, pickup_at, pickup_at + interval '90 minutes', pickup_lat, pickup_lon, dropoff_lat, dropoff_lon
     from booking where status <> 'rejected' and cancelled_at is null and pickup_at > now()`,
    `insert into payment (id, booking_id, attempt, state, state_since, created_at, provider, merchant_code, amount_cents, currency, reference, notify_token, expires_at)
     select gen_random_uuid(), id, 1, 'completed', created_at, created_at, 'sumup', 'M', 4900, 'EUR', number, md5(number), created_at + interval '1 hour'
     from booking where payment_method = 'sumup'`,
  ]
  return { bookings, trips, rest }
}
