/** Which enquiries the address asks for; all of them unless it says so. */
export const shownWords = ['all', 'open', 'answered'] as const
export type Shown = (typeof shownWords)[number]

export interface EnquirySearch {
  readonly show?: Exclude<Shown, 'all'>
}

/** Reads the address. What cannot be used is left out, never complained about. */
export function readShown({ show }: Record<string, unknown>): EnquirySearch {
  return show === 'open' || show === 'answered' ? { show } : {}
}
