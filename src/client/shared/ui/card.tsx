import type { ElementType, HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined
  tone?: 'raised' | 'sunken' | 'plain' | undefined
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined
}

const tones = { raised: 'bg-raised shadow-card', sunken: 'bg-sunken', plain: 'border border-line' }
const paddings = { none: '', small: 'p-4', medium: 'p-5 sm:p-6', large: 'p-6 sm:p-9' }

/** A surface that lifts one thing off the page. `as` gives it its meaning; name sections and asides by aria-label. */
export function Card({ as = 'div', tone = 'raised', padding = 'medium', className, ...rest }: CardProps) {
  const Element: ElementType = as
  return (
    <Element {...rest} className={classNames('rounded-card', tones[tone], paddings[padding], className)} />
  )
}
