import type { UndeliveredMail } from '@chauffeur/contract/mails'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { MailIcon } from '../../shared/ui/more-icons.tsx'
import { BookingLink, FactList, type FactTable, Instant, LINK } from '../common/fact.tsx'
import { pagedReadState, uniqueRows, ResourceCards } from '../common/resource-list.tsx'
import { useProcedure } from '../common/use-procedure.ts'
import { ResourcePage } from '../frame/admin-header.tsx'
import { mailNames } from './mail-names.ts'

const PAGE = { limit: 30 }

/** The mails that were not delivered: those given up first. */
export function MailsPage() {
  const query = trpc.mails.list.useInfiniteQuery(PAGE, {
    staleTime: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const state = pagedReadState(query)
  return (
    <ResourcePage
      page="Mails"
      lead="Mails that could not be delivered. Those that wait are tried again by themselves; those given up are not."
      heading="Not delivered"
      headingTakesFocus={false}
      state={state}
    >
      <ResourceCards
        what="mails"
        rows={query.data && uniqueRows(query.data.pages.flatMap(({ mails }) => mails))}
        state={state}
        icon={<MailIcon className="size-7" />}
        empty={{
          title: 'Every mail was delivered',
          text: 'A mail that could not be delivered appears here, with the reason.',
        }}
        label="Mails not delivered"
        className="gap-3"
      >
        {(mail) => <MailCard mail={mail} />}
      </ResourceCards>
    </ResourcePage>
  )
}

/** One mail that was not delivered: its recipient, subject and error, and the button that sends it now. */
function MailCard({ mail }: { mail: UndeliveredMail }) {
  const { id, kind, state, recipient, attempts, reason } = mail
  const { run, isPending } = useProcedure(trpc.mails.sendAgain, {
    done: { title: 'The mail is on its way' },
    failed: 'The mail was not sent',
  })
  const titleId = `mail-${id}`
  const isFailed = state === 'failed'
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-wrap gap-x-8 gap-y-3.5 rounded-card border-s-4 bg-raised px-4 py-4 text-sm shadow-card sm:px-5',
        isFailed ? 'border-s-danger' : 'border-s-warning-line',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <header className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={titleId} className="min-w-0 font-sans text-lead leading-snug font-semibold">
            {mailNames[kind]}
          </h3>
          <Badge tone={isFailed ? 'danger' : 'warning'}>{isFailed ? 'Given up' : 'Waiting'}</Badge>
        </header>
        <FactList
          facts={{
            To: recipient ?? 'Nobody: the address is gone',
            ...aboutFact(mail),
            Reason: reason ?? 'Not tried yet',
            Tries: (
              <span className="tabular">
                {attempts}
                <Since mail={mail} />
              </span>
            ),
          }}
        />
      </div>
      <Button
        size="small"
        variant={isFailed ? 'primary' : 'secondary'}
        aria-describedby={titleId}
        busy={isPending}
        busyLabel="Sending..."
        onClick={() => run({ id })}
        className="self-start max-md:w-full"
      >
        {isFailed ? 'Send again' : 'Send now'}
      </Button>
    </article>
  )
}

function aboutFact({ bookingNumber, enquiryReference }: UndeliveredMail): FactTable {
  if (bookingNumber === null)
    return {
      Enquiry: enquiryReference !== null && (
        <Link to="/admin/enquiries" className={LINK}>
          {enquiryReference}
        </Link>
      ),
    }
  return { Booking: <BookingLink number={bookingNumber} /> }
}

function Since({ mail: { failedAt, nextAttemptAt } }: { mail: UndeliveredMail }): ReactNode {
  const [words, at] = failedAt === null ? [', next try ', nextAttemptAt] : [', given up ', failedAt]
  if (at === null) return null
  return (
    <>
      {words}
      <Instant at={at} />
    </>
  )
}
