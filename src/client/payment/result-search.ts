type Id = string | number

/** Which payment the address names, under either parameter. What it claims about success or failure is ignored. */
interface ResultSearch {
  readonly checkoutId?: Id
  readonly id?: Id
}

export function readResultSearch({ checkoutId, id }: Record<string, unknown>): ResultSearch {
  return { ...(isId(checkoutId) && { checkoutId }), ...(isId(id) && { id }) }
}

export function paymentIdOf({ checkoutId, id }: ResultSearch): string | undefined {
  const given = checkoutId ?? id
  return given === undefined ? undefined : String(given)
}

function isId(value: unknown): value is Id {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}
