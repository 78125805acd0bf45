import { isReturnOrigin, MAX_RETURN_ORIGINS } from '@chauffeur/contract/return-address'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { useState } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { AddForm } from '../add-form.tsx'
import { CardRows } from '../reading.tsx'
import { AskFirst } from '../developers/ask-first.tsx'

/** The sites that a guest who has paid may be led back to. */
export function ReturnAddresses({ origins }: { origins: readonly string[] }) {
  const texts = partnerTexts.returns
  return (
    <section aria-labelledby="returns" className="grid gap-3">
      <h2 id="returns" className="text-heading">
        {texts.heading}
      </h2>
      <p className="max-w-prose text-soft">{texts.intro(MAX_RETURN_ORIGINS)}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <CardRows
          label={texts.heading}
          rows={origins}
          keyOf={(origin) => origin}
          none={texts.none}
          className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2 sm:px-5"
        >
          {(origin) => (
            <>
              <span className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{origin}</span>
              <RemoveOrigin origin={origin} />
            </>
          )}
        </CardRows>
        <AddOrigin />
      </div>
    </section>
  )
}

function RemoveOrigin({ origin }: { origin: string }) {
  const texts = partnerTexts.returns
  const { partners } = trpc.useUtils()
  const remove = trpc.partners.removeReturnOrigin.useMutation({
    onSuccess: (left) => partners.settings.setData(undefined, left),
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
  const texts = partnerTexts.returns
  const { partners } = trpc.useUtils()
  const [origin, setOrigin] = useState('')
  const typed = origin.trim()
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    origin: isReturnOrigin(typed) ? undefined : texts.unusable,
  })
  const { mutate, isPending, error } = trpc.partners.addReturnOrigin.useMutation({
    onSuccess(all) {
      partners.settings.setData(undefined, all)
      setOrigin('')
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <AddForm
      label={texts.add}
      busyLabel={developerTexts.busy}
      form={form}
      isBusy={isPending}
      onSubmit={handleSubmit(() => mutate({ origin: typed }))}
      error={problemAt('origin') ? null : error}
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
    </AddForm>
  )
}
