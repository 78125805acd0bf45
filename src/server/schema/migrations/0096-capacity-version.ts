import { Migration } from '@mikro-orm/migrations'

/**
 * Names the state of the cars, their blocks, the settings and the blackouts, so that a sale compares that name alone in the
 * call that takes the locks and holds the car, and reads nothing but what is sold.
 */
export class Migration0096CapacityVersion extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const TABLES = ['car', 'block', 'capacity_setting', 'blackout']

const statements = [
  'drop function guard_of',
  'drop function yard_of',

  'create table capacity_version (id int not null, version uuid not null, primary key (id))',
  'alter table capacity_version add constraint capacity_version_once check (id = 1)',
  'insert into capacity_version values (1, gen_random_uuid())',

  ...TABLES.flatMap((table) => [
    `create function ${table}_renew_capacity_version_fn() returns trigger as $$ begin update capacity_version set version = gen_random_uuid(); return null; end; $$ language plpgsql`,
    `create trigger renew_capacity_version after insert or update or delete on ${table} for each statement execute function ${table}_renew_capacity_version_fn()`,
    `create trigger renew_capacity_version_truncated after truncate on ${table} for each statement execute function ${table}_renew_capacity_version_fn()`,
  ]),

  `create function hold_car(
    cars_key text, known uuid, commitment uuid, booking uuid, class int, starts timestamptz, ends timestamptz,
    from_lat double precision, from_lon double precision, to_lat double precision, to_lon double precision,
    base_keys text[]
  ) returns boolean language plpgsql as $$
declare
  base_key text;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(cars_key, 0));
  if known is distinct from (select version from capacity_version) then
    return false;
  end if;
  if commitment is not null then
    insert into car_commitment
      (id, booking_id, vehicle_id, starts_at, ends_at, start_lat, start_lon, end_lat, end_lon)
    values (commitment, booking, class, starts, ends, from_lat, from_lon, to_lat, to_lon);
  end if;
  foreach base_key in array base_keys loop
    perform pg_advisory_xact_lock(hashtextextended(base_key, 0));
  end loop;
  return true;
end
  $$`,

  `create function jobs_around(classes int[], since timestamptz, until timestamptz, without_booking uuid)
  returns json language plpgsql as $$
declare
  class int;
  jobs json;
  found json[] := '{}';
begin
  foreach class in array classes loop
    -- A list of each column, which takes half the time of a list of rows.
    select json_build_array(
      array_agg((date_part('epoch', starts_at) * 1000)::int8), array_agg((date_part('epoch', ends_at) * 1000)::int8),
      array_agg(start_lat), array_agg(start_lon), array_agg(end_lat), array_agg(end_lon)
    )
    into jobs
    from car_commitment
    where vehicle_id = class and released_at is null
      and tstzrange(starts_at, ends_at, '[]') && tstzrange(since, until, '()')
      and (without_booking is null or booking_id <> without_booking);
    found := found || jobs;
  end loop;
  return array_to_json(found);
end
  $$`,
]
