import type { MemberKey, MemberKeyWithSecret } from '@chauffeur/contract/partner-developers'
import { apiKeyScopes, apiKeyState, isApiKeyOver, type ApiKeyScope } from '@chauffeur/domain/api-keys'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { useState } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { CardRows, KEPT_FRESH, Reading } from '../reading.tsx'
import { AddForm } from '../add-form.tsx'
import { AskFirst } from './ask-first.tsx'
import { instantText } from './instant.tsx'
import { ShownOnce, type Secret } from './shown-once.tsx'

/** The keys of the partner, and the form that makes one. */
export function KeysTab() {
  const texts = developerTexts.keys
  const query = trpc.memberKeys.list.useQuery(undefined, KEPT_FRESH)
  const [secret, setSecret] = useState<Secret>()
  const show = (title: string, { secret: value }: MemberKeyWithSecret) =>
    setSecret({ title, label: texts.secret, value })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Reading query={query}>
        {({ keys }) => (
          <CardRows
            label={developerTexts.tabs.keys}
            rows={keys}
            keyOf={({ id }) => id}
            none={texts.none}
            className="px-4 py-4 sm:px-5"
          >
            {(key) => (
              <KeyRow
                apiKey={key}
                now={new Date(query.dataUpdatedAt)}
                onRotated={(made) => show(texts.rotated, made)}
              />
            )}
          </CardRows>
        )}
      </Reading>
      <MakeKey onMade={(made) => show(texts.made, made)} />
      <ShownOnce secret={secret} onClose={() => setSecret(undefined)} />
    </div>
  )
}

const tones = { expiring: 'warning', expired: 'danger', revoked: 'neutral' } as const

function KeyRow({
  apiKey,
  now,
  onRotated,
}: {
  apiKey: MemberKey
  now: Date
  onRotated: (made: MemberKeyWithSecret) => void
}) {
  const texts = developerTexts.keys
  const { id, name, scopes, start, lastUsedAt, oldSecret, expiresAt } = apiKey
  const state = apiKeyState(apiKey, now)
  const works = !isApiKeyOver(state)
  const { memberKeys } = trpc.useUtils()
  const onSettled = () => void memberKeys.invalidate()
  const rotate = trpc.memberKeys.rotate.useMutation({ onSettled })
  const endOld = trpc.memberKeys.endOldSecret.useMutation({ onSettled })
  const revoke = trpc.memberKeys.revoke.useMutation({ onSettled })
  return (
    <article aria-label={name} className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          <span className="break-words">{name}</span>
          {state !== 'in_use' && <Badge tone={tones[state]}>{texts.states[state]}</Badge>}
        </p>
        <p className="font-mono text-sm">{start}…</p>
        <p className="text-sm text-soft">{scopes.map((scope) => texts.scopeNames[scope]).join(', ')}</p>
        <p className="text-sm text-soft">
          {lastUsedAt === null ? texts.neverUsed : texts.used(instantText(lastUsedAt))}
        </p>
        {expiresAt !== null && works && (
          <p className={classNames('text-sm', state === 'expiring' ? 'text-warning' : 'text-soft')}>
            {texts.endsAt(instantText(expiresAt))}
          </p>
        )}
        {oldSecret && works && (
          <p className="text-sm text-warning">
            {texts.oldWorks(instantText(oldSecret.endsAt))}{' '}
            <Button size="small" busy={endOld.isPending} onClick={() => endOld.mutate({ id })}>
              {texts.endOld}
            </Button>
          </p>
        )}
      </div>
      {works && (
        <div className="flex flex-wrap gap-2 sm:flex-col">
          <AskFirst
            trigger={<Button size="small">{texts.rotate}</Button>}
            question={texts.rotateQuestion(name)}
            effect={texts.rotateEffect}
            yes={texts.rotate}
            act={rotate}
            onYes={(close) =>
              rotate.mutate(
                { id },
                {
                  onSuccess(made) {
                    close()
                    onRotated(made)
                  },
                },
              )
            }
          />
          <AskFirst
            trigger={<Button size="small">{texts.revoke}</Button>}
            question={texts.revokeQuestion(name)}
            effect={texts.revokeEffect}
            yes={texts.revoke}
            act={revoke}
            onYes={(close) => revoke.mutate({ id }, { onSuccess: close })}
          />
        </div>
      )}
    </article>
  )
}

const USUAL_SCOPES: readonly ApiKeyScope[] = ['quote', 'book', 'read']

function MakeKey({ onMade }: { onMade: (made: MemberKeyWithSecret) => void }) {
  const texts = developerTexts.keys
  const { memberKeys } = trpc.useUtils()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState(USUAL_SCOPES)
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    name: name.trim() === '' ? texts.missing.name : undefined,
    scopes: scopes.length === 0 ? texts.missing.scopes : undefined,
  })
  const { mutate, isPending, error } = trpc.memberKeys.create.useMutation({
    onSuccess(made) {
      void memberKeys.invalidate()
      setName('')
      onMade(made)
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <AddForm
      label={texts.make}
      busyLabel={developerTexts.busy}
      form={form}
      isBusy={isPending}
      onSubmit={handleSubmit(() => mutate({ name, scopes: [...scopes] }))}
      error={problemAt('name') ? null : error}
    >
      <Field label={texts.name} hint={texts.nameHint} error={problemAt('name')} required>
        <TextInput value={name} onValueChange={setName} maxLength={MAX_NAME_LENGTH} autoComplete="off" />
      </Field>
      <Field label={texts.scopes} error={problemAt('scopes')} group>
        <div>
          {apiKeyScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={texts.scopeNames[scope]}
              checked={scopes.includes(scope)}
              onCheckedChange={(isChosen) =>
                setScopes(isChosen ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />
          ))}
        </div>
      </Field>
    </AddForm>
  )
}
