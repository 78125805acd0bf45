import type { Chauffeur } from '@chauffeur/contract/trip'
import { wallTimeIn, type Zone } from '@chauffeur/domain/time'
import { chauffeurTexts } from '@chauffeur/words/en/trip'
import { classNames } from '../../shared/ui/class-names.ts'

type TripStepsProps = { chauffeur: Chauffeur; zone: Zone }

/** How far a chauffeur is with a trip: the steps in a row, each with its mark, its name and when it was. */
export function TripSteps({ chauffeur, zone }: TripStepsProps) {
  return (
    <ol className="grid auto-cols-fr grid-flow-col border-t border-line pt-4 text-sm leading-snug">
      {stepsOf(chauffeur).map(({ label, at, filled, isReached, isNow }) => (
        <li
          key={label}
          aria-current={isNow ? 'step' : undefined}
          className={classNames(
            'relative pe-2 pt-7 wrap-anywhere hyphens-auto',
            'not-last:before:absolute not-last:before:start-6 not-last:before:end-1 not-last:before:top-2.5 not-last:before:border-t not-last:before:border-line-strong',
            isNow ? 'text-accent' : !isReached && 'text-soft',
          )}
        >
          <svg viewBox="0 0 16 16" aria-hidden className="absolute start-0 top-0 size-5">
            <StepMark filled={isReached ? filled : 0} />
          </svg>
          <span className={isReached ? 'font-semibold' : undefined}>{label}</span>
          {at !== null && (
            <time dateTime={at} className="block tabular">
              {wallTimeIn(zone, new Date(at)).time}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A ring that fills by quarters; a whole one has a tick. */
function StepMark({ filled }: { filled: number }) {
  const ring = <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
  if (filled === 0) return ring
  if (filled === 4)
    return (
      <>
        <circle cx="8" cy="8" r="6.75" fill="currentColor" />
        <path d="m5.2 8.2 2 2 3.6-4.2" fill="none" stroke="var(--raised)" strokeWidth="1.6" />
      </>
    )
  return (
    <>
      {ring}
      <path d={SECTORS[filled]} fill="currentColor" />
    </>
  )
}

/** A quarter, a half, a disc. */
const SECTORS: Readonly<Record<number, string>> = {
  1: 'M8 8V4a4 4 0 0 1 4 4z',
  2: 'M8 4a4 4 0 0 1 0 8z',
  3: 'M8 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
}

/** A step that was skipped has no time, and is done when a later one is. After a no-show none is to come. */
function stepsOf({ state, onTheWayAt, arrivedAt, onBoardAt, completedAt }: Chauffeur) {
  const order = ['accepted', 'on_the_way', 'at_pickup', 'on_board', 'completed']
  const reached = order.indexOf(state === 'no_show_claimed' || state === 'no_show' ? 'at_pickup' : state)
  const { steps } = chauffeurTexts
  const all = [
    { label: steps.onTheWay, at: onTheWayAt },
    { label: steps.arrived, at: arrivedAt },
    { label: steps.onBoard, at: onBoardAt },
    { label: steps.completed, at: completedAt },
  ]
  return all.flatMap((step, index) => {
    const [isReached, isNow] = [reached > index, reached === index + 1 && reached < all.length]
    if (!isReached && state === 'no_show') return []
    return { ...step, isReached, isNow: isNow && state !== 'no_show', filled: isNow ? reached : all.length }
  })
}
