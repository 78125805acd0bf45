/** Whether the text reads as no e-mail address. A reason to ask, never to refuse. */
export function isUnusualEmail(text: string): boolean {
  const address = text.trim()
  return address !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address)
}

/** Whether the text reads as no number that can be called from abroad. A reason to ask, never to refuse. */
export function isUnusualPhone(text: string): boolean {
  const number = text.trim()
  return number !== '' && !/^(?:\+|00)\d{7,15}$/.test(number.replace(/[\s().\-/\u00A0]/g, ''))
}
