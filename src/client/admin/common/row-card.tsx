import { useId, type ReactNode } from 'react'

type RowCardProps = {
  title: ReactNode
  /** Beside the title: badges, and what changes the row. */
  actions?: ReactNode
  children: ReactNode
}

/** The card of one row: its name, what can be done with it, and its facts. */
export function RowCard({ title, actions, children }: RowCardProps) {
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="h-full rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5"
    >
      <header className="mb-2 flex items-start gap-2">
        <h3 id={titleId} className="min-w-0 flex-1 py-1 font-sans text-base font-semibold">
          {title}
        </h3>
        <div className="-mr-2 flex items-center">{actions}</div>
      </header>
      {children}
    </article>
  )
}
