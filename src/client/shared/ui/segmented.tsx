import { RadioGroup } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldGroup } from './field.tsx'

type SegmentedOption<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode }

type SegmentedProps<Value extends string> = {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly SegmentedOption<Value>[]
  /** Outside a Field. */
  'aria-label'?: string | undefined
  size?: 'small' | 'medium' | undefined
  className?: string | undefined
}

/** A choice among two or three short labels, side by side; a radio group for the keyboard. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { value, onValueChange, options, size = 'medium', className, ...rest } = props
  const id = useId()
  const wiring = useFieldGroup(rest)
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <RadioGroup.Root
      {...wiring}
      value={value}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next)
        if (option) onValueChange(option.value)
      }}
      className={classNames('relative grid rounded-control bg-sunken p-1', className)}
      style={{ gridTemplateColumns: `repeat(${options.length}, minmax(0, 1fr))` }}
    >
      {chosen >= 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-y-1 left-1 rounded-[0.3125rem] bg-raised shadow-card transition-transform duration-200"
          style={{
            width: `calc((100% - 0.5rem) / ${options.length})`,
            transform: `translateX(${chosen * 100}%)`,
          }}
        />
      )}
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          aria-labelledby={`${id}-${option.value}`}
          className={classNames(
            'relative flex items-center justify-center gap-2 rounded-[0.3125rem] text-center ' +
              'leading-tight font-medium text-soft transition-colors hover:text-ink data-[state=checked]:text-ink',
            size === 'small'
              ? 'min-h-8 px-2 text-sm whitespace-nowrap sm:px-3 pointer-coarse:min-h-11'
              : 'min-h-11 px-3 py-1.5',
          )}
        >
          {option.icon}
          <span id={`${id}-${option.value}`} className="min-w-0">
            {option.label}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
