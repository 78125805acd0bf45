/** Why a text is no address that mail can be sent to. */
export const ADDRESS_NOT_MAILED = { code: 'address_not_mailed' } as const

/** Why a text is no phone number that can be dialled. */
export const PHONE_NOT_DIALLED = { code: 'phone_not_dialled' } as const

/** Whether a text is exactly one address that mail can be sent to, like `guest@example.com`. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>(),:;"\\[\]\p{C}]+@[^\s@<>(),:;"\\[\]\p{C}]+$/u.test(text)
}

/** Whether mail from everywhere may reach an address: its domain has an ending, which one of a private network may lack. */
export function isPublicMailAddress(text: string): boolean {
  return isMailAddress(text) && /\.[^.]{2,}$/.test(text)
}

/** Whether the text does not look like an email address. A reason to warn a guest, never to refuse. */
export function isUnusualEmail(text: string): boolean {
  const address = text.trim()
  return address !== '' && !isPublicMailAddress(address)
}

/** Whether the text does not look like an international phone number, by its form alone: no table of countries is read. */
export function isUnusualPhone(text: string): boolean {
  const number = text.trim()
  return number !== '' && !/^(?:\+|00)\d{7,15}$/.test(number.replace(/[\s().\-/\u00A0]/g, ''))
}

/** The address that dials a number, where the text is one and nothing else. */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/[\s().\-/]/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined
}

/** The address that writes to an e-mail address. Nothing is linked that could add a second recipient or a header. */
export function mailLink(email: string): string | undefined {
  return isMailAddress(email) ? `mailto:${email.split('@').map(encodeURIComponent).join('@')}` : undefined
}
