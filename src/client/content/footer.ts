export const footerTexts = {
  claim: 'Chauffeur-driven journeys in the Algarve, Lisbon and Seville. Day and night.',
  links: 'Quick links',
  services: 'Services',
  contact: 'Contact',
  social: 'Follow us',
  opensNewTab: '(opens in a new tab)',
  taxNumber: (number: string) => `Tax number ${number}`,
  licence: (number: string) => `Licence ${number}`,
  call: (phone: string) => `Call ${phone}`,
} as const

export const quickLinks = [
  { label: 'Home', to: '/' },
  { label: 'Fleet', to: '/fleet' },
  { label: 'Services', to: '/services' },
  { label: 'Book Now', to: '/book' },
] as const

export const contactPage = { label: 'Contact', to: '/contact' } as const

export const legalLinks = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
] as const
