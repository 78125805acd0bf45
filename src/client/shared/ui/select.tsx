import type { ComponentProps } from 'react'
import { uiTexts } from '@chauffeur/words/en/shared'
import { useFieldControl } from './field.tsx'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

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
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onValueChange, options, placeholder = uiTexts.choose, disabled } = props
  const wiring = useFieldControl({})
  return (
    <SelectBox
      {...wiring}
      value={value ?? ''}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next)
        if (option) onValueChange(option.value)
      }}
      placeholder={options.some((option) => option.value === '') ? undefined : placeholder}
      disabled={disabled}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
          {option.label}
        </option>
      ))}
    </SelectBox>
  )
}

type SelectBoxProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
  /** Stands in the box while nothing is chosen; none where an option says that itself. */
  placeholder: string | undefined
}

/** The browser's own select, drawn as a control: the wheel under a thumb, letters on a keyboard. */
function SelectBox({ value, onValueChange, placeholder, className, children, ...rest }: SelectBoxProps) {
  return (
    <div className="relative">
      <select
        {...rest}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className={classNames(
          'control appearance-none truncate py-2 pr-9 pl-4',
          value === '' && placeholder !== undefined && 'text-faint',
          className,
        )}
      >
        {value === '' && placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-soft" />
    </div>
  )
}
