import { HERO_CITY_MS, HERO_WORD_MS } from '@chauffeur/domain/timings'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { homeV1 } from '@chauffeur/words/en/home-v1'
import { claims } from '@chauffeur/words/en/landing'
import { SitePage } from '../frame/site-page.tsx'
import { BookLink, ClosingCall, heroScene, heroSceneTall, Section, Shore } from './section.tsx'
import { FleetSection } from './fleet-section.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PauseIcon, PlayIcon } from '../../shared/ui/more-icons.tsx'
import { useReducedMotion } from '../../shared/ui/use-reduced-motion.ts'
import { classNames } from '../../shared/ui/class-names.ts'

/** Variant 1: the film, what is included, the cars. */
export function VideoPage() {
  return (
    <SitePage>
      <FilmHero />
      <BenefitCards />
      <FleetSection />
      <ClosingCall heading={homeV1.closing.heading} />
    </SitePage>
  )
}

const included = ['waiting', 'price', 'cancellation', 'hourly', 'invoicing', 'roundTheClock'] as const

/** The benefits that are always included, as a ledger of six. */
function BenefitCards() {
  const { eyebrow, heading } = homeV1.benefits
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <ul className="mt-12 grid gap-3 sm:gap-4 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-5">
        {included.map((claim) => (
          <li
            key={claim}
            className="flex flex-col justify-between gap-3 sm:min-h-52 sm:gap-8 rounded-card bg-raised p-6 shadow-card lg:min-h-64 lg:p-8"
          >
            <h3 className="text-heading lg:text-title">{claims[claim].title}</h3>
            <p className="text-soft">{claims[claim].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The coast in the last light, with rotating words in its sky. One button stops both (WCAG 2.2.2). */
function FilmHero() {
  const [isPaused, setPaused] = useState(false)
  const isRunning = !useReducedMotion() && !isPaused
  return (
    <Shore
      drawing={heroScene}
      tall={heroSceneTall}
      isFirst
      film={<HeroFilm isRunning={isRunning} />}
      className="pt-64 pb-3 sm:pt-80 lg:pb-9"
      text={
        <h1 className="shell pt-16 pb-6 lg:pt-10">
          <span className="sr-only">{homeV1.heading}</span>
          <span aria-hidden="true" className="block">
            <RotatingWords
              words={homeV1.words}
              milliseconds={HERO_WORD_MS}
              isRunning={isRunning}
              className="text-[clamp(2.5rem,0.4rem+12.2vw,9rem)] leading-none tracking-tight"
            />
            <span className="mt-4 flex flex-wrap items-baseline gap-x-3 text-heading sm:mt-5 sm:gap-x-4 sm:text-title">
              {homeV1.between}
              <span className="h-px w-6 self-center sm:w-10 bg-accent-line" />
              <RotatingWords words={homeV1.cities} milliseconds={HERO_CITY_MS} isRunning={isRunning} />
            </span>
          </span>
        </h1>
      }
    >
      <div className="shell max-sm:px-3!">
        <div className="flex flex-wrap items-center gap-4 rounded-sheet bg-raised p-4 shadow-float sm:p-6">
          <p className="text-lead text-soft lg:mr-auto">{homeV1.text}</p>
          <BookLink>{homeV1.book}</BookLink>
          <Button asChild size="large">
            <Link to="/home-v1" hash="fleet">
              {homeV1.fleet}
            </Link>
          </Button>
          <Button
            size="small"
            onClick={() => setPaused(!isPaused)}
            className="min-h-11! motion-reduce:hidden noscript:hidden"
          >
            {isPaused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
            {isPaused ? homeV1.play : homeV1.pause}
          </Button>
        </div>
      </div>
    </Shore>
  )
}

const FILM = '/art/coast/hero'

/** The film over its poster: loaded when the page is idle, and only on fast connections without data saving. */
function HeroFilm({ isRunning }: { isRunning: boolean }) {
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
      className={`shore top-240 transition-opacity duration-1000 ${isPlaying ? '' : 'opacity-0'}`}
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

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
  /** Megabits a second, as the browser guesses. */
  readonly downlink?: number
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

const WIDE = '(min-width: 64rem)'
const SAVES_DATA = '(prefers-reduced-data: reduce)'
const GOOD_MEGABITS = 5

/** Whether a film may be fetched: on a wide screen or over a good connection, and never where data are saved. */
export function affordsFilm(
  { connection }: Pick<Navigator, 'connection'> = navigator,
  matches = (query: string) => window.matchMedia(query).matches,
): boolean {
  if (connection?.saveData || matches(SAVES_DATA)) return false
  const { effectiveType, downlink = 0 } = connection ?? {}
  if (effectiveType !== undefined && effectiveType !== '4g') return false
  return matches(WIDE) || (effectiveType === '4g' && downlink >= GOOD_MEGABITS)
}

type RotatingWordsProps = {
  words: readonly string[]
  /** For how long each is shown. */
  milliseconds: number
  isRunning: boolean
  className?: string | undefined
}

/**
 * One word after another in the same position. All are in the page at once, so that the width is that of the longest.
 */
function RotatingWords({ words, milliseconds, isRunning, className }: RotatingWordsProps) {
  const turn = useRotation(words.length, milliseconds, isRunning)
  return (
    <span className={classNames('inline-grid', className)}>
      {words.map((word, index) => (
        <span
          key={word}
          data-shown={index === turn}
          className={classNames(
            'col-start-1 row-start-1 transition duration-250',
            index === turn ? 'delay-100' : 'translate-y-[0.15em] opacity-0',
          )}
        >
          {word}
        </span>
      ))}
    </span>
  )
}

/** Which of so many is shown: the next one every `milliseconds`, while it runs. */
function useRotation(count: number, milliseconds: number, isRunning: boolean): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setTurn((current) => (current + 1) % count), milliseconds)
    return () => clearInterval(timer)
  }, [count, milliseconds, isRunning])
  return turn
}
