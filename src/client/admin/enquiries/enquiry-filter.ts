/** Which enquiries are shown; the address names it unless it is all. */
export type EnquiryFilter = 'all' | 'open' | 'answered'

/** Reads the address. What cannot be used is left out, never complained about. */
export function readEnquirySearch({ show }: Record<string, unknown>): {
  readonly show?: 'open' | 'answered'
} {
  return show === 'open' || show === 'answered' ? { show } : {}
}
