import type { ReactNode } from 'react'
import { CustomerText } from './customer-text.tsx'

export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] content-start items-baseline gap-x-3 gap-y-1">
      {children}
    </dl>
  )
}

/** One line of a card: a label and its value. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

/** A label and its value. Without a value it is not shown; a text is shown as somebody has typed it. */
export type FactRow = readonly [label: string, value: ReactNode]

/** The lines of a card as data. */
export function FactList({ facts }: { facts: readonly FactRow[] }) {
  return (
    <Facts>
      {shownFacts(facts).map(({ key, label, value }) => (
        <Fact key={key} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}

/** The facts that have a value. */
export function shownFacts(facts: readonly FactRow[]) {
  return facts
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([label, value], index) => ({
      key: `${label} ${index}`,
      label,
      value: typeof value === 'string' ? <CustomerText>{value}</CustomerText> : value,
    }))
}

export function tabular(value: ReactNode): ReactNode {
  return value === null ? null : <span className="tabular">{value}</span>
}

/** The child seats of both kinds, as far as there are any. */
export function seatFacts(seats: {
  readonly childSeatCount: number
  readonly boosterSeatCount: number
}): readonly FactRow[] {
  const free = (count: number, weight: string) =>
    count > 0 && (
      <>
        <span className="tabular">{count}</span> <span className="text-soft">({weight})</span>{' '}
        <strong className="font-semibold text-success">FREE</strong>
      </>
    )
  return [
    ['Child seats', free(seats.childSeatCount, '0-18kg')],
    ['Booster seats', free(seats.boosterSeatCount, '15-36kg')],
  ]
}
