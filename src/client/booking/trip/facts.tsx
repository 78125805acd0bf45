import type { ReactNode } from 'react'

/** A few figures side by side, each under its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-4 min-[26rem]:grid-cols-2">{children}</dl>
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="tabular text-lead">{children}</dd>
    </div>
  )
}
