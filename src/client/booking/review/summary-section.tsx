import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EditIcon } from '../../ui/icons.tsx'
import { useBooking } from '../state/booking-context.ts'
import type { Step } from '../draft/step.ts'
import { reviewTexts } from './review-texts.ts'

type SummarySectionProps = { title: string; step: Step; children: ReactNode }

/** One part of what was filled in, with the way back to its step. */
export function SummarySection({ title, step, children }: SummarySectionProps) {
  const { goTo } = useBooking()
  return (
    <section aria-label={title} className="grid gap-3 not-last:border-b not-last:border-line not-last:pb-8">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-heading">{title}</h3>
        <Button
          variant="ghost"
          size="small"
          aria-label={reviewTexts.editNamed(title)}
          onClick={() => goTo(step)}
          className="-mr-3"
        >
          <EditIcon className="size-4" />
          {reviewTexts.edit}
        </Button>
      </div>
      {children}
    </section>
  )
}

export type Line = readonly [term: string, value: ReactNode]

const blanks = new Set<ReactNode>([undefined, null, false, ''])

/** Terms and values; those without a value are left out. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  const filled = lines.filter(([, value]) => !blanks.has(value))
  if (filled.length === 0) return null
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {filled.map(([term, value]) => (
        <div key={term} className="contents max-sm:block">
          <dt className="text-sm text-soft sm:pt-0.5">{term}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
