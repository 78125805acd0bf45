import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'

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
