const GREETING = 'Olá! Gostaria de fazer uma reserva.'

/** The address that opens a chat with the business (spec/public.md §1); the number may be written any way. */
export function whatsappLink(internationalNumber: string): string {
  return `${chatLink(internationalNumber)}?text=${encodeURIComponent(GREETING)}`
}

/** The address that opens a chat with anybody, with nothing written yet. */
export function chatLink(internationalNumber: string): string {
  return `https://wa.me/${internationalNumber.replace(/\D/g, '').replace(/^00/, '')}`
}
