import { z } from 'zod'
import { fetchJson, withTimeout } from '../../http/fetch-json.ts'
import { FlightsUnreachable, leadsTo, type FlightAlerts } from '../flights.ts'
import { BASE_URL, type FlightClientOptions } from './aerodatabox.ts'

const CALL = 'AeroDataBox alert'
/** Each costs as much as the first delivery. */
const RETRIES = 1

/** https://doc.aerodatabox.com, version 1.14: web-hook subscriptions. */
const subscription = z.object({ id: z.string().min(1) })
const subscriptions = z.array(
  subscription.extend({ subscriber: z.object({ id: z.string().nullish() }).nullish() }),
)

/** Alerts by AeroDataBox: for every day's flight under a number, until they are ended. */
export function aeroDataBoxAlerts({
  apiKey,
  baseUrl = BASE_URL,
  timeoutMs = 5_000,
}: FlightClientOptions): FlightAlerts {
  const call = (path: string, request: { readonly body?: object; readonly method?: 'DELETE' } = {}) =>
    withTimeout({ name: CALL, timeoutMs, failAs: FlightsUnreachable }, (signal) => {
      const url = new URL(`${baseUrl}/subscriptions/webhook${path}`)
      return fetchJson({ name: CALL, url, headers: { 'x-api-market-key': apiKey }, ...request }, signal)
    })
  return {
    subscribe: async ({ designator, address }) => {
      const number = encodeURIComponent(designator.replace(' ', ''))
      const body = { url: address.href, maxDeliveryRetries: RETRIES }
      const { status, json } = await call(`/FlightByNumber/${number}`, { body })
      if (status === 400 || status === 451) return undefined
      if (status !== 200) throw new FlightsUnreachable(`${CALL}: answered ${status}`)
      const read = subscription.safeParse(json)
      if (!read.success) throw new FlightsUnreachable(`${CALL}: answered in another shape`)
      return read.data.id
    },
    find: async (address) => {
      const { status, json } = await call('')
      if (status === 204) return []
      if (status !== 200) throw new FlightsUnreachable(`${CALL}: answered ${status}`)
      const read = subscriptions.safeParse(json)
      if (!read.success) throw new FlightsUnreachable(`${CALL}: answered in another shape`)
      return read.data.filter(({ subscriber }) => leadsTo(address, subscriber?.id)).map(({ id }) => id)
    },
    unsubscribe: async (id) => {
      const { status } = await call(`/${encodeURIComponent(id)}`, { method: 'DELETE' })
      if (![200, 204, 400, 404].includes(status)) throw new FlightsUnreachable(`${CALL}: answered ${status}`)
    },
  }
}
