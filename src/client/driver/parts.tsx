import type { TripState } from '@chauffeur/domain/trip-state'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import type { MultiLineField } from '@chauffeur/domain/multi-line-fields'
import type { Ref } from 'react'
import { classNames } from '../shared/ui/class-names.ts'
import { useWords } from './language.tsx'

/** Buttons for one thumb and full sun: dark on light, and large. */
export const bigButton =
  'flex min-h-16 w-full items-center justify-center gap-3 rounded-card bg-ink px-5 py-3 text-center text-lead font-semibold text-raised active:opacity-80 disabled:opacity-40'
export const plainButton =
  'flex min-h-13 min-w-0 items-center justify-center gap-2 rounded-card border border-line-strong bg-raised px-4 py-2 text-center text-balance font-semibold text-ink active:bg-sunken disabled:opacity-40'
export const quietButton =
  'inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-ink underline underline-offset-4'
export const panel = 'rounded-card bg-raised p-4 shadow-card'

const stateLooks: Readonly<Record<TripState, string>> = {
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
    <span className={classNames('rounded-control px-2.5 py-1 text-sm font-semibold', stateLooks[state])}>
      {words.states[state]}
    </span>
  )
}

/** The field of the call that takes it. */
const WRITES = 'driverEvent.note' satisfies MultiLineField

interface NoteFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** The driver's note to a step; it may have several lines. */
export function NoteField({ label, value, onChange, ref }: NoteFieldProps) {
  return (
    <label className="grid gap-1 font-semibold">
      {label}
      <textarea
        ref={ref}
        name={WRITES}
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="rounded-control border border-line-strong bg-raised p-3 text-base font-normal"
      />
    </label>
  )
}
