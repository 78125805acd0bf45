/** What a check of typed fields gives: the values it read, or the sentence to show. */
export type Check<T> =
  | { readonly valid: true; readonly value: T }
  | { readonly valid: false; readonly message: string }

export function accepted<T>(value: T): Check<T> {
  return { valid: true, value }
}

export function refused(message: string): { readonly valid: false; readonly message: string } {
  return { valid: false, message }
}
