import { isMailAddress } from '@chauffeur/domain/contact-formats'
import type { Locale } from '@chauffeur/domain/locale'
import { chatLink } from '@chauffeur/domain/whatsapp'
import type { Firm } from '@chauffeur/contract/firm'
import { mailWords } from '@chauffeur/words/server-words'
import type { Fact } from '../bookings/booking-facts.ts'

/** How to reach us. */
export function contactsOf({ phone, phone2, whatsappNumber, email }: Firm, locale: Locale): Fact[] {
  const words = mailWords(locale).frame
  return [
    ...[phone, phone2]
      .filter((number) => number !== null)
      .map((number): Fact => [words.phone, number, phoneHref(number)]),
    ...(whatsappNumber ? [['WhatsApp', whatsappNumber, chatLink(whatsappNumber)] as const] : []),
    [words.email, email, mailHref(email)],
  ]
}

/** The link that calls a number, where the text is one. */
export function phoneHref(text: string): string | undefined {
  const number = text.replace(/[\s().\-/]/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined
}

/** The link that writes to an address, where the text is one: it can hold no second address and no header. */
export function mailHref(text: string): string | undefined {
  return isMailAddress(text) ? `mailto:${text.split('@').map(encodeURIComponent).join('@')}` : undefined
}
