import { randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import { SAME_TRIP_MS, type SubscribedAlerts } from '@chauffeur/domain/flights'
import type { FlightAlerts } from '@chauffeur/gateways/flights/flights'
import { CircuitOpen } from '@chauffeur/gateways/http/circuit-breaker'
import { Gauge } from 'prom-client'
import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import { findRow } from '../db/find-rows.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { startWatch, type Worker } from '../jobs/poller.ts'
import { FlightAlert, flightAlertStates } from './flight-alert.entity.ts'
import { ASK_SOON, IS_ALERTED, IS_AWAITED } from './followed-flights.ts'
import type { AlertAddresses } from './take-alert.ts'

const BATCH = 10
/** A call takes five seconds at most; after this another process makes it. */
const LEASE_MS = 2 * MINUTE_MS
const FIRST_PAUSE_MS = 15 * MINUTE_MS
const LONGEST_PAUSE_MS = 16 * 60 * MINUTE_MS
/** An alert that comes after the end is known so long. */
const KEPT_MS = 7 * DAY_MS

/**
 * Has the provider tell of a flight by itself, once however many bookings it has, and answers what it told.
 * Undefined where the provider did not agree.
 */
export async function wantAlerts(
  { flightNumber, landsOn, provider }: Pick<FlightAlert, 'flightNumber' | 'landsOn' | 'provider'>,
  { em, now }: { readonly em: EntityManager; readonly now: Date },
): Promise<SubscribedAlerts | undefined> {
  await em.execute(WANT, [randomUUID(), provider, flightNumber, landsOn, now])
  const alert = await findRow(em, FlightAlert, { provider, flightNumber, landsOn, state: { $ne: 'ended' } })
  const isAgreed = alert?.state === 'active' || (alert?.state === 'wanted' && alert.attempts === 0)
  return isAgreed ? { lastAt: alert.alertedAt ?? null } : undefined
}

const WANT = `
  insert into flight_alert (id, provider, flight_number, lands_on, next_attempt_at) values (?, ?, ?, ?, ?)
  on conflict do nothing`

interface Options {
  readonly context: Pick<OperationContext, 'config' | 'orm' | 'clock'>
  readonly alerts: FlightAlerts
  readonly addresses: AlertAddresses
  readonly log: Log
}

interface Claimed {
  readonly id: string
  readonly flight_number: string
  readonly lands_on: string
  readonly provider_id: string | null
  readonly attempts: number
  readonly is_awaited: boolean
}

/**
 * Subscribes to the alerts that are wanted, and ends those of flights that nobody waits for any more; all of
 * them where alerts are switched off. A process that dies between the provider's answer and the row leaves
 * one subscription, which the next attempt finds by its address.
 */
export function startAlertWorker(options: Options): Worker {
  const { context, log } = options
  const { config, orm, clock } = context
  const settle = async (alert: Claimed) => {
    try {
      await (alert.is_awaited ? subscribe(alert, options) : end(alert, options))
    } catch (error) {
      // An open breaker has been reported already.
      if (!(error instanceof CircuitOpen))
        log.warn({ err: error }, 'alerts about a flight could not be settled')
      const { id, attempts } = alert
      const pause = Math.min(FIRST_PAUSE_MS * 4 ** (attempts - 1), LONGEST_PAUSE_MS)
      const nextAttemptAt = new Date(clock().getTime() + pause)
      await orm.em.fork().nativeUpdate(FlightAlert, { id }, { nextAttemptAt })
      // A process that died in the first attempt has not done so.
      if (attempts <= 2) await askWithout(id, context)
    }
  }
  return startWatch(
    async () => {
      const now = clock()
      const lease = new Date(now.getTime() + LEASE_MS)
      const since = new Date(now.getTime() - SAME_TRIP_MS)
      const isOn = config.FLIGHT_ALERTS === 'yes'
      const values = [isOn, since, config.FLIGHTS, now, BATCH, lease]
      const claimed = await orm.em.fork().execute<Claimed[]>(CLAIM, values)
      await Promise.all(claimed.map(settle))
      return claimed.length === BATCH
    },
    (error) => log.error({ err: error }, 'the alerts about flights could not be read'),
  )
}

const CLAIM = `
  with due as (
    select * from (
      select id, state, next_attempt_at, ? and exists (
        select 1 from flight_watch, booking where ${IS_ALERTED} and booking.pickup_at > ? and ${IS_AWAITED}
      ) as is_awaited
      from flight_alert where provider = ? and state <> 'ended' and next_attempt_at <= ?
    ) as alert
    where state = 'wanted' or not is_awaited order by next_attempt_at limit ?
  )
  update flight_alert set next_attempt_at = ?, attempts = flight_alert.attempts + 1
  from due where due.id = flight_alert.id and due.next_attempt_at = flight_alert.next_attempt_at
  returning flight_alert.id, flight_number, lands_on::text, provider_id, attempts, is_awaited`

async function subscribe(alert: Claimed, { context, alerts, addresses }: Options): Promise<void> {
  const { id, flight_number: designator, lands_on: date, attempts } = alert
  const { orm, clock } = context
  const address = addresses.of(id)
  const [made] = attempts > 1 ? await alerts.find(address) : []
  const providerId = made ?? (await alerts.subscribe({ designator, date, address })) ?? null
  const state = providerId === null ? 'refused' : 'active'
  const em = orm.em.fork()
  await em.nativeUpdate(FlightAlert, { id }, { providerId, state, attempts: 0, nextAttemptAt: clock() })
  if (providerId === null) await askWithout(id, context)
}

/** The next check was put off since the provider was to tell of the flight: it is asked for as ever. */
async function askWithout(id: string, { orm, clock }: Options['context']): Promise<void> {
  await orm.em.fork().execute(`${ASK_SOON} and flight_alert.id = ?`, [clock(), id])
}

async function end(alert: Claimed, { context, alerts, addresses }: Options): Promise<void> {
  const { id, provider_id: known, attempts } = alert
  const inDoubt = known === null && attempts > 1 ? await alerts.find(addresses.of(id)) : []
  for (const providerId of known === null ? inDoubt : [known]) await alerts.unsubscribe(providerId)
  await context.orm.em.fork().nativeUpdate(FlightAlert, { id }, { state: 'ended', endedAt: context.clock() })
  await askWithout(id, context)
}

export function deleteEndedAlerts(orm: Orm, now: Date): Promise<number> {
  return orm.em.fork().nativeDelete(FlightAlert, { endedAt: { $lt: new Date(now.getTime() - KEPT_MS) } })
}

/** For the metrics. */
export function flightAlertsGauge(orm: Orm): Gauge<'state'> {
  return new Gauge({
    name: 'flight_alert_subscriptions',
    help: 'Subscriptions to alerts about flights, by state',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const rows = await orm.em
        .fork()
        .execute<{ state: string; count: number }[]>(
          'select state, count(*)::int as count from flight_alert group by state',
        )
        // Whether the database answers is told by another metric.
        .catch(() => [])
      const counts = new Map(rows.map(({ state, count }) => [state, count]))
      for (const state of flightAlertStates) this.set({ state }, counts.get(state) ?? 0)
    },
  })
}
