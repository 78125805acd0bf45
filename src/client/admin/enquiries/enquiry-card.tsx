import { roughDuration } from '@chauffeur/domain/duration'
import type { Enquiry } from '@chauffeur/contract/enquiries'
import { minutesOverdue } from '@chauffeur/domain/enquiry'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { Link } from '@tanstack/react-router'
import { lazy, useRef, useState } from 'react'
import { languageName } from '../../shared/forms/language-options.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useProcedure } from '../common/use-procedure.ts'
import { CustomerText, Instant, Notes } from '../common/customer-text.tsx'
import { useNow } from '../common/days.ts'
import { EnquiryTripFacts, EnquiryJourney, EnquirerFacts } from './enquiry-facts.tsx'
import { EnquiryReplies, OfferBadge } from './enquiry-replies.tsx'
import type { EnquiryFilter } from './enquiry-filter.ts'
import { useReplaceEnquiry } from './use-enquiries.ts'
import { fetchAhead, LatePart } from '../../shared/ui/late-part.tsx'

const wholeRow = 'min-w-0 md:col-span-2 xl:col-span-3'

type EnquiryCardProps = { enquiry: Enquiry; shown: EnquiryFilter }

/** One enquiry, with all that an answer needs. */
export function EnquiryCard({ enquiry, shown }: EnquiryCardProps) {
  const { id, kind, reference, customerName, createdAt, answeredAt, dueAt, locale, trip, message } = enquiry
  const now = useNow()
  const late = dueAt === null ? undefined : minutesOverdue(new Date(dueAt), now)
  const { run, isPending } = useProcedure(trpc.enquiries.mark, {
    failed: 'The mark could not be saved',
    onDone: useReplaceEnquiry(shown),
  })
  const titleId = `enquiry-${id}`
  const isAnswered = answeredAt !== null
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'overflow-hidden rounded-card border-s-4 bg-raised px-4 py-4 shadow-card sm:px-5',
        isAnswered
          ? 'border-s-success'
          : late === undefined
            ? 'border-s-warning-line'
            : 'border-s-danger-fill',
      )}
    >
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={titleId} className="min-w-0 font-sans text-lead leading-snug font-semibold">
            <CustomerText>{customerName}</CustomerText>
          </h3>
          <Badge tone={isAnswered ? 'success' : 'warning'}>{isAnswered ? 'Answered' : 'Not answered'}</Badge>
          {late !== undefined && <Badge tone="danger">{`Overdue by ${roughDuration(late)}`}</Badge>}
          <Badge>{kind === 'quote' ? 'Price request' : 'Message'}</Badge>
          {locale !== DEFAULT_LOCALE && <Badge tone="accent">{languageName(locale)}</Badge>}
          <OfferBadge enquiry={enquiry} />
        </div>
        <p className="mt-1 text-sm text-soft">
          <span className="font-medium tabular text-ink">{reference}</span> · Received{' '}
          <Instant at={createdAt} />
          {dueAt !== null && (
            <span className={late === undefined ? undefined : 'font-semibold text-danger'}>
              {' · '}
              Answer by <Instant at={dueAt} />
            </span>
          )}
        </p>
      </header>
      <div className="mt-3.5 flex flex-col gap-x-8 gap-y-3.5 border-t border-line pt-3.5 text-sm xl:flex-row">
        <div className="grid min-w-0 flex-1 gap-x-8 gap-y-3.5 md:grid-cols-2 xl:grid-cols-[1.2fr_1fr_1.2fr]">
          {trip && <EnquiryJourney trip={trip} />}
          {trip && <EnquiryTripFacts trip={trip} />}
          <EnquirerFacts enquiry={enquiry} />
          {message !== null && <Notes title="Message" text={message} className={wholeRow} />}
          {trip?.notes != null && <Notes title="Special requests" text={trip.notes} className={wholeRow} />}
          <EnquiryReplies enquiry={enquiry} shown={shown} className={wholeRow} />
        </div>
        <div className="grid content-start gap-3 max-xl:justify-items-end xl:w-44">
          <AnsweredBy enquiry={enquiry} />
          <ReplyButton enquiry={enquiry} shown={shown} describedBy={titleId} />
          <Button size="small" asChild className="max-md:w-full">
            <Link to="/admin/bookings/new" search={{ enquiry: id }} aria-describedby={titleId}>
              Make a booking
            </Link>
          </Button>
          <Button
            size="small"
            aria-describedby={titleId}
            busy={isPending}
            busyLabel="Saving..."
            onClick={() => run({ id, answered: !isAnswered })}
            className="max-md:w-full"
          >
            {isAnswered ? 'Mark as not answered' : 'Mark as answered'}
          </Button>
        </div>
      </div>
    </article>
  )
}

function AnsweredBy({ enquiry: { answeredAt, answeredBy } }: { enquiry: Enquiry }) {
  if (answeredAt === null || answeredBy === null) return null
  return (
    <p className="text-soft xl:text-end">
      Answered by <CustomerText>{answeredBy}</CustomerText>, <Instant at={answeredAt} />
    </p>
  )
}

const loadDialog = () => import('./reply-dialog.tsx')
const ReplyDialog = lazy(async () => ({ default: (await loadDialog()).ReplyDialog }))

type ReplyButtonProps = { enquiry: Enquiry; shown: EnquiryFilter; describedBy: string }

/** The button that answers an enquiry; its dialog is fetched when it is wanted. */
function ReplyButton({ enquiry, shown, describedBy }: ReplyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isFirst = enquiry.replies.length === 0
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onPointerEnter={() => fetchAhead(loadDialog)}
        onFocus={() => fetchAhead(loadDialog)}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
        className="max-md:w-full"
      >
        {isFirst ? 'Reply' : 'Reply again'}
      </Button>
      {wasOpened && (
        <LatePart>
          <ReplyDialog
            enquiry={enquiry}
            shown={shown}
            open={isOpen}
            onOpenChange={setOpen}
            returnFocusTo={button}
          />
        </LatePart>
      )}
    </>
  )
}
