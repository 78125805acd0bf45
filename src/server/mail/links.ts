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
