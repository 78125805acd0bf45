import { defineEntity, p } from '@mikro-orm/core'
import { day, indexesOf, known, uuidKey } from '../db/columns.ts'

export const flightAlertStates = ['wanted', 'active', 'refused', 'ended'] as const
type FlightAlertState = (typeof flightAlertStates)[number]

const schema = defineEntity({
  name: 'FlightAlert',
  tableName: 'flight_alert',
  properties: {
    /** Part of the address that the provider is given. */
    id: uuidKey(),
    /** That of FLIGHTS. */
    provider: p.text(),
    /** The provider's id of the subscription; null while none is known. */
    providerId: p.text().nullable(),
    flightNumber: p.text(),
    landsOn: day(),
    state: p.text().$type<FlightAlertState>().default('wanted'),
    /** Since the last that was answered. */
    attempts: p.integer().default(0),
    /** The provider is asked no earlier, nor while a process that asks it counts as alive. */
    nextAttemptAt: p.datetime(),
    /** When the provider told something last. */
    alertedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
  },
  indexes: indexesOf('flight_alert', {
    of_flight: "unique (provider, flight_number, lands_on) where state <> 'ended'",
  }),
  checks: [known('flight_alert', 'state', flightAlertStates)],
})

/** A subscription to the alerts of a provider about one flight. */
export class FlightAlert extends schema.class {}
schema.setClass(FlightAlert)
