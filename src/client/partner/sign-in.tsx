import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { parseRefusal, refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { useSite } from '../shared/firm/use-site.ts'
import { useFormProblems } from '../shared/forms/use-form-problems.ts'
import { Button } from '../shared/ui/button.tsx'
import { Card } from '../shared/ui/card.tsx'
import { Field } from '../shared/ui/field.tsx'
import { LanguageSwitch } from '../shared/firm/language-switch.tsx'
import { Notice } from '../shared/ui/notice.tsx'
import { EmailInput } from '../shared/ui/text-input.tsx'

/** Around what signs somebody in. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { brandName } = useSite()
  return (
    <>
      <header data-theme="night">
        <p className="mx-auto flex min-h-14 max-w-[80rem] items-center px-5 font-display text-heading sm:px-8">
          {brandName}
        </p>
      </header>
      <main className="mx-auto grid w-full max-w-lg gap-4 px-5 pt-8 pb-16">
        {children}
        <LanguageSwitch className="mt-4" />
      </main>
    </>
  )
}

/** Asks for a link. The answer is the same whether or not the address is in a team. */
export function RequestLink() {
  const texts = partnerTexts.signIn
  const [email, setEmail] = useState('')
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    email: isMailAddress(email.trim()) ? undefined : texts.wrongAddress,
  })
  const { mutate, data, error, isPending } = trpc.member.sendLink.useMutation({
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <>
      <h1 className="text-title">{texts.heading}</h1>
      <p className="text-soft">{texts.body}</p>
      <Card padding="large">
        <form
          ref={form}
          noValidate
          onSubmit={handleSubmit(() => mutate({ email: email.trim() }))}
          className="grid gap-5"
        >
          <Field label={texts.email} error={problemAt('email')} required>
            <EmailInput value={email} onValueChange={setEmail} maxLength={MAX_TEXT_LENGTH} />
          </Field>
          <Button type="submit" variant="primary" size="large" busy={isPending} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
          {error && <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>}
          <output className={data && !error ? 'rounded-card bg-success-wash p-4 text-success' : undefined}>
            {data && !error && texts.sent}
          </output>
        </form>
      </Card>
    </>
  )
}

/** Signs in by a link when somebody presses: programs that check mails open links, and this one works once. */
export function OpenLink({ token }: { token: string }) {
  const texts = partnerTexts.signIn
  const { member } = trpc.useUtils()
  const navigate = useNavigate()
  const { mutate, error, isPending } = trpc.member.signIn.useMutation({
    onSuccess: (signedIn) => {
      member.me.setData(undefined, signedIn)
      void navigate({ to: '/partner', replace: true })
    },
  })
  return (
    <>
      <h1 className="text-title">{texts.heading}</h1>
      <p className="text-soft">{texts.openBody}</p>
      {error ? (
        <>
          <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>
          <Button onClick={() => void navigate({ to: '/partner', replace: true })}>{texts.another}</Button>
        </>
      ) : (
        <Button
          variant="primary"
          size="large"
          busy={isPending}
          busyLabel={texts.opening}
          onClick={() => mutate({ token })}
        >
          {texts.open}
        </Button>
      )}
    </>
  )
}
