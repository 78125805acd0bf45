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
  className?: string | undefined
  children: ReactNode
}

/** A part of a landing page: a small line, the heading, a sentence, and what follows from them. */
export function Section({ id, eyebrow, heading, text, isNight, className, children }: SectionProps) {
  return (
    <section
      id={id}
      {...(isNight && { 'data-theme': 'night' })}
      className={classNames(id && 'scroll-mt-[100px]', className) || undefined}
    >
      <div className="shell section">
        <div className="max-w-2xl">
          {eyebrow !== undefined && <p className="eyebrow mb-4">{eyebrow}</p>}
          <h2 className="text-display">{heading}</h2>
          {text !== undefined && <p className="mt-4 text-lead text-soft">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

type BookLinkProps = { children: ReactNode; className?: string | undefined }

/** The main call of every landing page: to the booking. */
export function BookLink({ children, className }: BookLinkProps) {
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
export const heroSceneTall: Drawing = { src: '/art/coast/hero-tall', widths: [480, 960], ratio: 4 / 5 }

/** The pictures of the services, at /art/services/<key>. */
export const SERVICE_PICTURE = { widths: [640, 1280], ratio: 4 / 3 } as const

type BackdropProps = {
  drawing: Drawing
  tall?: Drawing | undefined
  isFirst?: boolean | undefined
  /** How the picture fades behind the text. */
  veil: string
  className?: string | undefined
}

/** A picture behind text. Its section is `relative isolate`. */
export function Backdrop({ drawing, tall, isFirst, veil, className }: BackdropProps) {
  return (
    <div aria-hidden="true" className={classNames('absolute inset-0 -z-10 overflow-hidden', className)}>
      <Picture
        {...drawing}
        tall={tall}
        isFirst={isFirst}
        // Behind text on a phone the smaller one is enough.
        sizes="(orientation: portrait) 60vw, 100vw"
        alt=""
        className="absolute inset-0 size-full object-cover"
      />
      <div className={classNames('absolute inset-0', veil)} />
    </div>
  )
}

const scenes = {
  stacks: { src: '/art/coast/stacks', widths: [640, 1280], ratio: 16 / 9 },
  river: { src: '/art/coast/river', widths: [640, 1280], ratio: 16 / 9 },
  plain: { src: '/art/coast/plain', widths: [640, 1280], ratio: 16 / 9 },
} as const satisfies Record<string, Drawing>

type ClosingCallProps = { scene?: keyof typeof scenes | undefined; heading?: string | undefined }

/** The end of a landing page: one sentence, one button. */
export function ClosingCall({ scene = 'stacks', heading = closingCall.heading }: ClosingCallProps) {
  return (
    <section data-theme="night" className="relative isolate overflow-hidden">
      <Backdrop
        drawing={scenes[scene]}
        veil="bg-linear-to-r from-surface via-surface/80 via-60% to-surface/15 xl:via-50% max-lg:via-surface/85 max-lg:to-surface/75"
      />
      <div className="shell py-[clamp(5rem,12vw,10rem)]">
        <div className="max-w-xl">
          <h2 className="text-hero">{heading}</h2>
          <p className="mt-5 text-lead text-soft">{closingCall.text}</p>
          <BookLink className="mt-9">{closingCall.action}</BookLink>
        </div>
      </div>
    </section>
  )
}
