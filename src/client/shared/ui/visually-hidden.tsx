import type { ReactNode } from 'react'

type VisuallyHiddenProps = { id?: string | undefined; children: ReactNode }

/** Text for screen readers only. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  )
}
