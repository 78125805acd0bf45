import type { Enquiry } from '@chauffeur/contract/enquiries'
import { roughDuration } from '@chauffeur/domain/duration'
import { ANSWER_HOURS, minutesOverdue } from '@chauffeur/domain/enquiry'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { languageName } from '../../shared/forms/language-options.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { MailIcon } from '../../shared/ui/more-icons.tsx'
import { LatePart } from '../../shared/ui/late-part.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { useLateDialog } from '../../shared/ui/use-late-dialog.ts'
import { useMinute } from '../common/days.ts'
import { CustomerText, Instant, Notes } from '../common/fact.tsx'
import { optionsOf } from '../common/fields.tsx'
import { ResourceCards } from '../common/resource-list.tsx'
import { useProcedure } from '../common/use-procedure.ts'
import { RefreshButton, AdminHeader } from '../frame/admin-header.tsx'
import { EnquiryTripFacts, EnquiryJourney, EnquirerFacts } from './enquiry-facts.tsx'
import type { EnquiryFilter } from './enquiry-filter.ts'
import { EnquiryReplies, OfferBadge } from './enquiry-replies.tsx'
import { useEnquiries, useReplaceEnquiry } from './use-enquiries.ts'

interface EnquiriesPageProps {
  /** From the address, and how to change it. */
  readonly shown: EnquiryFilter
  readonly onShownChange: (shown: EnquiryFilter) => void
}

const options = optionsOf(['all', 'All'], ['open', 'Not answered'], ['answered', 'Answered'])

const noneOf: Readonly<Record<EnquiryFilter, { readonly title: string; readonly text: string }>> = {
  all: {
    title: 'No enquiries yet',
    text: 'A price asked of the team on the booking page, or a message from the contact page, appears here.',
  },
  open: { title: 'Everything is answered', text: 'What comes in next appears here.' },
  answered: { title: 'Nothing is answered yet', text: 'What you mark as answered appears here.' },
}

export function EnquiriesPage({ shown, onShownChange }: EnquiriesPageProps) {
  const { enquiries, overdue, state } = useEnquiries(shown)
  return (
    <>
      <AdminHeader title="Enquiries" />
      <main className="mx-auto max-w-[90rem] px-4 pt-6 pb-16 sm:px-6">
        <p className="text-soft">
          {`Prices asked of the team, and messages. Each is promised an answer within ${ANSWER_HOURS} hours.`}
          {overdue > 0 && (
            <span className="font-semibold text-danger">
              {' '}
              {overdue === 1 ? '1 answer is overdue.' : `${overdue} answers are overdue.`}
            </span>
          )}
        </p>
        <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
          <Segmented
            aria-label="Which enquiries"
            value={shown}
            onValueChange={onShownChange}
            options={options}
            className="w-full sm:w-auto sm:min-w-96"
          />
          <RefreshButton {...state} />
        </div>
        <h2 className="sr-only">{options.find(({ value }) => value === shown)?.label}</h2>
        <ResourceCards
          what="enquiries"
          rows={enquiries}
          state={state}
          icon={<MailIcon className="size-7" />}
          empty={noneOf[shown]}
          label="Enquiries"
          className="gap-3"
        >
          {(enquiry) => <EnquiryCard enquiry={enquiry} shown={shown} />}
        </ResourceCards>
      </main>
    </>
  )
}

const wholeRow = 'min-w-0 md:col-span-2 xl:col-span-3'

/** One enquiry, with all that an answer needs. */
function EnquiryCard({ enquiry, shown }: { enquiry: Enquiry; shown: EnquiryFilter }) {
  const { id, kind, reference, customerName, createdAt, answeredAt, dueAt, locale, trip, message } = enquiry
  const now = useMinute()
  const late = dueAt === null ? undefined : minutesOverdue(new Date(dueAt), now)
  const { run, isPending } = useProcedure(trpc.enquiries.mark, {
    failed: 'The mark could not be saved',
    onDone: useReplaceEnquiry(shown),
  })
  const titleId = `enquiry-${id}`
  const isAnswered = answeredAt !== null
  return (
    <article
      data-row=""
      tabIndex={-1}
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
  const { openings, button, dialog } = useLateDialog(loadDialog)
  const isFirst = enquiry.replies.length === 0
  return (
    <>
      <Button
        {...button}
        size="small"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-describedby={describedBy}
        className="max-md:w-full"
      >
        {isFirst ? 'Reply' : 'Reply again'}
      </Button>
      {openings > 0 && (
        <LatePart>
          <ReplyDialog enquiry={enquiry} shown={shown} {...dialog} />
        </LatePart>
      )}
    </>
  )
}
