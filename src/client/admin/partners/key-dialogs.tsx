import type { ApiKey, ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { type ApiKeyScope, apiKeyScopes, checkNewApiKey } from '@chauffeur/domain/api-keys'
import { DAY_MS } from '@chauffeur/domain/duration'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { AddButton } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/fact.tsx'
import { ChecksField, DateField, RadioField, TextField, optionsOf } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { ShownOnce } from '../common/secret-link.tsx'
import { problemsOfCheck } from '../common/english-problems.ts'

export const scopeNames: Readonly<Record<ApiKeyScope, string>> = {
  quote: 'Ask for prices',
  book: 'Make bookings',
  read: 'Read its bookings',
  webhooks: 'Manage its webhooks',
  keys: 'Renew its own secret',
  statements: 'Read its statements',
}
const NO_SCOPES: readonly string[] = []

/** The end of a day in UTC. */
function endOf(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString()
}

const scopeOptions = apiKeyScopes.map((value) => ({
  value,
  label: (
    <>
      {scopeNames[value]} <span className="font-mono text-sm text-soft">{value}</span>
    </>
  ),
}))

/** The button and the dialog that make a key. */
export function MakeKeyDialog({ partnerId }: { partnerId: string }) {
  const [made, setMade] = useState<ApiKeyWithSecret>()
  const { dialog, field } = useFormDialog(trpc.keys.create, {
    start: () => ({ name: '', scopes: NO_SCOPES, allowedIps: '', expiresOn: '' }),
    input: ({ name, scopes, allowedIps, expiresOn }) => ({
      partnerId,
      name,
      scopes: [...scopes],
      allowedIps: allowedIps.trim() === '' ? null : allowedIps.trim().split(/[\s,]+/),
      expiresAt: expiresOn === '' ? null : endOf(expiresOn),
    }),
    problemsOf: (draft) => problemsOfCheck(checkNewApiKey(draft)),
    editHides: 'all',
    done: { title: 'API key made', description: 'Its secret is shown only once.' },
    failed: 'The key was not made',
    onDone: setMade,
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<AddButton label="Make a key" />}
      title="Make an API key"
      description="Its secret is shown once, right after it is made."
      submit="Make the key"
      busy="Making..."
      result={made && resultOf('The key is made', made, () => setMade(undefined))}
    >
      <TextField
        {...field('name')}
        label="Name"
        hint="Which system it is. Its bookings say so."
        required
        maxLength={MAX_NAME_LENGTH}
      />
      <ChecksField {...field('scopes')} label="What it may do" options={scopeOptions} />
      <TextField
        {...field('allowedIps')}
        label="Only from these addresses"
        hint="IP addresses or networks, like 203.0.113.0/24. Left empty, from everywhere"
        spellCheck={false}
      />
      <DateField {...field('expiresOn')} label="Ends after" />
    </FormDialog>
  )
}

const OLD_SECRETS = optionsOf(
  ['later', 'It works for 24 hours more, so that the other side can change over'],
  ['now', 'It ends at once: when somebody has it who should not'],
)

/** The button and the dialog that renew the secret of a key. */
export function RotateDialog({ apiKey: { id }, describedBy }: { apiKey: ApiKey; describedBy: string }) {
  const [made, setMade] = useState<ApiKeyWithSecret>()
  const { dialog, field } = useFormDialog(trpc.keys.rotate, {
    start: () => ({ old: 'later' }),
    input: ({ old }) => ({ id, endAtOnce: old === 'now' }),
    done: { title: 'Secret renewed', description: 'The new one is shown only once.' },
    failed: 'The secret was not renewed',
    onDone: setMade,
  })
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" aria-describedby={describedBy}>
          Renew secret
        </Button>
      }
      title="Renew the secret"
      description="The key gets a new secret, which is shown once. Its name, bookings and use stay."
      submit="Renew"
      busy="Renewing..."
      result={made && resultOf('The secret is new', made, () => setMade(undefined))}
    >
      <RadioField {...field('old')} label="What becomes of the old secret" options={OLD_SECRETS} />
    </FormDialog>
  )
}

/** The key with its secret, for the only time that it can be seen. */
function resultOf(title: string, { name, secret }: ApiKeyWithSecret, onClose: () => void) {
  const shown = (
    <div className="grid gap-3">
      <p className="font-medium">
        <CustomerText>{name}</CustomerText>
      </p>
      <ShownOnce
        label="Secret of the key"
        value={secret}
        sentence="It is not shown again. Copy it now, and hand it over in a safe way."
        takesFocus
      />
    </div>
  )
  return { title, shown, close: 'Done', onClose }
}
