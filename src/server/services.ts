import type { Log } from './core/logging.ts'
import type { Services } from './api/context.ts'
import { countApiKeyUsage } from './auth/api-key-usage.ts'
import { argon2Hasher, type PasswordHasher } from './auth/password-hasher.ts'
import { priceList } from './catalogue/pricing/price-list.ts'
import type { OperationContext } from './core/request-context.ts'
import type { OwnAddress } from './core/own-address.ts'
import type { Secrets } from './core/secrets.ts'
import type { Gateways } from './gateways.ts'
import { onlinePayments } from './payments/online-payments.ts'
import { quoteSigner } from './trips/quotes/quote-token.ts'
import { secretBox } from './webhooks/secret-box.ts'

interface Options extends Pick<OperationContext, 'config' | 'orm' | 'clock'> {
  readonly secrets: Secrets
  readonly gateways: Gateways
  readonly address: OwnAddress
  readonly passwords?: PasswordHasher | undefined
  readonly log: Log
  /** Called when the payment provider is given up for a while, and when it is asked again. */
  readonly onPaymentsBreak: (isOpen: boolean) => void
}

/** The services of the features, each made once for the process. */
export function createServices(options: Options): Services {
  const { config, orm, clock, secrets, gateways, address, passwords = argon2Hasher(), log } = options
  return {
    places: gateways.places,
    routing: gateways.routing,
    prices: priceList(orm),
    quoteSigner: quoteSigner(secrets.quoteKey),
    payments: onlinePayments({ config, orm, clock, address, onBreak: options.onPaymentsBreak }),
    webhooks: { sender: gateways.webhooks, box: secretBox(secrets.webhookKey) },
    passwords,
    apiKeyUsage: countApiKeyUsage(orm, (error) => log.error({ err: error }, 'fault')),
  }
}
