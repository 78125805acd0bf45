import { readFilters, type BookingFilters } from '../bookings/filters.ts'

/** The dashboard's tabs, in their order; the first is shown where the address names none. */
export const adminTabs = [
  { value: 'bookings', label: 'Bookings' },
  { value: 'pricing', label: 'Pricing' },
  { value: 'stops', label: 'Stops' },
  { value: 'regions', label: 'Regions' },
  { value: 'vehicles', label: 'Vehicles' },
  { value: 'luggage', label: 'Luggage Images' },
] as const

export type AdminTab = (typeof adminTabs)[number]['value']

/** What the dashboard's address says: the tab, and how the list of bookings is filtered. */
export interface AdminSearch extends BookingFilters {
  readonly tab?: AdminTab
}

/** Reads the address; what cannot be used is left out. */
export function readAdminSearch(search: { readonly [Key in keyof AdminSearch]?: unknown }): AdminSearch {
  const tab = adminTabs.find(({ value }) => value === search.tab)?.value
  return { ...(tab && tab !== adminTabs[0].value && { tab }), ...readFilters(search) }
}
