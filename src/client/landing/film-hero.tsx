import { HERO_CITY_MS, HERO_WORD_MS } from '@chauffeur/domain/timings'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { homeV1 } from '../content/home-v1.ts'
import { Button } from '../ui/button.tsx'
import { PauseIcon, PlayIcon } from '../ui/icons.tsx'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import { Backdrop, heroScene, heroSceneTall } from './backdrop.tsx'
import { BookLink } from './book-link.tsx'
import { HeroFilm } from './hero-film.tsx'
import { RotatingWords } from './rotating-words.tsx'

/** The coast in the last light, with rotating words over it. One button stops both (WCAG 2.2.2). */
export function FilmHero() {
  const [isPaused, setPaused] = useState(false)
  const isRunning = !useReducedMotion() && !isPaused
  return (
    <section data-theme="night" className="relative isolate flex min-h-[calc(100svh-4rem)] items-end">
      <Backdrop drawing={heroScene} tall={heroSceneTall} isFirst veil="" />
      <HeroFilm isRunning={isRunning} />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-t from-surface via-surface/60 to-surface/10"
      />
      <div className="shell pt-28 pb-[clamp(5.5rem,9vw,7rem)]">
        <h1>
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
              <RotatingWords
                words={homeV1.cities}
                milliseconds={HERO_CITY_MS}
                isRunning={isRunning}
                className="text-accent"
              />
            </span>
          </span>
        </h1>
        <p className="mt-5 max-w-md text-lead text-soft">{homeV1.text}</p>
        <div className="mt-9 flex flex-wrap gap-4">
          <BookLink>{homeV1.book}</BookLink>
          <Button asChild size="large">
            <Link to="/home-v1" hash="fleet">
              {homeV1.fleet}
            </Link>
          </Button>
        </div>
      </div>
      <Button
        size="small"
        onClick={() => setPaused(!isPaused)}
        className="absolute! top-5 right-[clamp(1.25rem,4vw,3rem)] min-h-11! bg-surface/60! motion-reduce:hidden noscript:hidden"
      >
        {isPaused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
        {isPaused ? homeV1.play : homeV1.pause}
      </Button>
    </section>
  )
}
