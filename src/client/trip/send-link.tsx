import { isMailAddress, MAIL_ADDRESS_REFUSAL } from '@chauffeur/domain/contact-formats'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { parseRefusal, refusalSentence } from '../api/refusal.ts'
import { trpc } from '../api/trpc.ts'
import { useFormProblems } from '../common/use-form-problems.ts'
import { say } from '../locale/say.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { tripTexts } from './trip-texts.ts'

/** As long as a booking number may be. */
const MAX_NUMBER_LENGTH = 64

/** Has the link of a booking sent once more. The answer is the same whether or not there is one. */
export function SendLink() {
  const texts = tripTexts.sendLink
  const { client } = trpc.useUtils()
  const [email, setEmail] = useState('')
  const [bookingNumber, setBookingNumber] = useState('')
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    email: isMailAddress(email.trim()) ? undefined : say(MAIL_ADDRESS_REFUSAL),
  })
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => client.trip.sendLink.mutate({ email: email.trim(), bookingNumber }),
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <Card as="section" aria-labelledby="send-link" padding="large">
      <h2 id="send-link" className="text-heading">
        {texts.heading}
      </h2>
      {/* Without script nothing would answer: this method then sends nothing either. */}
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={handleSubmit(() => mutate())}
        className="mt-5 grid gap-5"
      >
        <noscript>
          <p className="text-warning">{texts.needsScript}</p>
        </noscript>
        <Field label={texts.email} hint={texts.emailHint} error={problemAt('email')} required>
          <TextInput
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onValueChange={setEmail}
            maxLength={MAX_TEXT_LENGTH}
          />
        </Field>
        <Field label={texts.number} hint={texts.numberHint} error={problemAt('bookingNumber')}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={bookingNumber}
            onValueChange={setBookingNumber}
            maxLength={MAX_NUMBER_LENGTH}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isPending}
          busyLabel={texts.busy}
          className="sm:justify-self-start"
        >
          {texts.submit}
        </Button>
        {error && <Notice tone="danger">{refusalSentence(error) ?? texts.failed}</Notice>}
        <output className={data && !error ? 'rounded-card bg-success-wash p-4 text-success' : undefined}>
          {data && !error && texts.done}
        </output>
      </form>
    </Card>
  )
}
