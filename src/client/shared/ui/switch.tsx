import { Switch as Radix } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  className?: string | undefined
}

/** On or off, at once. The whole row is the target. */
export function Switch({ label, hint, checked, onCheckedChange, className }: SwitchProps) {
  const id = useId()
  return (
    <div
      data-slot="switch"
      className={classNames('relative flex min-h-11 items-center justify-between gap-4', className)}
    >
      <div className="min-w-0">
        <label htmlFor={id} className="block font-medium after:absolute after:inset-0 after:cursor-pointer">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={
          'relative z-10 h-7 w-12 shrink-0 rounded-full border border-line-strong bg-sunken p-0.5 transition-colors ' +
          'data-[state=checked]:border-accent-fill data-[state=checked]:bg-accent-fill'
        }
      >
        <Radix.Thumb
          className={
            'block size-5.5 rounded-full bg-soft transition-[translate,background-color] ' +
            'data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent'
          }
        />
      </Radix.Root>
    </div>
  )
}
