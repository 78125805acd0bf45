import { useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'
import { useEarlyEntry } from './use-early-entry.ts'

type TextInputProps = ComponentProps<'input'> & {
  onValueChange?: ((value: string) => void) | undefined
  /** An icon inside the box, before the text. */
  leading?: ReactNode
  /** A unit or a button inside the box, after the text. */
  trailing?: ReactNode
}

export function TextInput(props: TextInputProps) {
  const { onValueChange, leading, trailing, className, onChange, ref, ...rest } = props
  const wiring = useFieldControl(rest)
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current)
  useEarlyEntry(box, rest.value, (entry) => onValueChange?.(entry))
  return (
    <div className={classNames('relative', className)}>
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-soft">
          {leading}
        </span>
      )}
      <input
        ref={box}
        type="text"
        {...rest}
        {...wiring}
        className={classNames('control py-2', leading ? 'pl-11' : 'pl-4', trailing ? 'pr-12' : 'pr-4')}
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.currentTarget.value)
        }}
      />
      {trailing && (
        <span className="absolute inset-y-0 right-0 flex min-w-11 items-center justify-center pr-1 text-sm text-soft">
          {trailing}
        </span>
      )}
    </div>
  )
}
