import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { WarningIcon } from '../../shared/ui/icons.tsx'
import { SitePage } from './site-page.tsx'

type ResultFrameProps = {
  tone: 'quiet' | 'good' | 'bad'
  icon: ReactNode
  heading: string
  body?: string
  /** More than is read out when it comes. */
  details?: ReactNode
  /** The ways to go on. */
  ways?: ReactNode
  children?: ReactNode
}

const tones = {
  quiet: 'border-accent-line text-accent',
  good: 'border-transparent bg-success-wash text-success',
  bad: 'border-transparent bg-danger-wash text-danger',
} as const

/** One state of a payment or a booking as a page of its own, read out when it comes. */
export function ResultFrame({ tone, icon, heading, body, details, ways, children }: ResultFrameProps) {
  return (
    <SitePage keepsClear>
      <div className="shell grid min-h-[62vh] max-w-2xl! content-center justify-items-center gap-6 py-12 text-center sm:py-20">
        <output className="grid justify-items-center gap-6" aria-live="polite">
          <span className={`flex size-16 items-center justify-center rounded-full border ${tones[tone]}`}>
            {icon}
          </span>
          <h1 className="text-display text-balance">{heading}</h1>
          <div className="grid max-w-prose gap-4 text-lead text-soft">
            {body !== undefined && <p>{body}</p>}
            {children}
          </div>
        </output>
        {details}
        {ways !== undefined && (
          <div className="mt-2 flex w-full flex-wrap justify-center gap-3 max-sm:*:w-full">{ways}</div>
        )}
      </div>
    </SitePage>
  )
}

interface WaitingProps {
  readonly heading: string
  readonly body: string
  readonly withoutScripts: string
}

/** A page whose state is being read; a browser without scripts will not read it. */
export function ResultWaiting({ heading, body, withoutScripts }: WaitingProps) {
  return (
    <ResultFrame tone="quiet" icon={<Spinner className="size-8" />} heading={heading}>
      <p className="noscript:hidden">{body}</p>
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
    </ResultFrame>
  )
}

interface UnreadProps {
  readonly texts: { readonly heading: string; readonly body: string; readonly again: string }
  readonly error: unknown
  readonly isFetching: boolean
  readonly onRetry: () => void
}

/** A page whose state could not be read, with the way to try again. */
export function ResultUnread({ texts, error, isFetching, onRetry }: UnreadProps) {
  return (
    <ResultFrame
      tone="bad"
      icon={<WarningIcon className="size-7" />}
      heading={texts.heading}
      body={refusalSentence(error) ?? texts.body}
      ways={
        <Button size="large" variant="primary" busy={isFetching} onClick={onRetry}>
          {texts.again}
        </Button>
      }
    />
  )
}

/** The way to the team, on pages about a payment or a booking. */
export function ContactButton({ children }: { children: ReactNode }) {
  return (
    <Button asChild size="large">
      <Link to="/contact">{children}</Link>
    </Button>
  )
}
