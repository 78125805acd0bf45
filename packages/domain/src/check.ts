interface Accepted<T> {
  readonly valid: true
  readonly value: T
}

interface Refused<R> {
  readonly valid: false
  readonly reason: R
  /** The fields that it is about, in the order of the form. */
  readonly fields: readonly string[]
}

/** The result of a check of fields: the values that were read, or what is wrong with them. */
export type Check<T, R> = Accepted<T> | Refused<R>

export function accepted<T>(value: T): Accepted<T> {
  return { valid: true, value }
}

export function refused<const R extends { readonly code: string }>(
  reason: R,
  ...fields: readonly string[]
): Refused<R> {
  return { valid: false, reason, fields }
}
