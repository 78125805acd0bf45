import { useRef, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'
import { useEarlyEntry } from './use-early-entry.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'ref'> & {
  /** The field of a call that takes what is written here, line breaks and all: one of MULTI_LINE_FIELDS. */
  writes: `${string}.${string}` | 'this browser'
  onValueChange?: ((value: string) => void) | undefined
}

export function TextArea(props: TextAreaProps) {
  const { onValueChange, className, onChange, writes: _, ...rest } = props
  const wiring = useFieldControl(rest)
  const box = useRef<HTMLTextAreaElement>(null)
  useEarlyEntry(box, rest.value, (entry) => onValueChange?.(entry))
  return (
    <textarea
      ref={box}
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
