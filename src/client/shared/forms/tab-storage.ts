/**
 * Keeps a text for as long as this tab is open. In private windows and where the storage is full nothing is kept: it then
 * lives as long as the page.
 */
export function keepInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // See above.
  }
}

/** Null where nothing is kept. */
export function findInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

/** Parses a kept text as JSON; returns undefined where it cannot be read. */
export function parseKept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
