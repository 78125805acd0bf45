/**
 * The codes by which a trip is refused because it is not sold: no car of its class is free, nothing is driven at that time,
 * or the pick-up is too soon. The office can override each of them with a reason.
 */
export const saleRefusals = ['NO_CAR', 'NO_SERVICE', 'SHORT_NOTICE'] as const

const codes: readonly string[] = saleRefusals
export const isSaleRefusal = (code: string): boolean => codes.includes(code)
