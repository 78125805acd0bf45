import { serviceKeys, services } from './services.ts'

export const footerTexts = {
  claim: 'Chauffeur-driven journeys in the Algarve, Lisbon and Seville. Day and night.',
  links: 'Quick links',
  services: 'Services',
  contact: 'Contact',
  social: 'Follow us',
  opensNewTab: '(opens in a new tab)',
  call: (phone: string) => `Call ${phone}`,
} as const

export const quickLinks = [
  { label: 'Home', to: '/' },
  { label: 'Fleet', to: '/fleet' },
  { label: 'Services', to: '/services' },
  { label: 'Book Now', to: '/book' },
] as const

export const serviceList: readonly string[] = serviceKeys.map((key) => services[key].title)

export const contactPage = { label: 'Contact', to: '/contact' } as const

export const legalLinks = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
] as const

/** The owner's profiles. They are links and nothing more: nothing is asked of them before a click. */
export const socialProfiles: readonly { readonly name: string; readonly href: string }[] = [
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
]
