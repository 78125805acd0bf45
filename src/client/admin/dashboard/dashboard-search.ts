import { readListSearch, type ListSearch } from '../bookings/list-search.ts'
import { adminTabs, type AdminTab } from '../frame/admin-tabs.ts'

/** The dashboard's address: the tab, and what the list of bookings shows and how. */
export interface AdminSearch extends ListSearch {
  readonly tab?: AdminTab
}

/** Reads the address; what cannot be used is left out. */
export function readAdminSearch(search: { readonly [Key in keyof AdminSearch]?: unknown }): AdminSearch {
  const tab = adminTabs.find(({ value }) => value === search.tab)?.value
  return { ...(tab && tab !== adminTabs[0].value && { tab }), ...readListSearch(search) }
}
