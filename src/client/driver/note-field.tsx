import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import type { MultiLineField } from '@chauffeur/domain/multi-line-fields'
import type { Ref } from 'react'

/** The field of the call that takes it. */
const WRITES = 'driverEvent.note' satisfies MultiLineField

interface NoteFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** What the driver writes with a step; it may have several lines. */
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
