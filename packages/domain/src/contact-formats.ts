/** Whether the text does not look like an e-mail address. A reason to warn, never to refuse. */
export function isUnusualEmail(text: string): boolean {
  const address = text.trim()
  return address !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address)
}

/** Whether the text does not look like an international phone number. A reason to warn, never to refuse. */
export function isUnusualPhone(text: string): boolean {
  const number = text.trim()
  return number !== '' && !/^(?:\+|00)\d{7,15}$/.test(number.replace(/[\s().\-/\u00A0]/g, ''))
}
