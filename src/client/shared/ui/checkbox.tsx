import { Checkbox as Radix } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { useFieldControl } from './field.tsx'
import { CheckIcon } from './icons.tsx'

type CheckboxProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Its Field, if there is one, is that of a group: the box has its own id and label. */
export function Checkbox({ label, hint, checked, onCheckedChange }: CheckboxProps) {
  const id = useId()
  const wiring = useFieldControl({ id, 'aria-describedby': hint ? `${id}-hint` : undefined })
  return (
    <div className="relative flex min-h-11 items-start gap-3 py-2.5">
      <Radix.Root
        {...wiring}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        className={
          'relative z-10 mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-[0.25rem] border border-line-strong ' +
          'bg-raised text-on-accent transition-colors data-[state=checked]:border-accent-fill ' +
          'data-[state=checked]:bg-accent-fill aria-invalid:border-danger'
        }
      >
        <Radix.Indicator>
          <CheckIcon className="size-4" strokeWidth="2.25" />
        </Radix.Indicator>
      </Radix.Root>
      <div className="min-w-0">
        <label htmlFor={id} className="block after:absolute after:inset-0 after:cursor-pointer">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
