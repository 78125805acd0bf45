import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { InfoIcon, WarningIcon } from './icons.tsx'

type NoticeProps = { tone: 'warning' | 'danger'; className?: string | undefined; children: ReactNode }

const tones = {
  warning: { look: 'bg-warning-wash text-warning', icon: <InfoIcon className="mt-0.5 size-5" /> },
  danger: { look: 'bg-danger-wash text-danger', icon: <WarningIcon className="mt-0.5 size-5" /> },
}

/** An obstacle, read out when it appears. */
export function Notice({ tone, className, children }: NoticeProps) {
  const { look, icon } = tones[tone]
  return (
    <div role="alert" className={classNames('flex gap-3 rounded-card p-4', look, className)}>
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
