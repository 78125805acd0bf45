import { Routine } from '@mikro-orm/core'

/**
 * What decides on the sale of some classes: their settings, where cars of them are kept, and the blackouts of one class
 * near a base that are not over.
 *
 * It locks before it reads, unless the key is null, and in one call: each statement of a function sees what was committed
 * before that statement began, while one that locks does not see what was committed as it waited.
 */
export const guardOf = new Routine({
  name: 'guard_of',
  type: 'function',
  language: 'plpgsql',
  params: {
    lock_key: { type: 'text' },
    classes: { type: 'integer[]' },
    class: { type: 'int' },
    near_base: { type: 'text' },
    since: { type: 'timestamptz' },
  },
  returns: { runtimeType: 'object', columnType: 'json' },
  body: `begin
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
end`,
})
