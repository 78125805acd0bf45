import { chatLink } from '@chauffeur/domain/whatsapp'
import type { Config } from '../core/config.ts'
import type { Fact } from '../bookings/booking-facts.ts'

/** How to reach us, as far as the settings say. */
export function contactsOf(config: Config): Fact[] {
  const { CONTACT_PHONE, CONTACT_PHONE_2, WHATSAPP_NUMBER, CONTACT_EMAIL } = config
  return [
    ...[CONTACT_PHONE, CONTACT_PHONE_2]
      .filter((number) => number !== '')
      .map((number): Fact => ['Phone', number, phoneHref(number)]),
    ...(WHATSAPP_NUMBER ? [['WhatsApp', WHATSAPP_NUMBER, chatLink(WHATSAPP_NUMBER)] as const] : []),
    ['E-mail', CONTACT_EMAIL, mailHref(CONTACT_EMAIL)],
  ]
}

import { isMailAddress } from '@chauffeur/gateways/mail/mail'

/** The link that calls a number, where the text is one. */
export function phoneHref(text: string): string | undefined {
  const number = text.replace(/[\s().\-/]/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined
}

/** The link that writes to an address, where the text is one: it can hold no second address and no header. */
export function mailHref(text: string): string | undefined {
  return isMailAddress(text) ? `mailto:${text.split('@').map(encodeURIComponent).join('@')}` : undefined
}
