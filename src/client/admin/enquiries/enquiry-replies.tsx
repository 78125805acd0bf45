import type { Enquiry, EnquiryReply } from '@chauffeur/contract/enquiries'
import type { OfficeOffer } from '@chauffeur/contract/offers'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type StateTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { describeInstant } from '../common/describe.ts'
import { Notes } from '../common/notes.tsx'
import type { EnquiryFilter } from './enquiry-filter.ts'
import { replyTexts } from './enquiry-texts.ts'
import { useReplaceEnquiry } from './use-enquiries.ts'

type EnquiryRepliesProps = { enquiry: Enquiry; shown: EnquiryFilter; className?: string }

/** The replies, the latest first, and the state of the prices that were offered. */
export function EnquiryReplies({ enquiry: { replies }, shown, className }: EnquiryRepliesProps) {
  if (replies.length === 0) return null
  return (
    <section className={className}>
      <h4 className="mb-1.5 font-semibold">{replyTexts.history}</h4>
      <ul className="grid gap-3">
        {replies.map((reply) => (
          <li key={reply.id} className="grid gap-2 border-s-2 border-s-line-strong ps-3">
            <p className="text-soft">
              <CustomerText>{reply.createdBy}</CustomerText>,{' '}
              <time dateTime={reply.createdAt} className="tabular">
                {describeInstant(reply.createdAt)}
              </time>{' '}
              · <MailState mail={reply.mail} />
            </p>
            <p className="font-medium">
              <CustomerText>{reply.subject}</CustomerText>
            </p>
            <Notes title={replyTexts.text} text={reply.text} />
            {reply.offer && <OfferLine offer={reply.offer} shown={shown} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MailState({ mail }: Pick<EnquiryReply, 'mail'>) {
  if (mail === null) return replyTexts.notMailed
  if (mail.state !== 'failed') return replyTexts.mails[mail.state]
  return (
    <span className="text-danger">
      {replyTexts.mails.failed}
      {mail.error !== null && `: ${mail.error}`}
    </span>
  )
}

const tones: Readonly<Record<OfficeOffer['state'], StateTone>> = {
  open: 'info',
  booked: 'success',
  ended: 'neutral',
  withdrawn: 'neutral',
}

/** How the latest offer of an enquiry stands, for its heading. */
export function OfferBadge({ enquiry: { replies } }: { enquiry: Enquiry }) {
  const offer = replies.find(({ offer }) => offer !== null)?.offer
  if (!offer) return null
  const offered = replyTexts.offered(formatEuros(toCents(offer.totalPrice)))
  return (
    <Badge tone={tones[offer.state]}>
      {offered} · {replyTexts.states[offer.state]}
    </Badge>
  )
}

function OfferLine({ offer, shown }: { offer: OfficeOffer; shown: EnquiryFilter }) {
  const { state, totalPrice, vehicleName, expiresAt, bookingNumber } = offer
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        <span className="font-medium tabular">
          {replyTexts.offered(formatEuros(toCents(totalPrice)))}, {vehicleName}
        </span>{' '}
        <span className="text-soft">
          {state === 'booked' && bookingNumber !== null ? (
            <>
              {replyTexts.states.booked}:{' '}
              <Link
                to="/admin/bookings/$number"
                params={{ number: bookingNumber }}
                className="link inline-block tabular pointer-coarse:py-2.5"
              >
                {bookingNumber}
              </Link>
            </>
          ) : (
            [
              state === 'open' ? undefined : replyTexts.states[state],
              state === 'withdrawn' && offer.withdrawnBy !== null
                ? replyTexts.withdrawnBy(offer.withdrawnBy)
                : replyTexts.until(describeInstant(expiresAt)),
            ]
              .filter(Boolean)
              .join(' ')
          )}
          {' · '}
          {offer.openedAt === null
            ? replyTexts.notOpened
            : replyTexts.opened(describeInstant(offer.openedAt))}
        </span>
      </p>
      {state === 'open' && (
        <div className="flex flex-wrap gap-2">
          <CopyLink url={offer.url} />
          <Withdraw offer={offer} shown={shown} />
        </div>
      )}
    </div>
  )
}

function CopyLink({ url }: { url: string }) {
  const { showToast } = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: replyTexts.copied, tone: 'success' })
    } catch {
      // Without https a browser may refuse the clipboard.
      showToast({ title: replyTexts.notCopied, description: url, tone: 'destructive' })
    }
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      {replyTexts.copy}
    </Button>
  )
}

function Withdraw({ offer: { id }, shown }: { offer: OfficeOffer; shown: EnquiryFilter }) {
  return (
    <AskedCall
      procedure={trpc.enquiries.withdrawOffer}
      input={() => ({ id })}
      done={{ title: replyTexts.withdrawn }}
      failed={replyTexts.withdrawFailed}
      onDone={useReplaceEnquiry(shown)}
      trigger={<Button size="small">{replyTexts.withdraw}</Button>}
      title={replyTexts.withdrawTitle}
      description={replyTexts.withdrawText}
      confirmLabel={replyTexts.withdraw}
      tone="destructive"
      busyLabel={replyTexts.withdrawing}
    />
  )
}
