import type { ComponentProps, ReactNode } from 'react'
import { DatePicker } from '../../shared/ui/date-picker.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { NumberStepper } from '../../shared/ui/number-stepper.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { TextArea, TextInput } from '../../shared/ui/text-input.tsx'

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
