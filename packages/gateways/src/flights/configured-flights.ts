import { DAY_MS } from '@chauffeur/domain/duration'
import { LRUCache } from 'lru-cache'
import {
  circuitBreaker,
  CircuitOpen,
  type CallResult,
  type CircuitBreaker,
  type CircuitBreakerOptions,
} from '../http/circuit-breaker.ts'
import { getOrFetch } from '../places/cached-places.ts'
import { aeroApi } from './aeroapi/aeroapi.ts'
import { aeroApiAlerts } from './aeroapi/aeroapi-alerts.ts'
import { aeroDataBox } from './aerodatabox/aerodatabox.ts'
import { aeroDataBoxAlerts } from './aerodatabox/aerodatabox-alerts.ts'
import {
  type flightProviders,
  FlightsUnreachable,
  type FlightAlerts,
  type FlightArrival,
  type FlightProvider,
  type FlightQuery,
  type Flights,
} from './flights.ts'
import { simulatedFlights } from './simulated-flights.ts'

/** The operations of the service, each with a breaker of its own. */
export const flightOperations = ['arrival', 'alerts'] as const

interface FlightGuards {
  readonly clock: () => Date
  /**
   * Counts a call to the provider, over all processes; false when the month's calls are spent and it is none
   * that ends what costs.
   */
  readonly takeCall: (call?: { readonly endsCosts: boolean }) => Promise<boolean>
  readonly onBreak?: ((operation: (typeof flightOperations)[number], isOpen: boolean) => void) | undefined
  /** Called with the reason of each call that brought no answer, for the log. */
  readonly onFailure?: ((error: unknown) => void) | undefined
  readonly breaker?: Omit<CircuitBreakerOptions, 'onChange'>
}

interface FlightSettings extends FlightGuards {
  /** FLIGHTS */
  readonly provider: (typeof flightProviders)[number]
  /** FLIGHTS_API_KEY */
  readonly apiKey?: string | undefined
}

/** The flights that the settings ask for; undefined where nobody is asked. */
export function configuredFlights({ provider, apiKey = '', ...guards }: FlightSettings): Flights | undefined {
  if (provider === 'off') return undefined
  if (provider === 'simulated') return simulatedFlights(guards.clock)
  return guardedFlights(
    provider === 'aeroapi'
      ? { ...aeroApi({ apiKey, clock: guards.clock }), alerts: aeroApiAlerts({ apiKey }) }
      : { ...aeroDataBox({ apiKey }), alerts: aeroDataBoxAlerts({ apiKey }) },
    guards,
  )
}

const CACHE = { max: 2_000, ttl: 10 * 60_000 }

/** Thrown inside the breaker, which counts it neither as a failure nor as an answer. */
class BudgetSpent extends Error {}

/**
 * A provider behind a cache of ten minutes, a breaker and the month's budget. However many ask for a flight at once, one
 * call is made. Whatever goes wrong, the answer is that nobody knows; that is not cached.
 */
export function guardedFlights(provider: FlightProvider, guards: FlightGuards): Flights {
  const { clock, takeCall, onBreak, onFailure } = guards
  const answers = new LRUCache<string, Promise<FlightArrival>>(CACHE)
  const breakerOf = (operation: (typeof flightOperations)[number]) =>
    circuitBreaker({ ...guards.breaker, onChange: (isOpen) => onBreak?.(operation, isOpen) })
  const circuit = breakerOf('arrival')

  async function pay(endsCosts = false): Promise<void> {
    if (!(await takeCall({ endsCosts }))) throw new BudgetSpent('the calls of this month are spent')
  }

  async function ask(query: FlightQuery): Promise<FlightArrival> {
    try {
      return await circuit.call(async () => {
        await pay()
        return provider.arrival(query)
      }, classify)
    } catch (error) {
      // An open breaker has been reported already.
      if (!(error instanceof CircuitOpen)) onFailure?.(error)
      return { kind: 'unavailable' }
    }
  }

  return {
    alerts: provider.alerts && guardedAlerts(provider.alerts, { circuit: breakerOf('alerts'), pay }),
    arrival: async (query) => {
      const earliest = Date.parse(`${query.date}T00:00Z`) - DAY_MS / 24
      if (earliest - clock().getTime() > provider.horizonMs) return { kind: 'unavailable' }
      const key = `${query.designator} ${query.date} ${query.airport}`
      return getOrFetch(
        answers,
        key,
        () => ask(query),
        ({ kind }) => kind !== 'unavailable',
      )
    },
  }
}

function classify(error: unknown): CallResult {
  return error instanceof FlightsUnreachable ? 'failed' : 'unknown'
}

/**
 * Beside what its provider throws, every call throws CircuitOpen, and `subscribe` BudgetSpent once the
 * budget is spent.
 */
function guardedAlerts(
  alerts: FlightAlerts,
  {
    circuit,
    pay,
  }: { readonly circuit: CircuitBreaker; readonly pay: (endsCosts?: boolean) => Promise<void> },
): FlightAlerts {
  const guarded = <T>(call: () => Promise<T>, endsCosts = false) =>
    circuit.call(async () => {
      await pay(endsCosts)
      return call()
    }, classify)
  return {
    subscribe: (alert) => guarded(() => alerts.subscribe(alert)),
    find: (address) => guarded(() => alerts.find(address), true),
    unsubscribe: (id) => guarded(() => alerts.unsubscribe(id), true),
  }
}
