import { Routine } from '@mikro-orm/core'

/**
 * Has nobody change a car, a setting or a blackout until the transaction ends, holds a car unless the commitment is null,
 * and has nobody else sell a car of the bases. Where the state that they are in is not the known one it is false, and
 * neither is done.
 *
 * The sold trips are read in a call that follows in the same statement: each statement of a function sees what was
 * committed before that one began, while one that locks does not see what was committed as it waited.
 */
export const holdCar = new Routine({
  name: 'hold_car',
  type: 'function',
  language: 'plpgsql',
  params: {
    cars_key: { type: 'text' },
    known: { type: 'uuid' },
    commitment: { type: 'uuid' },
    booking: { type: 'uuid' },
    class: { type: 'int' },
    starts: { type: 'timestamptz' },
    ends: { type: 'timestamptz' },
    from_lat: { type: 'double precision' },
    from_lon: { type: 'double precision' },
    to_lat: { type: 'double precision' },
    to_lon: { type: 'double precision' },
    base_keys: { type: 'text[]' },
  },
  returns: { runtimeType: 'boolean', columnType: 'boolean' },
  body: `declare
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
end`,
})
