import type { ElementType, HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined
}

const paddings = { none: '', small: 'p-4', medium: 'p-5 sm:p-6', large: 'p-6 sm:p-9' }

/** A surface that lifts one thing off the page. `as` gives it its meaning; name sections and asides by aria-label. */
export function Card({ as = 'div', padding = 'medium', className, ...rest }: CardProps) {
  const Element: ElementType = as
  return (
    <Element
      {...rest}
      className={classNames('rounded-card bg-raised shadow-card', paddings[padding], className)}
    />
  )
}
