import type { TripState } from '@chauffeur/domain/trip-state'
import { classNames } from '../ui/class-names.ts'
import { useWords } from './words-context.ts'

const looks: Readonly<Record<TripState, string>> = {
  offered: 'bg-warning-wash text-warning',
  accepted: 'bg-sunken text-ink',
  on_the_way: 'bg-success-wash text-success',
  at_pickup: 'bg-success-wash text-success',
  no_show_claimed: 'bg-warning-wash text-warning',
  on_board: 'bg-success-wash text-success',
  completed: 'bg-sunken text-soft',
  no_show: 'bg-sunken text-soft',
  released: 'bg-danger-wash text-danger',
}

/** How far a job is, in two words. */
export function StateMark({ state }: { state: TripState }) {
  const words = useWords()
  return (
    <span className={classNames('rounded-control px-2.5 py-1 text-sm font-semibold', looks[state])}>
      {words.states[state]}
    </span>
  )
}
