import { Migration } from '@mikro-orm/migrations'

/**
 * Lets a sale lock and read in one call. A statement sees what was committed before it began, so a lock that it takes
 * itself comes too late for what it reads; each statement of a function sees what was committed before that one began.
 *
 * What is sold around a time is found by its beginning and its end: by its end alone all of the future was read.
 */
export class Migration0091SellInOneCall extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `drop index car_commitment_held`,
  `create index car_commitment_held on car_commitment using gist (vehicle_id, tstzrange(starts_at, ends_at, '[]')) where released_at is null`,

  `create function guard_of(lock_key text, classes int[], class int, near_base text, since timestamptz)
  returns json language plpgsql as $$
  begin
    if lock_key is not null then
      perform pg_advisory_xact_lock_shared(hashtextextended(lock_key, 0));
    end if;
    return json_build_object(
      'settings', (
        select json_agg(json_build_object(
          'vehicleId', vehicle_id, 'airportWaitMinutes', airport_wait_minutes, 'otherWaitMinutes', other_wait_minutes,
          'turnaroundMinutes', turnaround_minutes, 'tolerance', tolerance, 'leadMinutes', lead_minutes,
          'whenFull', when_full
        ))
        from capacity_setting where vehicle_id = any(classes)
      ),
      'kept', (
        select coalesce(json_agg(json_build_object('vehicleId', vehicle_id, 'base', base, 'lastDay', last_day)), '[]')
        from (
          select vehicle_id, base, max(coalesce(active_until, '9999-12-31')) as last_day
          from car where vehicle_id = any(classes) group by vehicle_id, base
        ) kept
      ),
      'closed', (
        select coalesce(json_agg(json_build_object(
          'starts', extract(epoch from starts_at) * 1000, 'ends', extract(epoch from ends_at) * 1000,
          'sentence', sentence
        ) order by starts_at, id), '[]')
        from blackout
        where ends_at > since and (vehicle_id is null or vehicle_id = class)
          and (base is null or base = near_base)
      )
    );
  end
  $$`,

  `create function yard_of(lock_key text, class int, at_base text, since timestamptz, until timestamptz, without_booking uuid)
  returns json language plpgsql as $$
  begin
    if lock_key is not null then
      perform pg_advisory_xact_lock(hashtextextended(lock_key, 0));
    end if;
    return json_build_object(
      'vehicleId', class,
      'base', at_base,
      'cars', (
        select coalesce(json_agg(json_build_object(
          'activeFrom', active_from, 'activeUntil', active_until,
          'blocks', (
            select coalesce(json_agg(json_build_array(extract(epoch from starts_at) * 1000, extract(epoch from ends_at) * 1000)), '[]')
            from block where car_id = car.id and ends_at > since and starts_at < until
          )
        )), '[]')
        from car where vehicle_id = class and base = at_base
      ),
      'jobs', (
        -- Put together by hand, which takes half the time of json_agg.
        select concat('[', string_agg(concat(
          '[', (extract(epoch from starts_at) * 1000)::int8, ',', (extract(epoch from ends_at) * 1000)::int8, ',',
          start_lat, ',', start_lon, ',', end_lat, ',', end_lon, ']'
        ), ','), ']')::json
        from car_commitment
        where vehicle_id = class and released_at is null
          and tstzrange(starts_at, ends_at, '[]') && tstzrange(since, until, '()')
          and (without_booking is null or booking_id <> without_booking)
      )
    );
  end
  $$`,
]
