/** So many bookings are accepted, or given out, by one call: more than a firm drives on a day. */
export const MAX_BULK = 100
