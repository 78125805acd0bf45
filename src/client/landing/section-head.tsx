import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type SectionHeadProps = {
  eyebrow?: string | undefined
  heading: string
  className?: string | undefined
  children?: ReactNode
}

/** A small line, the heading, and what follows from it. */
export function SectionHead({ eyebrow, heading, className, children }: SectionHeadProps) {
  return (
    <div className={classNames('max-w-2xl', className)}>
      {eyebrow !== undefined && <p className="eyebrow mb-4">{eyebrow}</p>}
      <h2 className="text-display">{heading}</h2>
      {children !== undefined && <div className="mt-4 text-lead text-soft">{children}</div>}
    </div>
  )
}
