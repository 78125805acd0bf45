const GREETING = 'Olá! Gostaria de fazer uma reserva.'

/** The address that opens a chat with the business (spec/public.md §1); the number may be written any way. */
export function whatsappLink(internationalNumber: string): string {
  const digits = internationalNumber.replace(/\D/g, '').replace(/^00/, '')
  return `https://wa.me/${digits}?text=${encodeURIComponent(GREETING)}`
}
