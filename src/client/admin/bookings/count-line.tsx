import type { Bookings } from './use-bookings.ts'

type CountLineProps = {
  readonly shown: number
  readonly waiting: number
  readonly reading: Pick<Bookings, 'isComplete' | 'problem' | 'isReading'> & { readonly total: number }
  readonly areDatesIgnored: boolean
}

/** How many of how many, and never a total that is not known yet. */
export function CountLine({ shown, waiting, reading, areDatesIgnored }: CountLineProps) {
  const { total, isComplete, isReading, problem } = reading
  return (
    <output aria-busy={isReading} className="block text-sm text-soft">
      {isComplete && (
        <>
          Showing <Figure>{shown}</Figure> of <Figure>{total}</Figure>{' '}
          {total === 1 ? 'reservation' : 'reservations'}
        </>
      )}
      {!isComplete && (
        <>
          Showing <Figure>{shown}</Figure> of the <Figure>{total}</Figure> newest reservations;{' '}
          {problem === undefined ? 'reading older ones…' : 'the older ones could not be read.'}
        </>
      )}
      {waiting > 0 && (
        <>
          {' · '}
          <Figure>{waiting}</Figure> {waiting === 1 ? 'waits' : 'wait'} for a decision
        </>
      )}
      {areDatesIgnored && ' · the dates are ignored'}
    </output>
  )
}

function Figure({ children }: { children: number }) {
  return <span className="font-semibold tabular text-ink">{children}</span>
}
