/** Every page that anybody can open. A new one is a line here, and is then checked like the others. */
export const publicPages: readonly string[] = [
  '/book',
  '/booking',
  '/booking-confirmation',
  '/terms',
  '/privacy',
  '/an-address-that-leads-nowhere',
]
