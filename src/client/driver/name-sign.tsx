import { useEffect, useRef } from 'react'
import { useWords } from './language.tsx'

interface NameSignProps {
  readonly name: string
  /** Of the firm; without one, that of the pages. */
  readonly colour: string | null
  readonly onClose: () => void
}

/** The guest's name over the whole screen, which stays lit meanwhile. */
export function NameSign({ name, colour, onClose }: NameSignProps) {
  const words = useWords()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  useWakeLock()
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length), 4)
  return (
    <dialog
      open
      aria-label={words.sign}
      className="fixed inset-0 z-50 m-0 grid h-dvh max-h-none w-full max-w-none grid-rows-[1fr_auto] bg-accent-fill text-on-accent"
      style={{ ...(colour !== null && { backgroundColor: colour }) }}
    >
      <p
        className="grid content-center px-4 text-center leading-tight font-semibold"
        style={{
          fontSize: `min(26vmin, ${145 / longest}vw, ${70 / Math.max(1, name.split(/\s+/).length)}vh)`,
        }}
      >
        <span>{name}</span>
      </p>
      <button
        type="button"
        ref={close}
        onClick={onClose}
        className="min-h-16 border-t border-on-accent/40 pb-[env(safe-area-inset-bottom)] text-lead font-semibold focus-visible:outline-on-accent"
      >
        {words.close}
      </button>
    </dialog>
  )
}

/** Keeps the screen lit, where the phone can. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch {
        // A phone that saves its battery refuses; the sign is shown all the same.
      }
    }
    const askAgain = () => void ask()
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release().catch(() => {})
    }
  }, [])
}
