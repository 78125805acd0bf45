import type { ReactNode } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { CalendarIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from './fact.tsx'

type JourneyFactsProps = StationsProps & { when: string; className?: string }

/** When, from where, over which stops, to where. */
export function JourneyFacts({ when, className, ...way }: JourneyFactsProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <p className="mb-2 flex gap-2 text-base font-medium">
        <CalendarIcon className="mt-0.5 size-5 text-accent" />
        <span className="tabular">{when}</span>
      </p>
      <Stations {...way} />
    </div>
  )
}

type StationsProps = {
  pickup: ReactNode
  stops: readonly { readonly location: string; readonly duration: number }[]
  /** Null where there is none: `open` then says why. */
  dropoff: ReactNode
  open: string
}

/** From where, over which stops, to where. */
export function Stations({ pickup, stops, dropoff, open }: StationsProps) {
  return (
    <ol>
      <Station is="Pick-up" isEnd>
        {pickup}
      </Station>
      {stops.map(({ location, duration }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a booked trip does not change, and may pass a place twice
        <Station key={index} is="Stop">
          <CustomerText>{location}</CustomerText>
          <span className="text-soft tabular"> ({duration} minutes)</span>
        </Station>
      ))}
      <Station is="Drop-off" isEnd={dropoff !== null} isLast>
        {dropoff ?? <span className="text-soft">{open}</span>}
      </Station>
    </ol>
  )
}

type StationProps = { is: string; isEnd?: boolean; isLast?: boolean; children: ReactNode }

/** One point of a route, on its line to the next. */
function Station({ is, isEnd = false, isLast = false, children }: StationProps) {
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
