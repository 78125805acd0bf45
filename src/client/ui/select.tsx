import { Select as Radix } from 'radix-ui'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'
import { CheckIcon, ChevronDownIcon } from './icons.tsx'

export type SelectOption<Value extends string> = {
  value: Value
  label: string
  disabled?: boolean | undefined
}

export type SelectProps<Value extends string> = {
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
  const { value, onValueChange, options, placeholder = 'Choose', disabled, name, className } = props
  const wiring = useFieldControl(props)
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next)
        if (option) onValueChange(option.value)
      }}
      disabled={disabled ?? false}
      {...(name === undefined ? {} : { name })}
    >
      <Radix.Trigger
        {...wiring}
        aria-label={props['aria-label']}
        className={classNames(
          'control flex items-center justify-between gap-3 py-2 pr-3.5 pl-4 data-placeholder:text-faint',
          className,
        )}
      >
        <span className="min-w-0 truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDownIcon className="size-4.5 text-soft" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className={
            'z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) ' +
            'max-w-[calc(100vw-1.5rem)] overflow-hidden rounded-card border border-line bg-raised text-ink shadow-float ' +
            'data-[state=open]:animate-rise-in'
          }
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={
                  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 py-2 leading-tight outline-none ' +
                  'select-none data-disabled:text-faint data-highlighted:bg-sunken data-[state=checked]:font-medium'
                }
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <CheckIcon className="size-4.5 text-accent" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
