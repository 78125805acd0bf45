import { defineEntity, p } from '@mikro-orm/core'
import { Gauge } from 'prom-client'
import type { EntityManager, Orm } from '../db/orm.ts'

const schema = defineEntity({
  name: 'FlightCalls',
  tableName: 'flight_calls',
  properties: {
    /** yyyy-MM, by UTC. */
    month: p.text().primary(),
    calls: p.integer(),
  },
})

/** How often the provider of flights was asked in a month, by all processes. */
export class FlightCalls extends schema.class {}
schema.setClass(FlightCalls)

/**
 * Counts one call to the provider; false, and nothing is counted, where those of the month are spent.
 *
 * @param most null: none are too many.
 */
export async function takeFlightCall(em: EntityManager, most: number | null, now: Date): Promise<boolean> {
  if (most === 0) return false
  const taken = await em.execute<object[]>(TAKE, [monthOf(now), most])
  return taken.length > 0
}

const TAKE = `
  insert into flight_calls as month_calls (month, calls) values (?, 1)
  on conflict (month) do update set calls = month_calls.calls + 1
    where month_calls.calls < coalesce(?::integer, 2147483647)
  returning calls`

/** The calls of this month so far. */
export async function countFlightCalls(em: EntityManager, now: Date): Promise<number> {
  return (await em.findOne(FlightCalls, { month: monthOf(now) }))?.calls ?? 0
}

/** For the metrics. */
export function flightCallsGauge(orm: Orm, clock: () => Date): Gauge {
  return new Gauge({
    name: 'flight_calls_this_month',
    help: 'Calls to the provider of flights in this month, by all processes',
    registers: [],
    async collect() {
      // Whether the database answers is told by another metric.
      const calls = await countFlightCalls(orm.em.fork(), clock()).catch(() => undefined)
      if (calls !== undefined) this.set(calls)
    },
  })
}

function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7)
}
