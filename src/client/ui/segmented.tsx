import { RadioGroup } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldGroup } from './field-context.ts'

export type SegmentedOption<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode }

export type SegmentedProps<Value extends string> = {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly SegmentedOption<Value>[]
  /** Outside a Field. */
  'aria-label'?: string | undefined
  className?: string | undefined
}

/** A choice among two or three short words, side by side; a radio group to the keyboard. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { value, onValueChange, options, className, ...rest } = props
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
          className={
            'relative flex min-h-11 items-center justify-center gap-2 rounded-[0.3125rem] px-3 py-1.5 text-center ' +
            'leading-tight font-medium text-soft transition-colors hover:text-ink data-[state=checked]:text-ink'
          }
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
