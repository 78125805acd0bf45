import { Field, type FieldProps } from './field.tsx'
import { TextArea, type TextAreaProps, TextInput, type TextInputProps } from './text-input.tsx'

type Around = Omit<FieldProps, 'group' | 'children'>

/** The properties of a control that brings its Field along: its own, and those of the Field. */
export type WithField<Control> = Around & Omit<Control, keyof Around>

/** The properties of the Field, and those of the control in it. */
export function splitField<Props extends Around>(props: Props) {
  const { label, hint, warning, required, hideLabel, className, error, ...control } = props
  return [{ label, hint, warning, required, hideLabel, className, error }, control] as const
}

export type TextFieldProps = WithField<TextInputProps> & { inputClassName?: string | undefined }

/** One line of text in its field. */
export function TextField({ inputClassName, ...props }: TextFieldProps) {
  const [field, input] = splitField(props)
  return (
    <Field {...field}>
      <TextInput {...input} className={inputClassName} />
    </Field>
  )
}

/** Several lines of text in their field. */
export function TextAreaField(props: WithField<TextAreaProps>) {
  const [field, area] = splitField(props)
  return (
    <Field {...field}>
      <TextArea {...area} />
    </Field>
  )
}
