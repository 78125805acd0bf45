import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { closingCall } from '@chauffeur/words/en/landing'
import { classNames } from '../../shared/ui/class-names.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ArrowRightIcon } from '../../shared/ui/icons.tsx'
import { Picture, type Drawing } from '../../shared/ui/picture.tsx'

type SectionProps = {
  /** Its anchor, which stops below the bar of the page. */
  id?: string | undefined
  eyebrow?: string | undefined
  heading: string
  text?: string | undefined
  isNight?: boolean | undefined
  /** Beside the heading where there is room, else under it. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part of a landing page: a small line, the heading, a sentence, and what follows from them. */
export function Section({ id, eyebrow, heading, text, isNight, aside, className, children }: SectionProps) {
  return (
    <section
      id={id}
      {...(isNight && { 'data-theme': 'night' })}
      className={classNames(id && 'scroll-mt-[100px]', className) || undefined}
    >
      <div className="shell section">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <div className="max-w-2xl">
            {eyebrow !== undefined && <p className="eyebrow mb-4">{eyebrow}</p>}
            <h2 className="text-display">{heading}</h2>
            {text !== undefined && <p className="mt-4 text-lead text-soft">{text}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}

/** The main call of every landing page: to the booking. */
export function BookLink({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <Button asChild variant="primary" size="large" className={className}>
      <Link to="/book">
        {children}
        <ArrowRightIcon className="size-4.5" />
      </Link>
    </Button>
  )
}

export const heroScene: Drawing = { src: '/art/coast/hero', widths: [640, 1280, 1920], ratio: 16 / 9 }
export const heroSceneTall: Drawing = { src: '/art/coast/hero-tall', widths: [480, 720, 960], ratio: 4 / 5 }

type SceneryProps = { drawing: Drawing; tall?: Drawing | undefined; isFirst?: boolean | undefined }

type ShoreProps = SceneryProps & {
  /** In ink, on the sky above the horizon. */
  text: ReactNode
  /** A film of the picture, over it. */
  film?: ReactNode
  /** On the water, at the foot of the picture. */
  children?: ReactNode
  className: string
}

/** A part of a page that ends in a picture of the coast: the page's sand fades into its sky, so that text needs no veil. */
export function Shore({ text, film, children, className, ...scene }: ShoreProps) {
  return (
    <section className="relative isolate">
      {text}
      <div className={classNames('relative', className)}>
        {/* Cut off below alone: a list that opens on it may be longer. */}
        <div className="pointer-events-none absolute inset-x-0 -top-240 bottom-0 -z-1 overflow-clip">
          {/* On a phone of few pixels the smaller picture is enough. */}
          <Picture
            {...scene}
            {...scene.drawing}
            sizes="(orientation: portrait) 60vw, 100vw"
            alt=""
            className="shore top-240 max-w-none!"
          />
          {film}
        </div>
        {children}
      </div>
    </section>
  )
}

const closingScene: Drawing = { src: '/art/coast/stacks', widths: [640, 1280], ratio: 16 / 9 }

/** The end of a landing page: one sentence, one button. */
export function ClosingCall({ heading = closingCall.heading }: { heading?: string | undefined }) {
  return (
    <Shore
      drawing={closingScene}
      className="h-[clamp(16rem,30vw,28rem)]"
      text={
        <div className="shell pt-[clamp(3.5rem,8vw,7rem)] pb-20">
          <div className="max-w-xl">
            <h2 className="text-display">{heading}</h2>
            <p className="mt-4 text-lead text-soft">{closingCall.text}</p>
            <BookLink className="mt-8">{closingCall.action}</BookLink>
          </div>
        </div>
      }
    />
  )
}
