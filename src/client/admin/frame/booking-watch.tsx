import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { readPreference, savePreference } from '../../shared/forms/preferences.ts'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { usePreference } from '../common/use-preference.ts'
import { useWatchedBookings } from './admin-nav.tsx'
import { useAskEvery } from './live-office.ts'

const WATCH_EVERY_MS = 10_000

/**
 * Notices new bookings on every page of the admin: the title of the tab says how many wait, a screen reader is told, and
 * a sound is played where that is wished.
 */
export function BookingWatch() {
  const { bookings } = trpc.useUtils()
  const { data, refetch } = useWatchedBookings()
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef<string | null>(undefined)
  useTick(useAskEvery(WATCH_EVERY_MS), () => void refetch({ cancelRefetch: false }))
  useTitle((data?.waiting ?? 0) + (data?.changes ?? 0))
  useNewChanges(data?.changes, setAnnouncement)

  useEffect(() => {
    if (!data) return
    const before = latest.current
    latest.current = data.latestAt
    if (before === undefined || data.latestAt === null || data.latestAt <= (before ?? '')) return
    void bookings.counts.invalidate()
    setAnnouncement(
      `A new booking has come. ${data.waiting} ${data.waiting === 1 ? 'waits' : 'wait'} for a decision.`,
    )
    if (readPreference(KEY) === ON && isFirstToPlay(data.latestAt)) playChime()
  }, [data, bookings])

  return (
    <VisuallyHidden>
      <output>{announcement}</output>
    </VisuallyHidden>
  )
}

/** Says that a change has come, and has the list count anew. */
function useNewChanges(changes: number | undefined, announce: (sentence: string) => void) {
  const { bookings } = trpc.useUtils()
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (changes === undefined) return
    if (before.current !== undefined && changes > before.current) {
      void bookings.counts.invalidate()
      announce(
        `A customer asks for a change. ${changes} ${changes === 1 ? 'change waits' : 'changes wait'} for an answer.`,
      )
    }
    before.current = changes
  }, [changes, bookings, announce])
}

const PLAYED_KEY = 'office-sound-played'

/** Of several tabs one is heard. */
function isFirstToPlay(latestAt: string): boolean {
  if (readPreference(PLAYED_KEY) === latestAt) return false
  savePreference(PLAYED_KEY, latestAt)
  return true
}

/** Puts how many wait before the title that the page's route gives. */
function useTitle(waiting: number): void {
  const title = useRouterState({
    select: ({ matches }) =>
      matches.flatMap(({ meta }) => meta ?? []).findLast((entry) => entry?.title !== undefined)?.title,
  })
  useEffect(() => {
    if (title === undefined) return undefined
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title
    return () => {
      document.title = title
    }
  }, [title, waiting])
}

/** Does something every so often, also while its tab is in the background. */
function useTick(everyMs: number, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = () => latest.current()
    const tickHere = () => {
      timer ??= setInterval(tick, everyMs)
    }
    if (typeof Worker === 'undefined') tickHere()
    const worker =
      typeof Worker === 'undefined'
        ? undefined
        : new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' })
    worker?.addEventListener('message', tick)
    worker?.addEventListener('error', tickHere)
    worker?.postMessage(everyMs)
    return () => {
      worker?.terminate()
      clearInterval(timer)
    }
  }, [everyMs])
}

const KEY = 'office-sound'
const ON = 'on'

/** Whether the sound for new bookings is on in this browser; off at first. */
export const useSound = () => usePreference(KEY, ON)

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
