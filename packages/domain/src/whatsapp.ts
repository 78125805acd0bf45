const GREETING = 'Olá! Gostaria de fazer uma reserva.'

/** The address that opens a chat with the business, with a greeting in it. The number may have any punctuation. */
export function whatsappLink(internationalNumber: string): string {
  return chatLink(internationalNumber, GREETING)
}

/**
 * The address that opens a chat, with a message that is not sent yet where one is given.
 *
 * @param internationalNumber with any punctuation; null lets the sender choose somebody.
 */
export function chatLink(internationalNumber: string | null, message?: string): string {
  const digits = internationalNumber?.replace(/\D/g, '').replace(/^00/, '') ?? ''
  const text = message === undefined ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${digits}${text}`
}
