import type { Firm } from '@chauffeur/contract/firm'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { rowsWithText } from '../bookings/booking-facts.ts'
import type { Config } from '../core/config.ts'
import type { Webhook } from '../webhooks/webhook.entity.ts'
import type { Letter } from './letter.ts'
import { contactsOf } from './contacts.ts'

/** A receiver that fails, and the reason of the last attempt. */
export interface FailingReceiver {
  readonly webhook: Webhook
  readonly failingSince: Date
  readonly reason: string | null
}

/** The warning to whoever looks after a failing receiver, in the language of the API's documentation. */
export function receiverLetter(
  { webhook: { id, name, url, goneAt }, failingSince, reason }: FailingReceiver,
  { firm, config }: { readonly firm: Firm; readonly config: Config },
): Letter & { readonly subject: string } {
  const subject = `Your receiver “${name}” does not take our messages`
  const since = `${failingSince.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    locale: DEFAULT_LOCALE,
    brand: firm.brandName,
    subject,
    preheader: `${url}, since ${since}`,
    topic: 'Webhooks',
    heading: subject,
    paragraphs: [
      goneAt == null
        ? 'Each message is tried ten times within three days. What is then not taken is given up.'
        : `It answered 410, so it was switched off. Switch it on again with PATCH /api/v1/webhooks/${id} and {"enabled": true}.`,
      `Which messages wait or were given up says GET /api/v1/webhooks/${id}/deliveries; POST /api/v1/webhook-deliveries/{id}/send-again sends one again. How your bookings stand now says GET /api/v1/bookings?updated_since=…, also without any message.`,
    ],
    button: { label: 'Read the documentation', href: `${config.PUBLIC_URL}/api/docs` },
    facts: rowsWithText([
      ['Address', url],
      ['Fails since', since],
      ['Last reason', reason],
    ]),
    contacts: contactsOf(firm, DEFAULT_LOCALE),
    smallPrint: [
      'You receive this email because the receiver names this address as its contact. There is one after 1 hour and one after 24.',
    ],
  }
}
