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

/** Two rising tones, in seconds and hertz. */
const TONES = [
  { at: 0, frequency: 880 },
  { at: 0.16, frequency: 1174.7 },
] as const
const LENGTH = 0.5
const LOUDNESS = 0.2

/** A short sound made by the browser itself. Before the first click on a page it allows none, and none is heard. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  for (const { at, frequency } of TONES) {
    const start = audio.currentTime + at
    const tone = new OscillatorNode(audio, { type: 'sine', frequency })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + LENGTH)
    if (at === TONES.at(-1)?.at) tone.addEventListener('ended', () => void audio.close())
  }
}
