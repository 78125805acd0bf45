import type { ReactNode } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'

type PlaceProps = { is: string; isEnd?: boolean; isLast?: boolean; children: ReactNode }

/** One point of a route, on its line to the next. */
export function Place({ is, isEnd = false, isLast = false, children }: PlaceProps) {
  return (
    <li className="relative flex gap-3 pb-2 last:pb-0">
      {!isLast && (
        <span
          aria-hidden="true"
          className="absolute top-3 bottom-[-0.5rem] left-[0.3125rem] w-px bg-accent-line"
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'relative mt-1.5 size-2.75 shrink-0 rounded-full border-2 border-accent-line',
          isEnd ? 'bg-accent-line' : 'bg-raised',
        )}
      />
      <span className="sr-only">{is}: </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
