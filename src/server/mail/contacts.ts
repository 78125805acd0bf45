import { chatLink } from '@chauffeur/domain/whatsapp'
import type { Config } from '../core/config.ts'
import type { Fact } from '../bookings/booking-facts.ts'
import { mailHref, phoneHref } from './links.ts'

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
