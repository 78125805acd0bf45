import { MAX_NOTES_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import type { inferRouterInputs } from '@trpc/server'
import { useEffect } from 'react'
import { currentLocale } from '@chauffeur/words/current-locale'
import { contactTexts, enquiryTexts } from '@chauffeur/words/en/contact'
import type { AppRouter } from '../../../server/api/router.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { usePhoneRefusal } from '../../shared/forms/use-phone-refusal.tsx'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextField, TextAreaField } from '../../shared/ui/text-field.tsx'
import { useInBrowser } from '../../shared/ui/use-in-browser.ts'
import {
  EnquirySent,
  missingReach,
  reachFields,
  ReachFields,
  SendingFailure,
  useSendOnce,
} from '../enquiry/enquiry-form.tsx'
import { removeStoredDraft, useMessageDraft } from './message-draft.ts'

type Message = inferRouterInputs<AppRouter>['enquiries']['sendMessage']

const FIELDS = [...reachFields, 'bookingNumber', 'message']

/** A message to the office. `about` is the number of the booking that a link came from. */
export function ContactForm({ about }: { about?: string | undefined }) {
  const { client } = trpc.useUtils()
  const { draft, changeDraft } = useMessageDraft()
  const { message } = draft
  // The page is prerendered without its query.
  const linkedNumber = useInBrowser() ? about : undefined
  const bookingNumber = draft.bookingNumber ?? linkedNumber ?? ''
  const phoneRefusal = usePhoneRefusal(draft.phone !== '')
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems({
    ...missingReach(draft, phoneRefusal),
    message: message.trim() === '' ? enquiryTexts.messageMissing : undefined,
  })
  const { send, isSending, received, refusal, startOver } = useSendOnce(
    (request: Message, key: string) =>
      client.enquiries.sendMessage.mutate(request, { context: { idempotencyKey: key } }),
    ({ fields }) => showRefused(fields),
  )
  useEffect(() => {
    if (received) removeStoredDraft()
  }, [received])

  function submit() {
    const { name, email, phone } = draft
    const customer = { customerName: name, customerEmail: email, customerPhone: phone }
    send({ ...customer, locale: currentLocale(), bookingNumber, message })
  }

  function writeAnother() {
    startOver()
    clear()
    changeDraft({ message: '' })
  }

  if (received)
    return (
      <EnquirySent
        received={received}
        reach={draft}
        heading={<h3 className="text-heading">{contactTexts.received}</h3>}
      >
        <Button onClick={writeAnother}>{contactTexts.another}</Button>
      </EnquirySent>
    )
  return (
    // Without script nothing would answer: this method then sends nothing either.
    <form ref={form} method="dialog" onSubmit={handleSubmit(submit)} noValidate className="grid gap-5">
      <noscript>
        <p className="text-warning">{contactTexts.formNeedsScript}</p>
      </noscript>
      <SendingFailure refusal={refusal} fields={FIELDS} />
      <ReachFields reach={draft} problemAt={problemAt} onChange={changeDraft} />
      <TextField
        label={contactTexts.bookingNumber}
        hint={contactTexts.bookingNumberHint}
        error={problemAt('bookingNumber')}
        value={bookingNumber}
        onValueChange={(bookingNumber) => changeDraft({ bookingNumber })}
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextAreaField
        label={contactTexts.message}
        error={problemAt('message')}
        required
        writes="createContactMessage.message"
        value={message}
        onValueChange={(message) => changeDraft({ message })}
        maxLength={MAX_NOTES_LENGTH}
        rows={5}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={isSending}
        busyLabel={enquiryTexts.sending}
        className="sm:justify-self-start"
      >
        {refusal ? enquiryTexts.again : contactTexts.send}
      </Button>
    </form>
  )
}
