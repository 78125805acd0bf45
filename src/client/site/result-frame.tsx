import type { ReactNode } from 'react'
import { SitePage } from './site-page.tsx'

type ResultFrameProps = {
  tone: 'quiet' | 'good' | 'bad'
  icon: ReactNode
  heading: string
  /** More than is read out when it comes. */
  details?: ReactNode
  /** What there is to do. */
  ways?: ReactNode
  children: ReactNode
}

const tones = {
  quiet: 'border-accent-line text-accent',
  good: 'border-transparent bg-success-wash text-success',
  bad: 'border-transparent bg-danger-wash text-danger',
} as const

/** One state of a payment or a booking as a page of its own, read out when it comes. */
export function ResultFrame({ tone, icon, heading, details, ways, children }: ResultFrameProps) {
  return (
    <SitePage hasPrices>
      <div className="shell grid min-h-[62vh] max-w-2xl! content-center justify-items-center gap-6 py-12 text-center sm:py-20">
        <output className="grid justify-items-center gap-6" aria-live="polite">
          <span className={`flex size-16 items-center justify-center rounded-full border ${tones[tone]}`}>
            {icon}
          </span>
          <h1 className="text-display text-balance">{heading}</h1>
          <div className="grid max-w-prose gap-4 text-lead text-soft">{children}</div>
        </output>
        {details}
        {ways !== undefined && (
          <div className="mt-2 flex w-full flex-wrap justify-center gap-3 max-sm:*:w-full">{ways}</div>
        )}
      </div>
    </SitePage>
  )
}
