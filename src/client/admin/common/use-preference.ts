import { useSyncExternalStore } from 'react'
import { readPreference, savePreference } from '../../shared/forms/preferences.ts'

/** Whether a choice of this browser is the one that is not usual, also as other tabs change it, and what changes it. */
export function usePreference(key: string, chosen: string) {
  const isChosen = useSyncExternalStore(listen, () => readPreference(key) === chosen)
  const change = (isWanted: boolean) => {
    savePreference(key, isWanted ? chosen : null)
    // The browser tells only the other tabs.
    dispatchEvent(new StorageEvent('storage', { key }))
  }
  return [isChosen, change] as const
}

function listen(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
