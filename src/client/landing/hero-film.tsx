import { useEffect, useRef, useState } from 'react'
import { affordsFilm } from './affords-film.ts'

const FILM = '/art/coast/hero'

/** The film over its poster: loaded when the page is idle, and only on fast connections without data saving. */
export function HeroFilm({ isRunning }: { isRunning: boolean }) {
  const film = useRef<HTMLVideoElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    if (isLoaded || !isRunning || !affordsFilm()) return undefined
    return whenIdle(() => setLoaded(true))
  }, [isLoaded, isRunning])

  useEffect(() => {
    if (!film.current) return
    if (isRunning) void film.current.play().catch(() => setPlaying(false))
    else film.current.pause()
  }, [isRunning])

  if (!isLoaded) return null
  return (
    <video
      ref={film}
      autoPlay
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      className={`absolute inset-0 -z-10 size-full object-cover transition-opacity duration-1000 ${isPlaying ? '' : 'opacity-0'}`}
    >
      <source src={`${FILM}.av1.mp4`} type='video/mp4; codecs="av01.0.05M.08"' />
      <source src={`${FILM}.h264.mp4`} type="video/mp4" />
    </video>
  )
}

const IDLE_TIMEOUT_MS = 3000

/** Once the page has loaded and rests. */
function whenIdle(then: () => void) {
  let idle = 0
  const rest = () => {
    idle = window.requestIdleCallback?.(then, { timeout: IDLE_TIMEOUT_MS }) ?? window.setTimeout(then, 0)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
  return () => {
    window.removeEventListener('load', rest)
    window.cancelIdleCallback?.(idle)
    window.clearTimeout(idle)
  }
}
