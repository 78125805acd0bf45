import { createContext, use } from 'react'

/** The properties that a Field passes to the control inside it. */
export type FieldWiring = {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

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

/** The same for a group of controls, which a label element cannot name. */
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
