import { useSyncExternalStore } from 'react'
import { readPreference, savePreference } from '../../shared/forms/preferences.ts'

const KEY = 'office-sound'
const ON = 'on'

/** Whether the sound for new bookings is on in this browser; off at first. */
export function isSoundOn(): boolean {
  return readPreference(KEY) === ON
}

export function useSound(): readonly [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(listen, isSoundOn), change] as const
}

function listen(heard: () => void): () => void {
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

function change(isOn: boolean): void {
  savePreference(KEY, isOn ? ON : null)
  // The browser tells only the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
