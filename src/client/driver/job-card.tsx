import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { classNames } from '../ui/class-names.ts'
import { panel } from './looks.ts'
import { StateMark } from './state-mark.tsx'
import { useWords } from './words-context.ts'

/** One job of the list: when, from where to where, how far it is. */
export function JobCard({ job, onOpen }: { job: DriverJob; onOpen: () => void }) {
  const words = useWords()
  const { pickupTime, from, to, hireHours, className, plate, flightNumber, state } = job
  const more = [words.vehicle(className), plate, flightNumber].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        panel,
        'block w-full text-left active:bg-sunken',
        isTripOver(state) && 'opacity-70',
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="tabular text-title font-semibold">{pickupTime}</span>
        <StateMark state={state} />
      </span>
      <span className="mt-2 block text-lead leading-snug font-semibold">
        {from.name} → {to?.name ?? words.hire(hireHours ?? 0)}
      </span>
      <span className="mt-1 block text-soft">{more}</span>
    </button>
  )
}
