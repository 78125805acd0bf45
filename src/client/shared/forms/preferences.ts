/** Choices of a person in this browser; kept in memory where the browser stores nothing. */
const unsaved = new Map<string, string | null>()

export function readPreference(key: string): string | null {
  const inMemory = unsaved.get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null forgets the choice. */
export function savePreference(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, value)
  }
}
