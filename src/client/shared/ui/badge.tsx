import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The colours of states, which the firm's colour does not change. */
export type StateTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
export type BadgeTone = StateTone | 'accent'

type BadgeProps = {
  tone?: BadgeTone | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-soft',
  accent: 'bg-accent-wash text-accent',
  info: 'bg-info-wash text-info',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
}

/** A state or a rank, by colour and always as text. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs leading-none font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
