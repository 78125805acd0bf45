/** Which deliveries the address asks for; all of them unless it says so. */
export const shownWords = ['all', 'failed'] as const
export type ShownDeliveries = (typeof shownWords)[number]

/** Reads the address. What cannot be used is left out, never complained about. */
export function readShownDeliveries({ show }: Record<string, unknown>): { readonly show?: 'failed' } {
  return show === 'failed' ? { show } : {}
}
