import { Routine } from '@mikro-orm/core'

/**
 * The cars of a class at a base with their blocks in a time, and what is sold of the class in it, at every base and without
 * one booking. Instants are milliseconds since 1970. It locks before it reads, like `guard_of`.
 */
export const yardOf = new Routine({
  name: 'yard_of',
  type: 'function',
  language: 'plpgsql',
  params: {
    lock_key: { type: 'text' },
    class: { type: 'int' },
    at_base: { type: 'text' },
    since: { type: 'timestamptz' },
    until: { type: 'timestamptz' },
    without_booking: { type: 'uuid' },
  },
  returns: { runtimeType: 'object', columnType: 'json' },
  body: `begin
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
end`,
})
