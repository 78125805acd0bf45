import type { ReactNode } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

type EuroFieldProps = {
  /** Its currency is added: "Minimum Fare (€)". */
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** The step of the arrows, in euros. */
  step: number
  /** As typed. */
  value: string
  onValueChange: (value: string) => void
}

/** An amount of euros. */
export function EuroField({ label, hint, error, step, value, onValueChange }: EuroFieldProps) {
  return (
    <Field label={`${label} (€)`} hint={hint} error={error} required>
      <TextInput
        type="number"
        inputMode="decimal"
        min={0}
        step={step}
        value={value}
        onValueChange={onValueChange}
        autoComplete="off"
        // Scrolling over the focused field must not change the price.
        onWheel={(event) => event.currentTarget.blur()}
        className="tabular"
      />
    </Field>
  )
}
