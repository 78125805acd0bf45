import { words } from '../../shared/locale/words.ts'

export const quickLinks = ['/', '/fleet', '/services', '/transfers', '/book', '/contact'] as const

export const legalLinks = ['/privacy', '/terms'] as const

export const footerTexts = words('footer', {
  claim: 'Chauffeur-driven journeys in the Algarve, Lisbon and Seville. Day and night.',
  links: 'Quick links',
  services: 'Services',
  contact: 'Contact',
  social: 'Follow us',
  opensNewTab: '(opens in a new tab)',
  taxNumber: (number: string) => `Tax number ${number}`,
  licence: (number: string) => `Licence ${number}`,
  pages: {
    '/': 'Home',
    '/fleet': 'Fleet',
    '/services': 'Services',
    '/transfers': 'Transfers',
    '/book': 'Book Now',
    '/contact': 'Contact',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
  },
})
