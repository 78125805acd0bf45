import { MAX_NOTES_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import type { inferRouterInputs } from '@trpc/server'
import { useEffect, useState, type FormEvent } from 'react'
import type { AppRouter } from '../../server/api/router.ts'
import { EnquirySent } from '../enquiry/enquiry-sent.tsx'
import { enquiryTexts } from '../enquiry/enquiry-texts.ts'
import { ReachFields } from '../enquiry/reach-fields.tsx'
import { missingReach, reachFields, type Reach } from '../enquiry/reach.ts'
import { SendingFailure } from '../enquiry/sending-failure.tsx'
import { useProblems } from '../enquiry/use-problems.ts'
import { useSendOnce } from '../enquiry/use-send-once.ts'
import { trpc } from '../api/trpc.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { contactTexts } from './contact-texts.ts'

type Message = inferRouterInputs<AppRouter>['enquiries']['sendMessage']

const FIELDS = [...reachFields, 'bookingNumber', 'message']

/** A message to the office. `about` is the number of the booking that a link came from. */
export function ContactForm({ about }: { about?: string | undefined }) {
  const { client } = trpc.useUtils()
  const [reach, setReach] = useState<Reach>({ name: '', email: '', phone: '' })
  const [bookingNumber, setBookingNumber] = useState('')
  // The page is prerendered without its query. What was typed before the scripts came is there by now, and stays.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, after the field has said what was typed early
    if (about !== undefined) setBookingNumber((typed) => typed || about)
  }, [about])
  const [message, setMessage] = useState('')
  const { send, isSending, received, refusal, startOver } = useSendOnce((request: Message, key: string) =>
    client.enquiries.sendMessage.mutate(request, { context: { idempotencyKey: key } }),
  )
  const missing = {
    ...missingReach(reach),
    message: message.trim() === '' ? enquiryTexts.messageMissing : undefined,
  }
  const { form, problems, isComplete, startOver: forgetProblems } = useProblems(missing, refusal)

  function submit(event: FormEvent) {
    event.preventDefault()
    const { name, email, phone } = reach
    if (isComplete())
      send({ customerName: name, customerEmail: email, customerPhone: phone, bookingNumber, message })
  }

  function writeAnother() {
    startOver()
    forgetProblems()
    setMessage('')
  }

  if (received)
    return (
      <EnquirySent
        received={received}
        reach={reach}
        heading={<h3 className="text-heading">{contactTexts.received}</h3>}
      >
        <Button onClick={writeAnother}>{contactTexts.another}</Button>
      </EnquirySent>
    )
  return (
    // Without script nothing would answer: this method then sends nothing either.
    <form ref={form} method="dialog" onSubmit={submit} noValidate className="grid gap-5">
      <noscript>
        <p className="text-warning">{contactTexts.formNeedsScript}</p>
      </noscript>
      <SendingFailure refusal={refusal} fields={FIELDS} />
      <ReachFields
        reach={reach}
        problems={problems}
        onChange={(change) => setReach((reach) => ({ ...reach, ...change }))}
      />
      <Field
        label={contactTexts.bookingNumber}
        hint={contactTexts.bookingNumberHint}
        error={problems['bookingNumber']}
      >
        <TextInput
          value={bookingNumber}
          onValueChange={setBookingNumber}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field label={contactTexts.message} error={problems['message']} required>
        <TextArea value={message} onValueChange={setMessage} maxLength={MAX_NOTES_LENGTH} rows={5} />
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
