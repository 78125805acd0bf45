import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { DatePicker } from '../../shared/ui/date-picker.tsx'
import { Field, useFieldGroup } from '../../shared/ui/field.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import {
  splitField,
  TextAreaField as TextBoxField,
  TextField as TextInputField,
  type TextFieldProps,
  type WithField,
} from '../../shared/ui/text-field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { TimePicker } from '../../shared/ui/time-picker.tsx'

/** A field of a draft, as `field('name')` of useDraftForm gives it. */
export interface BoundField<Value> {
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly error: string | undefined
}

/** One line of text. What the browser knows is of the office, not of what is entered here, and is not suggested. */
export function TextField(props: TextFieldProps) {
  return <TextInputField autoComplete="off" {...props} />
}

/** The address of a customer, typed by the office. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      required
      maxLength={MAX_TEXT_LENGTH}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

export function TextAreaField(props: ComponentProps<typeof TextBoxField>) {
  return <TextBoxField autoComplete="off" {...props} />
}

export function SelectField<Value extends string>(props: WithField<ComponentProps<typeof Select<Value>>>) {
  const [field, select] = splitField(props)
  return (
    <Field {...field}>
      <Select {...select} />
    </Field>
  )
}

export function DateField(props: WithField<ComponentProps<typeof DatePicker>>) {
  const [field, picker] = splitField(props)
  return (
    <Field {...field}>
      <DatePicker {...picker} />
    </Field>
  )
}

export function TimeField(props: WithField<ComponentProps<typeof TimePicker>>) {
  const [field, picker] = splitField(props)
  return (
    <Field {...field}>
      <TimePicker {...picker} />
    </Field>
  )
}

export function SegmentedField<Value extends string>(
  props: WithField<ComponentProps<typeof Segmented<Value>>>,
) {
  const [field, segmented] = splitField(props)
  return (
    <Field {...field} group>
      <Segmented {...segmented} />
    </Field>
  )
}

export function RadioField<Value extends string>(props: WithField<ComponentProps<typeof RadioList<Value>>>) {
  const [field, list] = splitField(props)
  return (
    <Field {...field} group>
      <RadioList {...list} />
    </Field>
  )
}

type ChecksFieldProps<Value extends string> = WithField<object> & {
  /** Which are ticked. */
  value: readonly Value[]
  /** Gets them in the order of the options. */
  onValueChange: (value: readonly Value[]) => void
  options: readonly { readonly value: Value; readonly label: ReactNode; readonly hint?: ReactNode }[]
  /** How the boxes are laid out. */
  layout?: string | undefined
}

/** Several of a list, to be ticked. */
export function ChecksField<Value extends string>(props: ChecksFieldProps<Value>) {
  const [field, checks] = splitField(props)
  return (
    <Field {...field} group>
      <Checks {...checks} />
    </Field>
  )
}

type ChecksProps<Value extends string> = Omit<ChecksFieldProps<Value>, keyof WithField<object>>

function Checks<Value extends string>({ value, onValueChange, options, layout }: ChecksProps<Value>) {
  const group = useFieldGroup({})
  const place = (one: Value) => options.findIndex(({ value }) => value === one)
  const tick = (one: Value, isChosen: boolean) => {
    const chosen = isChosen ? [...value, one] : value.filter((other) => other !== one)
    onValueChange(chosen.toSorted((a, b) => place(a) - place(b)))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would want the label inside
    <div role="group" {...group} className={classNames('grid', layout)}>
      {options.map(({ value: one, label, hint }) => (
        <Checkbox
          key={one}
          label={label}
          hint={hint}
          checked={value.includes(one)}
          onCheckedChange={(isChosen) => tick(one, isChosen)}
        />
      ))}
    </div>
  )
}

type SwitchFieldProps = Omit<ComponentProps<typeof Switch>, 'checked' | 'onCheckedChange'> & {
  value: boolean
  onValueChange: (value: boolean) => void
  /** Nothing could be wrong. */
  error?: undefined | string
}

/** On or off. */
export function SwitchField(props: SwitchFieldProps) {
  const { value, onValueChange, error: _, ...rest } = props
  return <Switch checked={value} onCheckedChange={onValueChange} {...rest} />
}

/** The options of a choice, each with its label. */
export function optionsOf<const Value extends string>(
  ...options: readonly (readonly [value: Value, label: string])[]
) {
  return options.map(([value, label]) => ({ value, label }))
}

export interface Coordinates {
  readonly latitude: string
  readonly longitude: string
}

type CoordinateFieldsProps = Coordinates & {
  /** Gets only those that have changed. */
  onChange: (change: Partial<Coordinates>) => void
  problemAt: (field: keyof Coordinates) => string | undefined
  required?: boolean | undefined
}

/** A point as typed. A pair that is pasted into one field fills both. */
export function CoordinateFields({ onChange, problemAt, required, ...point }: CoordinateFieldsProps) {
  const field = (name: keyof Coordinates) => ({
    value: point[name],
    onValueChange: (text: string) => onChange(coordinatePair(text) ?? { [name]: text }),
    error: problemAt(name),
    required,
    maxLength: 60,
    inputClassName: 'tabular',
  })
  return (
    <>
      <TextField {...field('latitude')} label="Latitude" />
      <TextField {...field('longitude')} label="Longitude" />
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
  const { startDate, endDate } = period
  const field = (name: keyof Period) => ({
    value: period[name],
    onValueChange: (value: string) => onChange({ [name]: value }),
    error: problemAt(name),
    required: true,
  })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_9.5rem]">
      <DateField
        {...field('startDate')}
        label="From, day"
        onValueChange={(day) => onChange({ startDate: day, ...(endDate < day && { endDate: day }) })}
      />
      <TimeField {...field('startTime')} label="From, time" />
      <DateField {...field('endDate')} label="Until, day" min={startDate} />
      <TimeField {...field('endTime')} label="Until, time" />
    </div>
  )
}

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
