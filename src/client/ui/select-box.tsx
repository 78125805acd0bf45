import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

type SelectBoxProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
  /** Stands in the box while nothing is chosen; none where an option says that itself. */
  placeholder: string | undefined
}

/** The browser's own select, drawn as a control: the wheel under a thumb, letters on a keyboard. */
export function SelectBox({
  value,
  onValueChange,
  placeholder,
  className,
  children,
  ...rest
}: SelectBoxProps) {
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
