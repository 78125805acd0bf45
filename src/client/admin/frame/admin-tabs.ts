/** The dashboard's tabs, in their order; the first is shown where the address names none. */
export const adminTabs = [
  { value: 'bookings', label: 'Bookings', opensGroup: false },
  { value: 'pricing', label: 'Pricing', opensGroup: true },
  { value: 'stops', label: 'Stops', opensGroup: false },
  { value: 'regions', label: 'Regions', opensGroup: false },
  { value: 'vehicles', label: 'Vehicles', opensGroup: false },
  { value: 'luggage', label: 'Luggage Images', opensGroup: false },
] as const

export type AdminTab = (typeof adminTabs)[number]['value']
