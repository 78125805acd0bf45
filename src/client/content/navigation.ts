export const navigation = [
  { label: 'Home', to: '/' },
  { label: 'Fleet', to: '/fleet' },
] as const

export const navigationTexts = {
  main: 'Main',
  bookNow: 'Book Now',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to the content',
  home: (brand: string) => `${brand}, home`,
  chat: 'Chat with us on WhatsApp (opens in a new tab)',
} as const
