import type { ComponentProps, ReactNode } from 'react'
import { DatePicker } from '../../shared/ui/date-picker.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { NumberStepper } from '../../shared/ui/number-stepper.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { TextArea, TextInput } from '../../shared/ui/text-input.tsx'
import { TimePicker } from '../../shared/ui/time-picker.tsx'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'

/** A field of a draft, as `field('name')` of useDraftForm gives it. */
export interface BoundField<Value> {
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly error: string | undefined
}

type Labelled = Pick<ComponentProps<typeof Field>, 'hint' | 'warning' | 'required' | 'className'> & {
  label: ReactNode
}

/** The properties of the field around a control, and those of the control itself. */
function split<Props extends Labelled & { error: string | undefined }>(props: Props) {
  const { label, hint, warning, required, className, error, ...control } = props
  return [{ label, hint, warning, required, className, error }, control] as const
}

type TextFieldProps = Labelled &
  BoundField<string> &
  Omit<ComponentProps<typeof TextInput>, keyof Labelled | keyof BoundField<string>> & {
    inputClassName?: string | undefined
  }

/** One line of text. What the browser knows is of the office, not of what is entered here, and is not suggested. */
export function TextField({ inputClassName, ...props }: TextFieldProps) {
  const [field, input] = split(props)
  return (
    <Field {...field}>
      <TextInput autoComplete="off" {...input} className={inputClassName} />
    </Field>
  )
}

type TextAreaFieldProps = Labelled &
  BoundField<string> &
  Omit<ComponentProps<typeof TextArea>, keyof Labelled | keyof BoundField<string>>

export function TextAreaField(props: TextAreaFieldProps) {
  const [field, area] = split(props)
  return (
    <Field {...field}>
      <TextArea autoComplete="off" {...area} />
    </Field>
  )
}

type SelectFieldProps<Value extends string> = Labelled &
  ComponentProps<typeof Select<Value>> & { error?: string | undefined }

export function SelectField<Value extends string>({ error, ...props }: SelectFieldProps<Value>) {
  const [field, select] = split({ ...props, error })
  return (
    <Field {...field}>
      <Select {...select} />
    </Field>
  )
}

type DateFieldProps = Labelled & BoundField<string> & ComponentProps<typeof DatePicker>

export function DateField(props: DateFieldProps) {
  const [field, picker] = split(props)
  return (
    <Field {...field}>
      <DatePicker {...picker} />
    </Field>
  )
}

type StepperFieldProps = Labelled & BoundField<number> & ComponentProps<typeof NumberStepper>

export function StepperField(props: StepperFieldProps) {
  const [field, stepper] = split(props)
  return (
    <Field {...field} group>
      <NumberStepper {...stepper} />
    </Field>
  )
}

type SwitchFieldProps = Omit<ComponentProps<typeof Switch>, 'checked' | 'onCheckedChange'> &
  BoundField<boolean>

/** On or off: nothing that could be wrong. */
export function SwitchField({ value, onValueChange, ...rest }: SwitchFieldProps) {
  return <Switch checked={value} onCheckedChange={onValueChange} {...rest} />
}

export interface Coordinates {
  readonly latitude: string
  readonly longitude: string
}

type CoordinateFieldsProps = Coordinates & {
  /** Gets only those that have changed. */
  onChange: (change: Partial<Coordinates>) => void
  latitudeError?: string | undefined
  longitudeError?: string | undefined
  required?: boolean | undefined
}

/** A point as typed. A pair that is pasted into one field fills both. */
export function CoordinateFields(props: CoordinateFieldsProps) {
  const { latitude, longitude, onChange, latitudeError, longitudeError, required } = props
  const read = (text: string, field: keyof Coordinates) => onChange(coordinatePair(text) ?? { [field]: text })
  const shared = { autoComplete: 'off', maxLength: 60, className: 'tabular' } as const
  return (
    <>
      <Field label="Latitude" error={latitudeError} required={required}>
        <TextInput {...shared} value={latitude} onValueChange={(text) => read(text, 'latitude')} />
      </Field>
      <Field label="Longitude" error={longitudeError} required={required}>
        <TextInput {...shared} value={longitude} onValueChange={(text) => read(text, 'longitude')} />
      </Field>
    </>
  )
}

const PAIR = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** A latitude and longitude in one text, as maps let people copy them. */
export function coordinatePair(text: string): { latitude: string; longitude: string } | undefined {
  const [, latitude, longitude] = PAIR.exec(text) ?? []
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
}

interface Period {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
}

interface PeriodFieldsProps {
  readonly period: Period
  readonly onChange: (changed: Partial<Period>) => void
  readonly problemAt: (field: keyof Period) => string | undefined
}

/** From a day and time until another; an end that the start passes moves along with it. */
export function PeriodFields({ period, onChange, problemAt }: PeriodFieldsProps) {
  const { startDate, startTime, endDate, endTime } = period
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_9.5rem]">
      <Field label="From, day" error={problemAt('startDate')} required>
        <DatePicker
          value={startDate}
          onValueChange={(day) => onChange({ startDate: day, ...(endDate < day && { endDate: day }) })}
        />
      </Field>
      <Field label="From, time" error={problemAt('startTime')} required>
        <TimePicker value={startTime} onValueChange={(time) => onChange({ startTime: time })} />
      </Field>
      <Field label="Until, day" error={problemAt('endDate')} required>
        <DatePicker value={endDate} min={startDate} onValueChange={(day) => onChange({ endDate: day })} />
      </Field>
      <Field label="Until, time" error={problemAt('endTime')} required>
        <TimePicker value={endTime} onValueChange={(time) => onChange({ endTime: time })} />
      </Field>
    </div>
  )
}

interface EmailFieldProps {
  readonly label: string
  readonly error: string | undefined
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** The address of a customer, typed by the office: nothing the browser knows is suggested. */
export function EmailField({ label, error, ...input }: EmailFieldProps) {
  return (
    <Field label={label} error={error} required>
      <TextInput
        {...input}
        maxLength={MAX_TEXT_LENGTH}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}
