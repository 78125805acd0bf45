import type { ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { checkNewApiKey } from '@chauffeur/domain/api-keys'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { useEffect, useId, useState } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { problemsOfCheck } from '../common/field-problems.ts'
import { keyTexts } from './key-texts.ts'
import { ScopeChoices } from './scope-choices.tsx'
import { CreatedSecret } from './created-secret.tsx'
import { useMakeKey } from './use-keys.ts'

const texts = keyTexts.make
const EMPTY = { name: '', scopes: [] as readonly string[] }

/** The button and the dialog that create a key. Each opening starts empty, and closing discards the secret. */
export function MakeKeyDialog() {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const [made, setMade] = useState<ApiKeyWithSecret>()
  const close = () => {
    setOpen(false)
    setMade(undefined)
  }
  const show = (made: ApiKeyWithSecret) => {
    // The form is unmounted before it can report this.
    setSending(false)
    setMade(made)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (isSending) return
        if (next) setOpen(true)
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
            <Button type="submit" form={formId} variant="primary" busy={isSending} busyLabel={texts.busy}>
              {texts.submit}
            </Button>
          </>
        )
      }
    >
      {made ? <CreatedSecret made={made} /> : <KeyForm id={formId} onSending={setSending} onMade={show} />}
    </Dialog>
  )
}

type KeyFormProps = {
  id: string
  onSending: (isSending: boolean) => void
  onMade: (made: ApiKeyWithSecret) => void
}

function KeyForm({ id, onSending, onMade }: KeyFormProps) {
  const [draft, setDraft] = useState(EMPTY)
  const check = checkNewApiKey(draft)
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems(problemsOfCheck(check))
  const { run, isPending } = useMakeKey({ onDone: onMade, onRefused: showRefused })
  useEffect(() => onSending(isPending), [isPending, onSending])
  const change = (next: Partial<typeof EMPTY>) => {
    clear()
    setDraft((draft) => ({ ...draft, ...next }))
  }

  const submit = () => {
    if (check.valid) run(check.value)
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={handleSubmit(submit)} className="grid gap-5">
      <Field label={keyTexts.fields.name} hint={keyTexts.fields.nameHint} error={problemAt('name')} required>
        <TextInput
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={draft.name}
          onValueChange={(name) => change({ name })}
        />
      </Field>
      <ScopeChoices
        chosen={draft.scopes}
        onChange={(scopes) => change({ scopes })}
        error={problemAt('scopes')}
      />
    </form>
  )
}
