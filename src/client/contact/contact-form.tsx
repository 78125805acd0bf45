import { MAX_NOTES_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import type { inferRouterInputs } from '@trpc/server'
import { useEffect } from 'react'
import type { AppRouter } from '../../server/api/router.ts'
import { useFormProblems } from '../common/use-form-problems.ts'
import { usePhoneRefusal } from '../common/use-phone-refusal.ts'
import { EnquirySent } from '../enquiry/enquiry-sent.tsx'
import { enquiryTexts } from '../enquiry/enquiry-texts.ts'
import { ReachFields } from '../enquiry/reach-fields.tsx'
import { missingReach, reachFields } from '../enquiry/reach.ts'
import { SendingFailure } from '../enquiry/sending-failure.tsx'
import { useSendOnce } from '../enquiry/use-send-once.ts'
import { trpc } from '../api/trpc.ts'
import { currentLocale } from '../locale/current-locale.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useInBrowser } from '../ui/use-in-browser.ts'
import { contactTexts } from './contact-texts.ts'
import { removeStoredDraft, useMessageDraft } from './use-message-draft.ts'

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
      <Field
        label={contactTexts.bookingNumber}
        hint={contactTexts.bookingNumberHint}
        error={problemAt('bookingNumber')}
      >
        <TextInput
          value={bookingNumber}
          onValueChange={(bookingNumber) => changeDraft({ bookingNumber })}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field label={contactTexts.message} error={problemAt('message')} required>
        <TextArea
          writes="createContactMessage.message"
          value={message}
          onValueChange={(message) => changeDraft({ message })}
          maxLength={MAX_NOTES_LENGTH}
          rows={5}
        />
      </Field>
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
