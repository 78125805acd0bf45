import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { WarningIcon } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'

/** Shown instead of the list while, or because, there is none. */

/** The name of the list's rows, in its states' sentences. */
type ListOf = { what?: string }

export function ListWaiting({ what = 'reservations' }: ListOf) {
  return (
    <div className="grid gap-3">
      <Spinner label={`Loading ${what}...`} className="size-6 text-accent" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  )
}

type ReadingProblemProps = ListOf & { sentence: string; onRetry: () => void }

export function ReadingProblem({ what = 'reservations', sentence, onRetry }: ReadingProblemProps) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-danger-wash p-4 text-danger"
    >
      <WarningIcon />
      <p className="min-w-0 flex-1 basis-60">
        The {what} could not be loaded. {sentence}
      </p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

export function Empty({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center rounded-card border border-dashed border-line-strong px-4 py-14 text-center">
      <span className="text-accent">{icon}</span>
      <h3 className="mt-3 text-heading">{title}</h3>
      <p className="mt-1.5 max-w-md text-soft">{children}</p>
    </div>
  )
}
