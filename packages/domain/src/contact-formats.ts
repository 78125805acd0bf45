/** Why a text is no address that mail can be sent to. */
export const MAIL_ADDRESS_REFUSAL =
  'No e-mail can be sent to this address. Give one address, like guest@example.com.'

/** Why a text is no phone number that can be dialled. */
export const PHONE_REFUSAL =
  'This number cannot be dialled. Give it with its country code, like +351 912 345 678.'

/** Whether a text is exactly one address that mail can be sent to, like `guest@example.com`. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>(),:;"\\[\]\p{C}]+@[^\s@<>(),:;"\\[\]\p{C}]+$/u.test(text)
}

/** Whether the text does not look like an e-mail address. A reason to warn a guest, never to refuse. */
export function isUnusualEmail(text: string): boolean {
  const address = text.trim()
  return address !== '' && !(isMailAddress(address) && /\.[^.]{2,}$/.test(address))
}

/** Whether the text does not look like an international phone number, by its form alone: no table of countries is read. */
export function isUnusualPhone(text: string): boolean {
  const number = text.trim()
  return number !== '' && !/^(?:\+|00)\d{7,15}$/.test(number.replace(/[\s().\-/\u00A0]/g, ''))
}
