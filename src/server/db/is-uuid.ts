/** PostgreSQL refuses to compare a uuid with anything else; an id that is none is simply not found. */
export function isUuid(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}
