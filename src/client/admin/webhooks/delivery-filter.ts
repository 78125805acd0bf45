/** Which deliveries are shown; the address names it unless it is all. */
export type DeliveryFilter = 'all' | 'failed'

/** Reads the address. What cannot be used is left out, never complained about. */
export function readDeliverySearch({ show }: Record<string, unknown>): { readonly show?: 'failed' } {
  return show === 'failed' ? { show } : {}
}
