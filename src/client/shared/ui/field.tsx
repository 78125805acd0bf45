import { useId, useMemo, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldContext, type FieldWiring } from './field-context.ts'
import { InfoIcon, WarningIcon } from './icons.tsx'

type FieldProps = {
  label: ReactNode
  /** Standing advice under the label. */
  hint?: ReactNode
  /** The problem and its remedy; marks the control invalid and is read out. */
  error?: ReactNode
  /** Worth knowing, stops nothing; read out. */
  warning?: ReactNode
  required?: boolean | undefined
  /** For radio groups, steppers, time: things a label element cannot point at. */
  group?: boolean | undefined
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A label, its control and the texts about it, connected by ids. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    warning,
    required = false,
    group = false,
    hideLabel,
    className,
    children,
  } = props
  const id = useId()
  const labelId = `${id}-label`
  const controlId = `${id}-control`
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`].filter(Boolean).join(' ') ||
    undefined
  const invalid = Boolean(error)
  const wiring = useMemo<FieldWiring>(
    () => ({ controlId, labelId, describedBy, invalid, required }),
    [controlId, labelId, describedBy, invalid, required],
  )
  const Label = group ? 'span' : 'label'

  return (
    <div className={classNames('min-w-0', className)}>
      <Label
        id={labelId}
        {...(group ? {} : { htmlFor: controlId })}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}
      >
        {label}
      </Label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm text-danger">
            <WarningIcon className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
        {warning && (
          <p id={`${id}-warning`} className="mt-1.5 flex gap-1.5 text-sm text-warning">
            <InfoIcon className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{warning}</span>
          </p>
        )}
      </div>
    </div>
  )
}
