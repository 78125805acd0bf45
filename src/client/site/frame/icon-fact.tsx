import type { ReactNode } from 'react'

/** A row of a list of facts, whose term is shown as an icon. */
export function IconFact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="text-accent">
        {icon}
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere first-letter:uppercase">{children}</dd>
    </div>
  )
}
