import type { ApiKey, ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { type ApiKeyScope, apiKeyScopes, checkNewApiKey } from '@chauffeur/domain/api-keys'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field, useFieldGroup } from '../../shared/ui/field.tsx'
import { PlusIcon } from '../../shared/ui/icons.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { problemsOfCheck } from '../common/failures.ts'
import { type BoundField, TextField } from '../common/fields.tsx'
import { ShownOnce } from '../common/shown-once.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'

export const scopeNames: Readonly<Record<ApiKeyScope, string>> = {
  quote: 'Ask for prices',
  book: 'Make bookings',
  read: 'Read its bookings',
  webhooks: 'Manage its webhooks',
}
const NO_SCOPES: readonly string[] = []

/** The button and the dialog that make a key. */
export function MakeKeyDialog() {
  const [made, setMade] = useState<ApiKeyWithSecret>()
  const { dialog, field } = useFormDialog(trpc.keys.create, {
    start: () => ({ name: '', scopes: NO_SCOPES }),
    input: ({ name, scopes }) => ({ name, scopes: [...scopes] }),
    problemsOf: (draft) => problemsOfCheck(checkNewApiKey(draft)),
    editHides: 'all',
    done: { title: 'API key made', description: 'Its secret is shown only once.' },
    failed: 'The key was not made',
    onDone: setMade,
  })
  return (
    <SecretDialog
      {...dialog}
      trigger={
        <Button variant="primary" size="small">
          <PlusIcon className="size-4.5" />
          Make a key
        </Button>
      }
      texts={{
        title: 'Make an API key',
        lead: 'Its secret is shown once, right after it is made.',
        submit: 'Make the key',
        busy: 'Making...',
        madeTitle: 'The key is made',
      }}
      made={made}
      onForget={() => setMade(undefined)}
    >
      <TextField
        {...field('name')}
        label="Name"
        hint="Whose system it is. Its bookings say so."
        required
        maxLength={MAX_NAME_LENGTH}
      />
      <ScopeChoices {...field('scopes')} />
    </SecretDialog>
  )
}

/** The rights of a new key, to be ticked. */
function ScopeChoices({ error, ...choices }: BoundField<readonly string[]>) {
  return (
    <Field label="What it may do" group error={error}>
      <Choices {...choices} />
    </Field>
  )
}

function Choices({ value, onValueChange }: Omit<BoundField<readonly string[]>, 'error'>) {
  const group = useFieldGroup({})
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would want the label inside
    <div role="group" {...group} className="grid">
      {apiKeyScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={
            <>
              {scopeNames[scope]} <span className="font-mono text-sm text-soft">{scope}</span>
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

const OLD_SECRETS = [
  { value: 'later', label: 'It works for 24 hours more, so that the other side can change over' },
  { value: 'now', label: 'It ends at once: when somebody has it who should not' },
]

/** The button and the dialog that renew the secret of a key. */
export function RotateDialog({ apiKey: { id }, describedBy }: { apiKey: ApiKey; describedBy: string }) {
  const [made, setMade] = useState<ApiKeyWithSecret>()
  const { dialog, bind } = useFormDialog(trpc.keys.rotate, {
    start: () => ({ old: 'later' }),
    input: ({ old }) => ({ id, endAtOnce: old === 'now' }),
    done: { title: 'Secret renewed', description: 'The new one is shown only once.' },
    failed: 'The secret was not renewed',
    onDone: setMade,
  })
  return (
    <SecretDialog
      {...dialog}
      trigger={
        <Button size="small" aria-describedby={describedBy}>
          Renew secret
        </Button>
      }
      texts={{
        title: 'Renew the secret',
        lead: 'The key gets a new secret, which is shown once. Its name, bookings and use stay.',
        submit: 'Renew',
        busy: 'Renewing...',
        madeTitle: 'The secret is new',
      }}
      made={made}
      onForget={() => setMade(undefined)}
    >
      <Field label="What becomes of the old secret" group>
        <RadioList {...bind('old')} options={OLD_SECRETS} />
      </Field>
    </SecretDialog>
  )
}

type SecretDialogProps = {
  open: boolean
  onOpen: () => void
  onClose: () => void
  formId: string
  form: ComponentProps<'form'>
  isSending: boolean
  trigger: ReactElement
  texts: Readonly<Record<'title' | 'lead' | 'submit' | 'busy' | 'madeTitle', string>>
  /** The key with its secret, once it is made; closing the dialog forgets it. */
  made: ApiKeyWithSecret | undefined
  onForget: () => void
  /** The fields of the form. */
  children: ReactNode
}

/** A dialog whose form makes a secret, which it then shows for the only time. */
function SecretDialog(props: SecretDialogProps) {
  const { open, onOpen, onClose, formId, form, isSending, trigger, texts, made, onForget, children } = props
  const close = () => {
    onClose()
    onForget()
  }
  return (
    <Dialog
      open={open || made !== undefined}
      onOpenChange={(next) => {
        if (isSending) return
        if (next) onOpen()
        else close()
      }}
      trigger={trigger}
      size={made ? 'large' : 'medium'}
      keepsOpen={made !== undefined}
      title={made ? texts.madeTitle : texts.title}
      description={made ? undefined : texts.lead}
      footer={
        made ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button disabled={isSending} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={isSending} busyLabel={texts.busy}>
              {texts.submit}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <div className="grid gap-3">
          <p className="font-medium">
            <CustomerText>{made.name}</CustomerText>
          </p>
          <ShownOnce
            label="Secret of the key"
            value={made.secret}
            sentence="It is not shown again. Copy it now, and hand it over in a safe way."
            takesFocus
          />
        </div>
      ) : (
        <form id={formId} {...form} className="grid gap-5">
          {children}
        </form>
      )}
    </Dialog>
  )
}
