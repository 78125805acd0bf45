import { join } from 'node:path'
import { emlMailer } from '@chauffeur/gateways/mail/eml-mailer'
import { configuredFlights, flightOperations } from '@chauffeur/gateways/flights/configured-flights'
import type { Flights } from '@chauffeur/gateways/flights/flights'
import type { Mailer } from '@chauffeur/gateways/mail/mail'
import { smtpMailer } from '@chauffeur/gateways/mail/smtp-mailer'
import { paymentCallers, paymentOperations } from '@chauffeur/gateways/payments/guarded-payments'
import { configuredPlaces, placeOperations } from '@chauffeur/gateways/places/configured-places'
import type { Places } from '@chauffeur/gateways/places/places'
import { configuredRouting, routingOperations } from '@chauffeur/gateways/routing/configured-routing'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import { httpWebhookSender, type WebhookSender } from '@chauffeur/gateways/webhooks/http-webhook-sender'
import type { Breaker, Breakers } from './core/breakers.ts'
import type { Log } from './core/logging.ts'
import { isSandbox, type Config } from './core/config.ts'
import type { Orm } from './db/orm.ts'
import { takeFlightCall } from './flights/flight-budget.ts'
import { testMailer } from './sandbox/test-mail.ts'

/** The outside services, whichever the settings name; without settings, the embedded ones. */
export interface Gateways {
  readonly places: Places
  readonly routing: Routing
  readonly mailer: Mailer
  readonly webhooks: WebhookSender
  /** Undefined where nobody is asked when flights land. */
  readonly flights: Flights | undefined
}

/** The operations of outside services, each with a breaker of its own. */
export const outsideOperations: readonly Breaker[] = [
  ...placeOperations.map((operation) => ({ service: 'places', operation, caller: 'people' }) as const),
  ...routingOperations.map((operation) => ({ service: 'routing', operation, caller: 'people' }) as const),
  ...flightOperations.map((operation) => ({ service: 'flights', operation, caller: 'schedule' }) as const),
  ...paymentCallers.flatMap((caller) =>
    Object.values(paymentOperations).map(
      (operation) => ({ service: 'payments', operation, caller }) as const,
    ),
  ),
]

const CACHE = { capacity: 5_000, timeToLive: 10 * 60_000 }

/**
 * The services that the settings ask for, but for those that are given. Failures that they hide from their callers are
 * logged.
 */
export function configuredGateways(
  config: Config,
  log: Log,
  { orm, clock }: { readonly orm: Orm; readonly clock: () => Date },
  given: Partial<Gateways> = {},
  breakers?: Breakers,
): Gateways {
  const onBreak =
    (service: 'places' | 'routing') =>
    (operation: string, isOpen: boolean): void =>
      breakers?.set({ service, operation, caller: 'people' }, isOpen)
  const routing =
    given.routing ??
    configuredRouting({
      url: config.ROUTING_URL,
      hasFallback: config.ROUTING_FALLBACK === 'yes',
      cache: CACHE,
      onBreak: onBreak('routing'),
      onFallback: (cause) =>
        log.warn({ err: cause }, 'the embedded road graph answers for the routing service'),
    })
  return {
    places:
      given.places ??
      configuredPlaces({
        googleMapsApiKey: config.GOOGLE_MAPS_API_KEY,
        photonUrl: config.PHOTON_URL,
        cache: CACHE,
        roadMetres: routing.roadMetres?.bind(routing),
        onBreak: onBreak('places'),
        onFailure: (error) => log.warn({ err: error }, 'the place search answers without its provider'),
      }),
    routing,
    mailer: isSandbox(config)
      ? testMailer(orm, clock)
      : (given.mailer ??
        (config.SMTP_URL
          ? smtpMailer({ url: config.SMTP_URL })
          : emlMailer({ directory: join(config.DATA_DIR, 'mail') }))),
    flights:
      given.flights ??
      configuredFlights({
        provider: config.FLIGHTS,
        apiKey: config.FLIGHTS_API_KEY,
        clock,
        takeCall: ({ endsCosts } = { endsCosts: false }) =>
          takeFlightCall(orm.em.fork(), endsCosts ? null : config.FLIGHTS_MONTHLY_CALLS, clock()),
        onBreak: (operation, isOpen) =>
          breakers?.set({ service: 'flights', operation, caller: 'schedule' }, isOpen),
        onFailure: (error) => log.warn({ err: error }, 'nobody knows when a flight lands'),
      }),
    webhooks: given.webhooks ?? httpWebhookSender({ mayBePrivate: config.WEBHOOK_PRIVATE === 'yes' }),
  }
}
