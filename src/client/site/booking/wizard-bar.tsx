import type { ReactNode } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'

type WizardBarProps = {
  back?: ReactNode
  /** Why it does not go on, or what happens then. */
  note?: ReactNode
  /** Whether the note has the room beside the buttons on a phone, too. */
  isNoteBeside?: boolean
  /** A notice of what went wrong, above everything else. */
  notice?: ReactNode
  children: ReactNode
}

/** The bar at the bottom of the window, from side to side. It is low: the form needs the room of a small phone. */
export function WizardBar({ back, note, isNoteBeside = false, notice, children }: WizardBarProps) {
  return (
    <div
      className={
        'z-30 border-t border-line bg-raised pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] ' +
        // Where the window is so low that it would cover the form, it stands at the form's end instead.
        '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0'
      }
    >
      <div className="shell flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {notice && <div className="basis-full">{notice}</div>}
        {note && (
          <p
            className={classNames(
              'min-w-0 text-sm leading-snug text-soft lg:order-1 lg:flex-1 lg:basis-0 lg:text-right',
              isNoteBeside ? 'flex-1' : 'basis-full',
            )}
          >
            {note}
          </p>
        )}
        {back}
        <div
          className={classNames(
            'ml-auto flex min-w-0 items-center gap-3 lg:order-2 lg:flex-none',
            !isNoteBeside && 'flex-1',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  )
}
