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
  const chat = `https://wa.me/${(internationalNumber ?? '').replace(/^\D*00|\D/g, '')}`
  return message === undefined ? chat : `${chat}?text=${encodeURIComponent(message)}`
}
