import type { ReactNode } from 'react'

type WizardBarProps = {
  /** A line over it on a phone. */
  note?: ReactNode
  /** What went wrong, over both. */
  notice?: ReactNode
  children: ReactNode
}

/** The bar at the bottom of the window, from side to side. It is low: the form needs the room of a small phone. */
export function WizardBar({ note, notice, children }: WizardBarProps) {
  return (
    <div
      className={
        'z-30 border-t border-line bg-raised pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] ' +
        // Where the window is so low that it would cover the form, it stands at the form's end instead.
        '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0'
      }
    >
      <div className="shell">
        {notice !== undefined && <div className="pb-2">{notice}</div>}
        {note !== undefined && <p className="pb-1.5 text-sm leading-snug text-soft lg:hidden">{note}</p>}
        <div className="flex items-center gap-3">{children}</div>
      </div>
    </div>
  )
}
