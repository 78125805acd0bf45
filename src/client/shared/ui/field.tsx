import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { classNames } from './class-names.ts'
import { InfoIcon, WarningIcon } from './icons.tsx'

export type FieldProps = {
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
    <div data-slot="field" className={classNames('min-w-0', className)}>
      <Label
        id={labelId}
        data-slot="label"
        {...(group ? {} : { htmlFor: controlId })}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}
      >
        {label}
      </Label>
      {hint && (
        <p id={`${id}-hint`} data-slot="hint" className="-mt-1 mb-2 text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      <div aria-live="polite" data-slot="notes">
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

/** The properties that a Field passes to the control inside it. */
type FieldWiring = {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldWiring | null>(null)

export function useField(): FieldWiring | null {
  return use(FieldContext)
}

type Own = { id?: string | undefined; 'aria-describedby'?: string | undefined }

/** The attributes that tie a control to its Field; a control outside a Field uses its own. */
export function useFieldControl(own: Own) {
  const field = useField()
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': join(own['aria-describedby'], field?.describedBy),
    'aria-invalid': field?.invalid ? true : undefined,
    'aria-required': field?.required ? true : undefined,
  }
}

/** The attributes of a group of controls, which a label element cannot name. */
export function useFieldGroup(own: Own & { 'aria-label'?: string | undefined }) {
  const field = useField()
  return {
    id: own.id ?? field?.controlId,
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-label'] === undefined ? field?.labelId : undefined,
    'aria-describedby': join(own['aria-describedby'], field?.describedBy),
    'aria-invalid': field?.invalid ? true : undefined,
  }
}

function join(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

/**
 * Reports once what stood in a box before the scripts came: typed on a slow phone, or filled in by the browser. React
 * leaves it in the box and reports no change, and the next rendering would erase it.
 */
export function useEarlyEntry(
  box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: unknown,
  onEntry: (entry: string) => void,
): void {
  const entry = useRef<string>(undefined)
  // Before anything renders again.
  useLayoutEffect(() => {
    entry.current = box.current?.value
  }, [box])
  const report = useRef(() => {
    const { current } = entry
    if (typeof value === 'string' && current !== undefined && current !== value) onEntry(current)
  })
  // After the page has restored what it stored, so that what the visitor typed wins.
  useEffect(() => report.current(), [])
}
