import type { Enquiry, EnquiryReply } from '@chauffeur/contract/enquiries'
import type { OfficeOffer } from '@chauffeur/contract/offers'
import { formatAmount } from '@chauffeur/domain/money'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type StateTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { describeInstant } from '../common/describe.ts'
import { BookingLink, CustomerText, Instant, Notes } from '../common/fact.tsx'
import type { EnquiryFilter } from './enquiry-filter.ts'
import { useReplaceEnquiry } from './use-enquiries.ts'

type EnquiryRepliesProps = { enquiry: Enquiry; shown: EnquiryFilter; className?: string }

/** The replies, the latest first, and the state of the prices that were offered. */
export function EnquiryReplies({ enquiry: { replies }, shown, className }: EnquiryRepliesProps) {
  if (replies.length === 0) return null
  return (
    <section className={className}>
      <h4 className="mb-1.5 font-semibold">Replies</h4>
      <ul className="grid gap-3">
        {replies.map((reply) => (
          <li key={reply.id} className="grid gap-2 border-s-2 border-s-line-strong ps-3">
            <p className="text-soft">
              <CustomerText>{reply.createdBy}</CustomerText>, <Instant at={reply.createdAt} /> ·{' '}
              <MailState mail={reply.mail} />
            </p>
            <p className="font-medium">
              <CustomerText>{reply.subject}</CustomerText>
            </p>
            <Notes title="Text" text={reply.text} />
            {reply.offer && <OfferLine offer={reply.offer} shown={shown} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MailState({ mail }: Pick<EnquiryReply, 'mail'>) {
  if (mail === null) return 'Not mailed'
  if (mail.state !== 'failed') return mail.state === 'sent' ? 'Email sent' : 'Email on its way'
  return (
    <span className="text-danger">
      Email not delivered
      {mail.error !== null && `: ${mail.error}`}
    </span>
  )
}

const offerFaces: Readonly<
  Record<OfficeOffer['state'], { readonly label: string; readonly tone: StateTone }>
> = {
  open: { label: 'Open', tone: 'info' },
  booked: { label: 'Booked', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
}

/** How the latest offer of an enquiry stands, for its heading. */
export function OfferBadge({ enquiry: { replies } }: { enquiry: Enquiry }) {
  const offer = replies.find(({ offer }) => offer !== null)?.offer
  if (!offer) return null
  const offered = `Offered ${formatAmount(offer.totalPrice)}`
  return (
    <Badge tone={offerFaces[offer.state].tone}>
      {offered} · {offerFaces[offer.state].label}
    </Badge>
  )
}

function OfferLine({ offer, shown }: { offer: OfficeOffer; shown: EnquiryFilter }) {
  const { state, totalPrice, vehicleName, expiresAt, bookingNumber } = offer
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        <span className="font-medium tabular">
          Offered {formatAmount(totalPrice)}, {vehicleName}
        </span>{' '}
        <span className="text-soft">
          {state === 'booked' && bookingNumber !== null ? (
            <>
              Booked: <BookingLink number={bookingNumber} />
            </>
          ) : (
            [
              state === 'open' ? undefined : offerFaces[state].label,
              state === 'withdrawn' && offer.withdrawnBy !== null
                ? `by ${offer.withdrawnBy}`
                : `until ${describeInstant(expiresAt)}`,
            ]
              .filter(Boolean)
              .join(' ')
          )}
          {' · '}
          {offer.openedAt === null ? 'Not opened yet' : `Opened ${describeInstant(offer.openedAt)}`}
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
      showToast({ title: 'Link copied', tone: 'success' })
    } catch {
      // Without https a browser may refuse the clipboard.
      showToast({ title: 'The link could not be copied', description: url, tone: 'destructive' })
    }
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      Copy link
    </Button>
  )
}

function Withdraw({ offer: { id }, shown }: { offer: OfficeOffer; shown: EnquiryFilter }) {
  return (
    <AskedCall
      procedure={trpc.enquiries.withdrawOffer}
      input={() => ({ id })}
      done={{ title: 'The offer is withdrawn' }}
      failed="The offer was not withdrawn"
      onDone={useReplaceEnquiry(shown)}
      trigger={<Button size="small">Withdraw offer</Button>}
      title="Withdraw this offer?"
      description="The link then says that the offer was withdrawn. Nobody is written to."
      confirmLabel="Withdraw offer"
      tone="destructive"
      busyLabel="Withdrawing..."
    />
  )
}
