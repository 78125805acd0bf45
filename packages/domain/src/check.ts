/** The result of a check of fields: the values that were read, or the sentence to show. */
export type Check<T> = { readonly valid: true; readonly value: T } | Refused

interface Refused {
  readonly valid: false
  readonly message: string
  /** The fields that the sentence is about, in the order of the form. */
  readonly fields: readonly string[]
}

export function accepted<T>(value: T): Check<T> {
  return { valid: true, value }
}

export function refused(message: string, ...fields: readonly string[]): Refused {
  return { valid: false, message, fields }
}
