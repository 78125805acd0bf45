/** Which enquiries are shown; the address names it unless it is all. */
const enquiryFilters = ['all', 'open', 'answered'] as const
export type EnquiryFilter = (typeof enquiryFilters)[number]

interface EnquirySearch {
  readonly show?: Exclude<EnquiryFilter, 'all'>
}

/** Reads the address. What cannot be used is left out, never complained about. */
export function readEnquirySearch({ show }: Record<string, unknown>): EnquirySearch {
  return show === 'open' || show === 'answered' ? { show } : {}
}
