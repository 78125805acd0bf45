import { ALERTED_EVERY_MS, LANDING_TO_PICKUP_MINUTES } from '@chauffeur/domain/flights'
import { PAST_PICKUP } from '@chauffeur/domain/trip-state'

/** Of a `booking` whose guest may still be on the way to us. */
export const IS_AWAITED = `booking.status in ('pending', 'confirmed') and booking.cancelled_at is null
  and not exists (
    select 1 from assignment where assignment.booking_id = booking.id and assignment.released_at is null
      and assignment.state in (${PAST_PICKUP.map((state) => `'${state}'`).join(', ')})
  )`

/**
 * Of a `flight_watch`, its `booking` and a `flight_alert`: the alert is about a flight that is still asked
 * for.
 */
export const IS_ALERTED = `booking.id = flight_watch.booking_id and flight_watch.next_check_at is not null
  and flight_watch.flight_number = flight_alert.flight_number
  and (booking.pickup_date + booking.pickup_time - interval '${LANDING_TO_PICKUP_MINUTES} minutes')::date
    = flight_alert.lands_on`

/** Has the flights of a `flight_alert` asked for now, or once they may be asked for again. */
export const ASK_SOON = `
  update flight_watch
  set next_check_at = least(next_check_at, greatest(?, checked_at + interval '${ALERTED_EVERY_MS} milliseconds'))
  from flight_alert, booking where ${IS_ALERTED}`
