import type { ReactNode } from 'react'

type OptionRowProps = { icon: ReactNode; title: ReactNode; detail?: ReactNode; children?: ReactNode }

/** A row of the list: what it is, and beneath it what more there is to know. */
export function OptionRow({ icon, title, detail, children }: OptionRowProps) {
  return (
    <div className="flex items-start gap-3">
      <span className="mt-0.5 shrink-0 text-accent">{icon}</span>
      <div className="min-w-0">
        <div className="font-medium">{title}</div>
        {detail !== undefined && <div className="mt-0.5 text-sm text-soft">{detail}</div>}
        {children}
      </div>
    </div>
  )
}
