/** The pages of Settings, in their order: things that are set up rarely, apart from the tabs of the dashboard. */
export const settingsPages = [
  { to: '/admin/cars', label: 'Cars', about: 'Cars, drivers, and how each class is sold' },
  { to: '/admin/firm', label: 'Firm', about: 'Name, logo, colour, contacts and pictures' },
  { to: '/admin/mails', label: 'Mails', about: 'Mails that wait or could not be sent' },
  {
    to: '/admin/partners',
    label: 'Partners',
    about: 'Companies whose systems book here, and their API keys',
  },
  { to: '/admin/webhooks', label: 'Webhooks', about: 'Systems that are told what happens' },
] as const

export type SettingsPage = (typeof settingsPages)[number]['to']

/** The purpose of each setup tab of the dashboard. */
export const tabAbout = {
  pricing: 'Fares and rates of each vehicle',
  stops: 'Stops on the way that guests may choose',
  regions: 'Routes, and where their ends are',
  vehicles: 'Pictures and words of the vehicles',
  luggage: 'What fits into each vehicle',
} as const

/** The part of the office that an address belongs to. */
export type OfficePlace = 'today' | 'bookings' | 'enquiries' | 'settings'

export function placeOf({ pathname, search }: { pathname: string; search: object }): OfficePlace {
  if (/^\/admin\/(?:today|day|plan)\b/.test(pathname)) return 'today'
  if (pathname.startsWith('/admin/enquiries')) return 'enquiries'
  if (pathname.startsWith('/admin/bookings')) return 'bookings'
  if (pathname.replace(/\/$/, '') === '/admin' && !('tab' in search)) return 'bookings'
  return 'settings'
}
