import { Migration } from '@mikro-orm/migrations'

/** Reads in half the time which cars a sale may take: cars that are there are only counted, and jobs come by column. */
export class Migration0093CountCarsThatAreThere extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  'drop function yard_of',

  `create function yard_of(
    lock_key text, class int, at_base text, since timestamptz, until timestamptz, first_day text, last_day text,
    without_booking uuid
  ) returns json language plpgsql as $$
declare
  there int;
  others json;
  jobs json;
begin
  if lock_key is not null then
    perform pg_advisory_xact_lock(hashtextextended(lock_key, 0));
  end if;
  select
    count(*) filter (where is_there),
    json_agg(json_build_object(
      'activeFrom', active_from, 'activeUntil', active_until,
      'blocks', (
        select coalesce(json_agg(json_build_array(date_part('epoch', starts_at) * 1000, date_part('epoch', ends_at) * 1000)), '[]')
        from block where car_id = kept.id and ends_at > since and starts_at < until
      )
    )) filter (where not is_there)
  into there, others
  from (
    select
      id, active_from, active_until,
      active_from < first_day and (active_until is null or active_until > last_day)
        and not exists (select from block where car_id = car.id and ends_at > since and starts_at < until) as is_there
    from car where vehicle_id = class and base = at_base
  ) kept;
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
  return json_build_object('vehicleId', class, 'base', at_base, 'there', there, 'others', others, 'jobs', jobs);
end
  $$`,
]
