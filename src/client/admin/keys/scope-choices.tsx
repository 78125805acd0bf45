import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { useFieldGroup } from '../../ui/field-context.ts'
import { keyTexts } from './key-texts.ts'

type ScopeChoicesProps = {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error: string | undefined
}

/** What a new key may do, to be ticked. */
export function ScopeChoices({ error, ...choices }: ScopeChoicesProps) {
  return (
    <Field label={keyTexts.fields.scopes} group error={error}>
      <Choices {...choices} />
    </Field>
  )
}

function Choices({ chosen, onChange }: Omit<ScopeChoicesProps, 'error'>) {
  const group = useFieldGroup({})
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would want the label inside
    <div role="group" {...group} className="grid">
      {apiKeyScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={
            <>
              {keyTexts.scopeNames[scope]} <span className="font-mono text-sm text-soft">{scope}</span>
            </>
          }
          checked={chosen.includes(scope)}
          onCheckedChange={(isChosen) =>
            onChange(isChosen ? [...chosen, scope] : chosen.filter((other) => other !== scope))
          }
        />
      ))}
    </div>
  )
}
