import { useState } from 'react'
import { classNames } from './class-names.ts'
import { useFieldGroup, useField } from './field-context.ts'
import { SelectBox } from './select-box.tsx'

export type TimePickerProps = {
  /** HH:mm on the 24-hour clock, or '' while nothing is chosen. */
  value: string
  onValueChange: (time: string) => void
  /** Minutes between choices; 5 if left out. */
  step?: number | undefined
  disabled?: boolean | undefined
  /** Outside a Field. */
  'aria-label'?: string | undefined
  hourLabel?: string | undefined
  minuteLabel?: string | undefined
  className?: string | undefined
}

const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour))

export function TimePicker(props: TimePickerProps) {
  const {
    value,
    onValueChange,
    step = 5,
    disabled,
    hourLabel = 'Hour',
    minuteLabel = 'Minute',
    className,
  } = props
  const wiring = useFieldGroup({ 'aria-label': props['aria-label'] })
  const invalid = useField()?.invalid ? true : undefined
  const [hour = '', chosenMinute = ''] = value.split(':')
  // A minute chosen before its hour waits here: half a time is no value.
  const [waitingMinute, setWaitingMinute] = useState('')
  const minute = hour === '' ? waitingMinute : chosenMinute

  return (
    <fieldset
      {...wiring}
      className={classNames('grid min-w-0 grid-cols-[1fr_auto_1fr] items-center gap-2', className)}
    >
      <Part
        label={hourLabel}
        value={hour}
        options={hours}
        placeholder="HH"
        disabled={disabled}
        invalid={invalid}
        onValueChange={(next) => onValueChange(`${next}:${minute || '00'}`)}
      />
      <span aria-hidden="true" className="font-medium text-soft">
        :
      </span>
      <Part
        label={minuteLabel}
        value={minute}
        options={minutes(step, minute)}
        placeholder="MM"
        disabled={disabled}
        invalid={invalid}
        onValueChange={(next) => (hour === '' ? setWaitingMinute(next) : onValueChange(`${hour}:${next}`))}
      />
    </fieldset>
  )
}

type PartProps = {
  label: string
  value: string
  options: readonly string[]
  placeholder: string
  disabled: boolean | undefined
  invalid: true | undefined
  onValueChange: (value: string) => void
}

function Part({ label, options, invalid, ...rest }: PartProps) {
  return (
    <SelectBox {...rest} aria-label={label} aria-invalid={invalid} className="tabular">
      {options.map((option) => (
        <option key={option} value={option} className="text-ink">
          {option}
        </option>
      ))}
    </SelectBox>
  )
}

/** A minute off the grid (from a link) stays choosable rather than silently changing. */
function minutes(step: number, current: string): readonly string[] {
  const grid = Array.from({ length: Math.ceil(60 / step) }, (_, index) => twoDigits(index * step))
  return current === '' || grid.includes(current) ? grid : grid.concat(current).toSorted()
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
