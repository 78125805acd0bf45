import { RadioGroup } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { useFieldGroup } from './field-context.ts'

type RadioListOption = { value: string; label: ReactNode }

type RadioListProps = {
  value: string | null
  onValueChange: (value: string) => void
  options: readonly RadioListOption[]
  /** Outside a Field. */
  'aria-label'?: string | undefined
}

/** One choice among short lines; small enough to stand inside a card that is itself a choice. */
export function RadioList({ value, onValueChange, options, ...rest }: RadioListProps) {
  const id = useId()
  const wiring = useFieldGroup(rest)
  return (
    <RadioGroup.Root {...wiring} value={value} onValueChange={onValueChange} className="grid gap-1">
      {options.map((option, index) => (
        <div
          key={option.value}
          className="relative flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
        >
          <RadioGroup.Item
            value={option.value}
            aria-labelledby={`${id}-${index}`}
            className={
              'peer flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-raised ' +
              'after:absolute after:inset-0 after:content-[""] data-[state=checked]:border-accent-fill'
            }
          >
            <RadioGroup.Indicator className="size-2.5 rounded-full bg-accent-fill" />
          </RadioGroup.Item>
          <span id={`${id}-${index}`} className="min-w-0 leading-tight">
            {option.label}
          </span>
        </div>
      ))}
    </RadioGroup.Root>
  )
}
