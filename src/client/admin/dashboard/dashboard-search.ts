import { readFilters, type BookingFilters } from '../bookings/filters.ts'

/** The dashboard's tabs, in their order; the first is shown where the address names none. */
export const officeTabs = [
  { value: 'bookings', label: 'Bookings' },
  { value: 'pricing', label: 'Pricing' },
  { value: 'stops', label: 'Stops' },
  { value: 'regions', label: 'Regions' },
  { value: 'vehicles', label: 'Vehicles' },
  { value: 'luggage', label: 'Luggage Images' },
] as const

export type OfficeTab = (typeof officeTabs)[number]['value']

/** What the dashboard's address says: the tab, and how the list of bookings is filtered. */
export interface OfficeSearch extends BookingFilters {
  readonly tab?: OfficeTab
}

/** Reads the address; what cannot be used is left out. */
export function readOfficeSearch(search: { readonly [Key in keyof OfficeSearch]?: unknown }): OfficeSearch {
  const tab = officeTabs.find(({ value }) => value === search.tab)?.value
  return { ...(tab && tab !== officeTabs[0].value && { tab }), ...readFilters(search) }
}
