const GREETING = 'Olá! Gostaria de fazer uma reserva.'

/** The address that opens a chat with the business, with a greeting in it. The number may have any punctuation. */
export function whatsappLink(internationalNumber: string): string {
  return `${chatLink(internationalNumber)}?text=${encodeURIComponent(GREETING)}`
}

/** The address that opens an empty chat with a number. */
export function chatLink(internationalNumber: string): string {
  return `https://wa.me/${internationalNumber.replace(/\D/g, '').replace(/^00/, '')}`
}
