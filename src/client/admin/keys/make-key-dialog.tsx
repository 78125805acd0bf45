import type { ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field, useFieldGroup } from '../../shared/ui/field.tsx'
import { PlusIcon } from '../../shared/ui/icons.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useDraftDialog } from '../common/use-draft-form.ts'
import { CreatedSecret } from './created-secret.tsx'
import { keyTexts } from './key-texts.ts'
import { type KeyDraft, useMakeKey } from './use-keys.ts'

const texts = keyTexts.make
const EMPTY: KeyDraft = { name: '', scopes: [] }

/** The button and the dialog that create a key. Each opening starts empty, and closing discards the secret. */
export function MakeKeyDialog() {
  const [made, setMade] = useState<ApiKeyWithSecret>()
  const { dialog, form, bind, problemAt } = useDraftDialog(() => EMPTY, useMakeKey(setMade))
  const { open, onOpen, isSending } = dialog
  const close = () => {
    dialog.onClose()
    setMade(undefined)
  }
  return (
    <Dialog
      open={open || made !== undefined}
      onOpenChange={(next) => {
        if (isSending) return
        if (next) onOpen()
        else close()
      }}
      trigger={
        <Button variant="primary" size="small">
          <PlusIcon className="size-4.5" />
          {texts.open}
        </Button>
      }
      size={made ? 'large' : 'medium'}
      keepsOpen={made !== undefined}
      title={made ? texts.madeTitle : texts.title}
      description={made ? undefined : texts.lead}
      footer={
        made ? (
          <Button onClick={close}>{keyTexts.finish}</Button>
        ) : (
          <>
            <Button disabled={isSending} onClick={close}>
              {keyTexts.cancel}
            </Button>
            <Button
              type="submit"
              form={dialog.formId}
              variant="primary"
              busy={isSending}
              busyLabel={texts.busy}
            >
              {texts.submit}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <CreatedSecret made={made} />
      ) : (
        <form {...form} className="grid gap-5">
          <Field
            label={keyTexts.fields.name}
            hint={keyTexts.fields.nameHint}
            error={problemAt('name')}
            required
          >
            <TextInput {...bind('name')} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
          </Field>
          <ScopeChoices {...bind('scopes')} error={problemAt('scopes')} />
        </form>
      )}
    </Dialog>
  )
}

type ScopeChoicesProps = {
  /** Which are ticked. */
  value: readonly string[]
  onValueChange: (scopes: readonly string[]) => void
  error: string | undefined
}

/** The rights of a new key, to be ticked. */
function ScopeChoices({ error, ...choices }: ScopeChoicesProps) {
  return (
    <Field label={keyTexts.fields.scopes} group error={error}>
      <Choices {...choices} />
    </Field>
  )
}

function Choices({ value, onValueChange }: Omit<ScopeChoicesProps, 'error'>) {
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
          checked={value.includes(scope)}
          onCheckedChange={(isChosen) =>
            onValueChange(isChosen ? [...value, scope] : value.filter((other) => other !== scope))
          }
        />
      ))}
    </div>
  )
}
