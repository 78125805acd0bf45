import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../ui/icons.tsx'

type FoldedProps = { readonly title: ReactNode; readonly children: ReactNode }

/** What only some readers want to see, by the browser's own means. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-sm font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDownIcon className="size-4.5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
