import { useFieldControl } from './field-context.ts'
import { SelectBox } from './select-box.tsx'
import { uiTexts } from './ui-texts.ts'

type SelectOption<Value extends string> = {
  value: Value
  label: string
  disabled?: boolean | undefined
}

type SelectProps<Value extends string> = {
  /** null while nothing is chosen. */
  value: Value | null
  onValueChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  placeholder?: string | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  id?: string | undefined
  /** Outside a Field. */
  'aria-label'?: string | undefined
  className?: string | undefined
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onValueChange, options, placeholder = uiTexts.choose, disabled, name, className } = props
  const wiring = useFieldControl(props)
  return (
    <SelectBox
      {...wiring}
      aria-label={props['aria-label']}
      name={name}
      value={value ?? ''}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next)
        if (option) onValueChange(option.value)
      }}
      placeholder={options.some((option) => option.value === '') ? undefined : placeholder}
      disabled={disabled}
      className={className}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
          {option.label}
        </option>
      ))}
    </SelectBox>
  )
}
