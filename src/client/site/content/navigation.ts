import { words } from '../../shared/locale/words.ts'

export const navigation = ['/', '/fleet'] as const

export const navigationTexts = words('navigation', {
  main: 'Main',
  pages: { '/': 'Home', '/fleet': 'Fleet' },
  bookNow: 'Book Now',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to the content',
  home: (brand: string) => `${brand}, home`,
  chat: 'Chat with us on WhatsApp (opens in a new tab)',
})
