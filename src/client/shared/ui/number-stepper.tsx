import { useState, type KeyboardEvent } from 'react'
import { IconButton } from './button.tsx'
import { Field, type FieldProps, useFieldGroup } from './field.tsx'
import { MinusIcon, PlusIcon } from './icons.tsx'

type NumberStepperProps = {
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step?: number | undefined
  /** The text shown and announced for a value: "2 hours". */
  format?: ((value: number) => string) | undefined
  /** Names it outside a Field. */
  'aria-label'?: string | undefined
  /** The names of its two buttons: "One passenger less". */
  decreaseLabel: string
  increaseLabel: string
}

type StepperFieldProps = NumberStepperProps &
  Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'className'>

/** A number in its field. */
export function StepperField({ label, hint, error, required, className, ...stepper }: StepperFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className} group>
      <NumberStepper {...stepper} />
    </Field>
  )
}

/** The ARIA spin button: arrows, Page Up and Down, Home and End on the value; two buttons for the thumb. */
export function NumberStepper(props: NumberStepperProps) {
  const { value, onValueChange, min, max, step = 1, format = String } = props
  const { decreaseLabel, increaseLabel } = props
  const wiring = useFieldGroup({ 'aria-label': props['aria-label'] })
  const [announcement, setAnnouncement] = useState('')

  function moveTo(next: number, announce: boolean) {
    const within = Math.min(max, Math.max(min, next))
    if (within === value) return
    if (announce) setAnnouncement(format(within))
    onValueChange(within)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = { ...keySteps(value, step), Home: min, End: max }[event.key]
    if (next === undefined) return
    event.preventDefault()
    moveTo(next, false)
  }

  return (
    <div>
      <div
        data-slot="stepper"
        className="inline-flex items-center gap-1 rounded-control border border-line-strong bg-raised p-0.5 has-[[aria-invalid=true]]:border-danger"
      >
        <IconButton
          label={decreaseLabel}
          icon={<MinusIcon />}
          tabIndex={-1}
          disabled={value <= min}
          onClick={() => moveTo(value - step, true)}
        />
        <div
          {...wiring}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot read "2 hours"
          role="spinbutton"
          tabIndex={0}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={format(value)}
          onKeyDown={onKeyDown}
          className="tabular flex min-h-10 min-w-16 items-center justify-center rounded-control px-2 font-medium whitespace-nowrap"
        >
          {format(value)}
        </div>
        <IconButton
          label={increaseLabel}
          icon={<PlusIcon />}
          tabIndex={-1}
          disabled={value >= max}
          onClick={() => moveTo(value + step, true)}
        />
      </div>
      <output aria-live="polite" className="sr-only">
        {announcement}
      </output>
    </div>
  )
}

function keySteps(value: number, step: number): Record<string, number> {
  return {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    PageUp: value + 5 * step,
    PageDown: value - 5 * step,
  }
}
