import type { Enquiry } from '@chauffeur/contract/enquiries'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_REPLY_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { useId, useState, type RefObject } from 'react'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { languageName } from '../../shared/forms/language-options.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { CustomerText } from '../common/fact.tsx'
import { TextAreaField, TextField } from '../common/fields.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import type { EnquiryFilter } from './enquiry-filter.ts'
import { OfferFields, usePickupZone, useReply } from './offer-fields.tsx'
import {
  presetDay,
  refusedFields,
  replyProblems,
  replyRequest,
  startReply,
  withOfferOrNot,
} from './reply-draft.ts'

type ReplyDialogProps = {
  enquiry: Enquiry
  shown: EnquiryFilter
  open: boolean
  onOpenChange: (open: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Answers an enquiry. Opened again, it starts anew. */
export function ReplyDialog({ enquiry, shown, open, onOpenChange, returnFocusTo }: ReplyDialogProps) {
  const [isSending, setSending] = useState(false)
  const formId = useId()
  const { customerName, customerEmail } = enquiry
  const isMailed = customerEmail !== null && isMailAddress(customerEmail)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isSending) onOpenChange(next)
      }}
      returnFocusTo={returnFocusTo}
      size="large"
      keepsOpen
      title={`Reply to ${customerName}`}
      description={
        isMailed
          ? `To ${customerEmail}. Answers come to your own email address.`
          : 'No email address that mail can be sent to was given. Nothing is sent: copy the link of the offer afterwards, and pass it on.'
      }
      footer={
        <>
          <Button disabled={isSending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending} busyLabel="Sending...">
            {isMailed ? 'Send reply' : 'Save reply'}
          </Button>
        </>
      }
    >
      <ReplyForm
        id={formId}
        enquiry={enquiry}
        shown={shown}
        isMailed={isMailed}
        onSending={setSending}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  )
}

interface ReplyFormProps {
  readonly id: string
  readonly enquiry: Enquiry
  readonly shown: EnquiryFilter
  readonly isMailed: boolean
  readonly onSending: (isSending: boolean) => void
  readonly onDone: () => void
}

function ReplyForm({ id, enquiry, shown, isMailed, onSending, onDone }: ReplyFormProps) {
  const { brandName } = useSite()
  const [now] = useState(() => new Date())
  const { draft, edit, field, problemAt, showProblems, formProps } = useDraftForm(
    () => startReply(enquiry, brandName),
    { problemsOf: replyProblems },
  )
  const [failure, setFailure] = useState<string>()
  const { offer, hasOffer } = draft
  const language = languageName(enquiry.locale)
  const zone = usePickupZone(offer)
  const lastDay = offer.validUntil || presetDay(offer, zone, now)
  const { run } = useReply(shown, {
    isMailed,
    onDone: () => {
      onSending(false)
      onDone()
    },
    onFailed: (error) => {
      onSending(false)
      const fields = refusedFields(parseRefusal(error)?.fields ?? {})
      setFailure(Object.keys(fields).length === 0 ? refusalSentence(error) : undefined)
      showProblems(fields)
    },
  })
  function send() {
    setFailure(undefined)
    onSending(true)
    run(replyRequest(enquiry.id, draft, lastDay))
  }
  return (
    <form id={id} {...formProps(send)} className="grid gap-5">
      <Quoted enquiry={enquiry} />
      {enquiry.locale !== DEFAULT_LOCALE && (
        <Notice tone="warning">
          The customer reads {language}: the email around your text is {language}, so please write {language},
          too.
        </Notice>
      )}
      <TextField {...field('subject')} label="Subject" maxLength={MAX_TEXT_LENGTH} required />
      <TextAreaField
        {...field('text')}
        writes="replyToEnquiry.text"
        label="Text"
        rows={8}
        maxLength={MAX_REPLY_LENGTH}
        required
      />
      <Switch
        label="Offer a price"
        hint="The email gets a button that books this trip at this price, once."
        checked={hasOffer}
        onCheckedChange={(hasOffer) => edit(withOfferOrNot(draft, hasOffer, enquiry, brandName))}
      />
      {hasOffer && (
        <OfferFields
          offer={offer}
          onChange={(change) => edit({ offer: { ...offer, ...change } })}
          problemAt={problemAt}
          zone={zone}
          now={now}
          lastDay={lastDay}
        />
      )}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </form>
  )
}

/** The enquiry in its own words, above the answer. */
function Quoted({ enquiry: { message, trip } }: { enquiry: Enquiry }) {
  const texts = [message, trip?.notes].filter((text) => text != null)
  if (texts.length === 0) return null
  return (
    <blockquote
      aria-label="They wrote"
      className="grid max-h-48 gap-2 overflow-y-auto rounded-control border-s-4 border-s-accent-line bg-surface px-4 py-3 text-sm whitespace-pre-wrap"
    >
      {texts.map((text) => (
        <p key={text}>
          <CustomerText>{text}</CustomerText>
        </p>
      ))}
    </blockquote>
  )
}
