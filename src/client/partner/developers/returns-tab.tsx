import { isReturnOrigin, MAX_RETURN_ORIGINS } from '@chauffeur/contract/return-address'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { Reading } from '../reading.tsx'
import { AskFirst } from './ask-first.tsx'

/** The sites that a guest who has paid may be led back to. */
export function ReturnsTab() {
  const texts = developerTexts.returns
  const query = trpc.partners.returnOrigins.useQuery(undefined, { staleTime: 0 })
  return (
    <>
      <p className="max-w-prose text-soft">{texts.intro(MAX_RETURN_ORIGINS)}</p>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Reading query={query}>
          {({ returnOrigins }) =>
            returnOrigins.length === 0 ? (
              <p className="text-soft">{texts.none}</p>
            ) : (
              <ul
                aria-label={developerTexts.tabs.returns}
                className="divide-y divide-line rounded-card bg-raised shadow-card"
              >
                {returnOrigins.map((origin) => (
                  <li key={origin} className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2 sm:px-5">
                    <span className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{origin}</span>
                    <RemoveOrigin origin={origin} />
                  </li>
                ))}
              </ul>
            )
          }
        </Reading>
        <AddOrigin />
      </div>
    </>
  )
}

function RemoveOrigin({ origin }: { origin: string }) {
  const texts = developerTexts.returns
  const { partners } = trpc.useUtils()
  const remove = trpc.partners.removeReturnOrigin.useMutation({
    onSuccess: (left) => partners.returnOrigins.setData(undefined, left),
  })
  return (
    <AskFirst
      trigger={<Button size="small">{developerTexts.receivers.remove}</Button>}
      question={developerTexts.receivers.removeQuestion(origin)}
      effect={texts.removeEffect}
      yes={developerTexts.receivers.remove}
      act={remove}
      onYes={(close) => remove.mutate({ origin }, { onSuccess: close })}
    />
  )
}

function AddOrigin() {
  const texts = developerTexts.returns
  const { partners } = trpc.useUtils()
  const [origin, setOrigin] = useState('')
  const typed = origin.trim()
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    origin: isReturnOrigin(typed) ? undefined : texts.unusable,
  })
  const { mutate, isPending, error } = trpc.partners.addReturnOrigin.useMutation({
    onSuccess(all) {
      partners.returnOrigins.setData(undefined, all)
      setOrigin('')
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <Card as="section" aria-label={texts.add}>
      <form
        ref={form}
        noValidate
        onSubmit={handleSubmit(() => mutate({ origin: typed }))}
        className="grid gap-4"
      >
        <Field label={texts.address} hint={texts.hint} error={problemAt('origin')} required>
          <TextInput
            type="url"
            value={origin}
            onValueChange={setOrigin}
            spellCheck={false}
            autoCapitalize="none"
          />
        </Field>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={developerTexts.busy}>
          {texts.add}
        </Button>
        {error && !problemAt('origin') && (
          <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>
        )}
      </form>
    </Card>
  )
}
