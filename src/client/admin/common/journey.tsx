import type { ReactNode } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { CalendarIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from './fact.tsx'

type JourneyProps = WayProps & { when: string; className?: string }

/** When, from where, over which stops, to where. */
export function Journey({ when, className, ...way }: JourneyProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <p className="mb-2 flex gap-2 text-base font-medium">
        <CalendarIcon className="mt-0.5 size-5 text-accent" />
        <span className="tabular">{when}</span>
      </p>
      <Way {...way} />
    </div>
  )
}

type WayProps = {
  pickup: ReactNode
  stops: readonly { readonly location: string; readonly duration: number }[]
  /** Null where there is none: `open` then says why. */
  dropoff: ReactNode
  open: string
}

/** From where, over which stops, to where. */
export function Way({ pickup, stops, dropoff, open }: WayProps) {
  return (
    <ol>
      <Place is="Pick-up" isEnd>
        {pickup}
      </Place>
      {stops.map(({ location, duration }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a booked trip does not change, and may pass a place twice
        <Place key={index} is="Stop">
          <CustomerText>{location}</CustomerText>
          <span className="text-soft tabular"> ({duration} minutes)</span>
        </Place>
      ))}
      <Place is="Drop-off" isEnd={dropoff !== null} isLast>
        {dropoff ?? <span className="text-soft">{open}</span>}
      </Place>
    </ol>
  )
}

type PlaceProps = { is: string; isEnd?: boolean; isLast?: boolean; children: ReactNode }

/** One point of a route, on its line to the next. */
function Place({ is, isEnd = false, isLast = false, children }: PlaceProps) {
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
