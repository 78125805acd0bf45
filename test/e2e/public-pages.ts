/** Every page that anybody can open. A new one is a line here, and is then checked like the others. */
export const publicPages: readonly string[] = [
  '/',
  '/home-v1',
  '/home-v2',
  '/home-v3',
  '/home-v4',
  '/fleet',
  '/services',
  '/book',
  '/booking',
  '/booking-confirmation',
  '/contact',
  '/terms',
  '/privacy',
  '/an-address-that-leads-nowhere',
]
