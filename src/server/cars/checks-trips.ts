import type { TriggerDef } from '@mikro-orm/core'

/**
 * Has the trips of a changed driver or car compared with what other companies' systems were told of them
 * (assignments/trip-notification.entity.ts). Rows are locked in one order, so that two changes at once do not wait for
 * each other.
 */
export function checksTripsOf(column: 'car_id' | 'driver_id', shown: readonly string[]): TriggerDef {
  const isChanged = shown.map((one) => `new.${one} is distinct from old.${one}`).join(' or ')
  return {
    name: 'check_trips',
    timing: 'after',
    events: ['update'],
    body: `if ${isChanged} then with shown as (select n.booking_id, n.car_no from trip_notification n join assignment a on a.booking_id = n.booking_id and a.car_no = n.car_no where a.${column} = new.id and a.released_at is null order by n.booking_id, n.car_no for update of n) update trip_notification n set check_at = 'epoch' from shown where n.booking_id = shown.booking_id and n.car_no = shown.car_no; end if; return null`,
  }
}
