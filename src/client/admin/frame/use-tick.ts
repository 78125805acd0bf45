import { useEffect, useRef } from 'react'

/** Does something every so often, also while its tab is in the background. */
export function useTick(everyMs: number, act: () => void): void {
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
