type CountLineProps = {
  readonly counts:
    | {
        readonly total: number
        readonly matching: number
        readonly waiting: number
        readonly changes: number
      }
    | undefined
  /** So many have come since the list was read. */
  readonly newCount: number
  /** So many of those counted as waiting have been decided since. */
  readonly decidedHere: number
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly areDatesIgnored: boolean
}

/** How many of how many, and never a number that is not known yet. */
export function CountLine({
  counts,
  newCount,
  decidedHere,
  isBusy,
  hasFailed,
  areDatesIgnored,
}: CountLineProps) {
  const waiting = Math.max(0, (counts?.waiting ?? 0) - decidedHere)
  return (
    <output aria-busy={isBusy} className="block min-h-5.5 text-sm text-soft">
      {counts && (
        <>
          Showing <Figure>{counts.matching}</Figure> of <Figure>{counts.total}</Figure>{' '}
          {counts.total === 1 ? 'reservation' : 'reservations'}
        </>
      )}
      {!counts && (hasFailed ? 'The reservations could not be counted' : 'Counting reservations…')}
      {waiting > 0 && (
        <>
          {' · '}
          <Figure>{waiting}</Figure> {waiting === 1 ? 'waits' : 'wait'} for a decision
        </>
      )}
      {counts && counts.changes > 0 && (
        <>
          {' · '}
          <Figure>{counts.changes}</Figure> {counts.changes === 1 ? 'change waits' : 'changes wait'}
        </>
      )}
      {newCount > 0 && (
        <>
          {' · '}
          <Figure>{newCount}</Figure> new since this list was read
        </>
      )}
      {areDatesIgnored && ' · the dates are ignored'}
    </output>
  )
}

const NUMBER = new Intl.NumberFormat('en-GB')

function Figure({ children }: { children: number }) {
  return <span className="font-semibold tabular text-ink">{NUMBER.format(children)}</span>
}
