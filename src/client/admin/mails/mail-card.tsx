import type { UndeliveredMail } from '@chauffeur/contract/mails'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CustomerText } from '../common/customer-text.tsx'
import { describeInstant } from '../common/describe.ts'
import { Fact, Facts } from '../common/fact.tsx'
import { mailTexts } from './mail-texts.ts'
import { useSendAgain } from './use-mails.ts'

/** One mail that was not delivered: its recipient, subject and error, and the button that sends it now. */
export function MailCard({ mail }: { mail: UndeliveredMail }) {
  const { id, kind, state, recipient, attempts, reason } = mail
  const { send, isPending } = useSendAgain(mail)
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
            {mailTexts.kinds[kind]}
          </h3>
          <Badge tone={isFailed ? 'danger' : 'warning'}>{mailTexts.states[state]}</Badge>
        </header>
        <Facts>
          <Fact label="To">
            {recipient === null ? mailTexts.nobody : <CustomerText>{recipient}</CustomerText>}
          </Fact>
          <About mail={mail} />
          <Fact label="Reason">
            {reason === null ? mailTexts.noReason : <CustomerText>{reason}</CustomerText>}
          </Fact>
          <Fact label="Tries">
            <span className="tabular">
              {attempts}
              <Since mail={mail} />
            </span>
          </Fact>
        </Facts>
      </div>
      <Button
        size="small"
        variant={isFailed ? 'primary' : 'secondary'}
        aria-describedby={titleId}
        busy={isPending}
        busyLabel={mailTexts.sending}
        onClick={send}
        className="self-start max-md:w-full"
      >
        {mailTexts.send[state]}
      </Button>
    </article>
  )
}

function About({ mail: { bookingNumber, enquiryReference } }: { mail: UndeliveredMail }) {
  const link = 'link inline-block tabular pointer-coarse:py-2.5'
  if (bookingNumber !== null)
    return (
      <Fact label="Booking">
        <Link to="/admin/bookings/$number" params={{ number: bookingNumber }} className={link}>
          {bookingNumber}
        </Link>
      </Fact>
    )
  if (enquiryReference === null) return null
  return (
    <Fact label="Enquiry">
      <Link to="/admin/enquiries" className={link}>
        {enquiryReference}
      </Link>
    </Fact>
  )
}

function Since({ mail: { failedAt, nextAttemptAt } }: { mail: UndeliveredMail }): ReactNode {
  const [words, at] = failedAt === null ? [', next try ', nextAttemptAt] : [', given up ', failedAt]
  if (at === null) return null
  return (
    <>
      {words}
      <time dateTime={at} title="Lisbon time" className="whitespace-nowrap">
        {describeInstant(at)}
      </time>
    </>
  )
}
