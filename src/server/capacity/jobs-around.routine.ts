import { Routine } from '@mikro-orm/core'

/**
 * The sold trips of each class in a time, at every base and without one booking: a list of all beginnings, of all
 * ends, of all latitudes of beginnings and so on. Instants are milliseconds since 1970.
 */
export const jobsAround = new Routine({
  name: 'jobs_around',
  type: 'function',
  language: 'plpgsql',
  params: {
    classes: { type: 'integer[]' },
    since: { type: 'timestamptz' },
    until: { type: 'timestamptz' },
    without_booking: { type: 'uuid' },
  },
  returns: { runtimeType: 'object', columnType: 'json' },
  body: `declare
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
end`,
})
