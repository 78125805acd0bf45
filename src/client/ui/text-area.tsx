import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

export type TextAreaProps = ComponentProps<'textarea'> & {
  onValueChange?: ((value: string) => void) | undefined
}

export function TextArea({ onValueChange, className, onChange, ...rest }: TextAreaProps) {
  const wiring = useFieldControl(rest)
  return (
    <textarea
      rows={4}
      {...rest}
      {...wiring}
      className={classNames('control resize-y px-4 py-3', className)}
      onChange={(event) => {
        onChange?.(event)
        onValueChange?.(event.currentTarget.value)
      }}
    />
  )
}
