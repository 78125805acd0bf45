import type { Log } from './core/logging.ts'
import type { Services } from './api/context.ts'
import { rateLimits } from '@chauffeur/domain/rate-limits'
import { countApiKeyUsage } from './auth/api-key-usage.ts'
import { countInMemory } from './auth/count-in-memory.ts'
import { argon2Hasher, type PasswordHasher } from './auth/passwords.ts'
import { bookingLinks } from './bookings/booking-link.ts'
import { priceList } from './catalogue/pricing/price-list.ts'
import type { Breakers } from './core/breakers.ts'
import type { OperationContext } from './core/request-context.ts'
import type { Secrets } from './core/secrets.ts'
import { signedText } from './core/signed-text.ts'
import type { CurrentFirm } from './firm/current-firm.ts'
import { alertAddresses } from './flights/take-alert.ts'
import type { Gateways } from './gateways.ts'
import { createLiveStreams } from './live/live-streams.ts'
import { logCalls } from './partners/call-log.ts'
import { onlinePayments, type PaymentCalls } from './payments/online-payments.ts'
import { quoteSigner } from './quotes/quote-token.ts'
import { secretBox } from './webhooks/sign-message.ts'

interface Options extends Pick<OperationContext, 'config' | 'orm' | 'clock' | 'wakeWorkers'> {
  readonly secrets: Secrets
  readonly gateways: Gateways
  /** Where customers and outside services reach this server. */
  readonly siteUrl: () => string
  readonly passwords?: PasswordHasher | undefined
  readonly firm: CurrentFirm
  readonly paymentCalls?: PaymentCalls | undefined
  readonly log: Log
  readonly breakers: Breakers
}

/** The services of the features, each made once for the process. */
export function createServices(options: Options): Services {
  const { orm, secrets, gateways, passwords = argon2Hasher(), log } = options
  return {
    places: gateways.places,
    routing: gateways.routing,
    prices: priceList(orm),
    quoteSigner: quoteSigner(secrets.quoteKey),
    payments: onlinePayments({
      ...options,
      calls: options.paymentCalls,
      onBreak: (operation, caller, isOpen) =>
        options.breakers.set({ service: 'payments', operation, caller }, isOpen),
    }),
    webhooks: { sender: gateways.webhooks, box: secretBox(secrets.webhookKey) },
    links: bookingLinks(secrets.linkKey),
    wrongLinks: countInMemory(rateLimits.wrongLink.address, options.clock),
    passwords,
    firm: options.firm,
    apiKeyUsage: countApiKeyUsage(orm, (error) => log.error({ err: error }, 'fault')),
    callLog: logCalls(orm, (error) => log.error({ err: error }, 'fault')),
    flights: gateways.flights,
    alertAddresses: alertAddresses(secrets.alertKey, options.siteUrl),
    live: createLiveStreams(options),
    agentTexts: signedText(secrets.agentKey),
  }
}
