import { DAY_MS } from '@chauffeur/domain/duration'
import { z } from 'zod'
import { fetchJson, withTimeout } from '../../http/fetch-json.ts'
import type { FlightClientOptions } from '../aerodatabox/aerodatabox.ts'
import { FlightsUnreachable, leadsTo, type FlightAlerts } from '../flights.ts'
import { BASE_URL, identOf } from './aeroapi.ts'

const CALL = 'AeroAPI alert'

/** Each event costs. `arrival` and `departure` bring delays of more than half an hour as well. */
const EVENTS = {
  arrival: true,
  departure: true,
  cancelled: true,
  diverted: true,
  filed: false,
  out: false,
  off: false,
  on: false,
  in: false,
}

/** https://www.flightaware.com/aeroapi/portal/documentation, version 4: alerts. */
const alerts = z.object({ alerts: z.array(z.object({ id: z.number(), target_url: z.string().nullish() })) })
const endpoint = z.object({ url: z.string().nullish() })

/**
 * Alerts by AeroAPI: for the flights under a number that leave on the day of the landing, or on the day
 * before.
 */
export function aeroApiAlerts({
  apiKey,
  baseUrl = BASE_URL,
  timeoutMs = 5_000,
}: FlightClientOptions): FlightAlerts {
  const call = (path: string, request: { readonly body?: object; readonly method?: 'PUT' | 'DELETE' } = {}) =>
    withTimeout({ name: CALL, timeoutMs, failAs: FlightsUnreachable }, (signal) => {
      const url = new URL(`${baseUrl}/alerts${path}`)
      return fetchJson({ name: CALL, url, headers: { 'x-apikey': apiKey }, ...request }, signal)
    })
  return {
    subscribe: async ({ designator, date, address }) => {
      const body = {
        ident: identOf(designator),
        start: new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10),
        end: date,
        eta: 0,
        events: EVENTS,
        target_url: address.href,
      }
      let { status, location } = await call('', { body })
      if (status === 400 && (await setFirstEndpoint(call, address)))
        ({ status, location } = await call('', { body }))
      if (status === 400) return undefined
      const id = /\/alerts\/(\d+)\/?$/.exec(location ?? '')?.[1]
      if (status !== 201 || id === undefined) throw new FlightsUnreachable(`${CALL}: answered ${status}`)
      return id
    },
    find: async (address) => {
      const { status, json } = await call('')
      const read = alerts.safeParse(json)
      if (status !== 200 || !read.success) throw new FlightsUnreachable(`${CALL}: answered ${status}`)
      return read.data.alerts
        .filter(({ target_url: target }) => leadsTo(address, target))
        .map(({ id }) => String(id))
    },
    unsubscribe: async (id) => {
      const { status } = await call(`/${encodeURIComponent(id)}`, { method: 'DELETE' })
      if (![204, 400, 404].includes(status)) throw new FlightsUnreachable(`${CALL}: answered ${status}`)
    },
  }
}

/**
 * An account takes no alert before it has an address for those that name none. One that somebody has set
 * stays.
 */
async function setFirstEndpoint(
  call: (
    path: string,
    request?: { readonly body: object; readonly method: 'PUT' },
  ) => Promise<{ status: number; json: unknown }>,
  address: URL,
): Promise<boolean> {
  const { json } = await call('/endpoint')
  if (endpoint.safeParse(json).data?.url) return false
  const { status } = await call('/endpoint', { body: { url: address.href }, method: 'PUT' })
  return status === 204
}
