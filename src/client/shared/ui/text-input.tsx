import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useEarlyEntry, useFieldControl } from './field.tsx'

export type TextInputProps = ComponentProps<'input'> & {
  onValueChange?: ((value: string) => void) | undefined
  /** An icon inside the box, before the text. */
  leading?: ReactNode
}

export function TextInput(props: TextInputProps) {
  const { onValueChange, leading, className, onChange, ref, ...rest } = props
  const wiring = useFieldControl(rest)
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current)
  useEarlyEntry(box, rest.value, (entry) => onValueChange?.(entry))
  return (
    <div className={classNames('relative', className)}>
      {leading && (
        <span
          data-slot="leading"
          className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-soft"
        >
          {leading}
        </span>
      )}
      <input
        ref={box}
        type="text"
        {...rest}
        {...wiring}
        className={classNames('control py-2 pr-4', leading ? 'pl-11' : 'pl-4')}
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.currentTarget.value)
        }}
      />
    </div>
  )
}

/** An address for mail, checked by its form. */
export function EmailInput(props: Pick<TextInputProps, 'value' | 'onValueChange' | 'maxLength'>) {
  return <TextInput type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'ref'> & {
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
