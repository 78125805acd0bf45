import { Counter } from 'prom-client'
import { z } from 'zod'
import type { OperationContext } from '../core/request-context.ts'
import { signedText } from '../core/signed-text.ts'
import { ASK_SOON } from './followed-flights.ts'

export const FLIGHT_ALERT_PATH = '/api/flights/alerts'
/** Nothing of an alert is read, so this only has to let in what providers send. */
export const MAX_ALERT_BYTES = 256 * 1024

/**
 * The addresses at which providers tell of flights. None of them signs what it sends: who knows the address
 * is believed.
 */
export interface AlertAddresses {
  /** That of one row of `flight_alert`. */
  of(id: string): URL
  /** The row of an address that we made, by the end of its path. */
  idOf(token: string): string | undefined
}

const facts = z.object({ alert: z.uuid() })

export function alertAddresses(key: Buffer, siteUrl: () => string): AlertAddresses {
  const texts = signedText(key)
  return {
    of: (id) => new URL(`${siteUrl()}${FLIGHT_ALERT_PATH}/${texts.sign({ alert: id })}`),
    idOf: (token) => facts.safeParse(texts.read(token)).data?.alert,
  }
}

export function flightAlertsCounter(): Counter<'outcome'> {
  return new Counter({
    name: 'flight_alerts_total',
    help: 'Alerts about flights: taken, ignored since nobody waits for the flight, or refused since the address is not ours',
    labelNames: ['outcome'],
    registers: [],
  })
}

interface Deps extends Pick<OperationContext, 'config' | 'orm' | 'clock' | 'wakeWorkers'> {
  readonly addresses: AlertAddresses
  readonly counter: Counter<'outcome'>
}

/**
 * Has a flight checked because of an alert, at once or ten minutes after its last check. Anybody could have sent the alert:
 * nothing in it is believed.
 */
export async function takeAlert(token: string, deps: Deps): Promise<void> {
  const { config, orm, clock, wakeWorkers, addresses, counter } = deps
  const id = addresses.idOf(token)
  if (id === undefined) return counter.inc({ outcome: 'refused' })
  const em = orm.em.fork()
  const now = clock()
  const rows = await em.execute<unknown[]>(TAKE, [now, id, now])
  counter.inc({ outcome: rows.length > 0 ? 'taken' : 'ignored' })
  if (rows.length > 0) wakeWorkers()
  else if (config.FLIGHTS !== 'off') await em.execute(ADOPT, [id, config.FLIGHTS, now, now, id])
}

const TAKE = `
  with flight_alert as (
    update flight_alert set alerted_at = ? where id = ? and state in ('wanted', 'active')
    returning flight_number, lands_on
  ) ${ASK_SOON} returning 1`

/**
 * A subscription that the database has forgotten, as after a backup was restored, is looked for by its
 * address and ended. One at a time: all of them are of no flight.
 */
const ADOPT = `
  insert into flight_alert (id, provider, flight_number, lands_on, attempts, next_attempt_at)
  select ?::uuid, ?, '', ?::timestamptz::date, 1, ?::timestamptz
  where not exists (select 1 from flight_alert where id = ?)
  on conflict do nothing`
