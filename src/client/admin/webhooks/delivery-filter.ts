/** Which deliveries are shown; the address names it unless it is all. */
const deliveryFilters = ['all', 'failed'] as const
export type DeliveryFilter = (typeof deliveryFilters)[number]

/** Reads the address. What cannot be used is left out, never complained about. */
export function readDeliverySearch({ show }: Record<string, unknown>): { readonly show?: 'failed' } {
  return show === 'failed' ? { show } : {}
}
