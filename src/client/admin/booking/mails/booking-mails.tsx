import type { BookingMail } from '@chauffeur/contract/booking-mails'
import type { Booking } from '@chauffeur/contract/bookings'
import type { ReactNode } from 'react'
import { trpc } from '../../../shared/api/trpc.ts'
import { Badge, type BadgeTone } from '../../../shared/ui/badge.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { PartProblem } from '../../common/card-part.tsx'
import { CustomerText } from '../../common/customer-text.tsx'
import { Instant } from '../../common/instant.tsx'
import { mailTexts } from '../../mails/mail-texts.ts'
import { bookingMailTexts as texts } from './booking-mail-texts.ts'
import { SendMailAgain } from './send-mail-again.tsx'

const LOOK_AGAIN_MS = 3000

/** The e-mails about a booking, and what became of each. While one is on its way, they are read again. */
export function BookingMails({ booking }: { booking: Booking }) {
  const query = trpc.mails.ofBooking.useQuery(
    { id: booking.id },
    {
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.mails.some(isUnderWay) ? LOOK_AGAIN_MS : false),
    },
  )
  if (query.isPending) return <Spinner label={texts.waiting} className="my-2 size-5 text-accent" />
  if (query.isError)
    return <PartProblem what={texts.what} error={query.error} onRetry={() => void query.refetch()} />
  if (query.data.mails.length === 0) return <p className="text-soft">{texts.none}</p>
  return (
    <ul aria-label={texts.list} className="divide-y divide-line">
      {query.data.mails.map((mail) => (
        <li key={mail.id} className="py-2.5 first:pt-0 last:pb-0">
          <MailLine mail={mail} booking={booking} />
        </li>
      ))}
    </ul>
  )
}

/** It waits for its first attempt, which is usual for a few seconds. */
function isUnderWay({ state, attempts, reason }: BookingMail): boolean {
  return state === 'waiting' && (attempts === 0 || reason === null)
}

const tones: Readonly<Record<BookingMail['state'], BadgeTone>> = {
  sent: 'success',
  waiting: 'warning',
  failed: 'danger',
}

function MailLine({ mail, booking }: { mail: BookingMail; booking: Booking }) {
  const { id, kind, state, at, recipient, reason } = mail
  const titleId = `mail-${id}`
  const underWay = isUnderWay(mail)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={titleId} className="font-medium">
            {mailTexts.kinds[kind]}
          </span>
          <Badge tone={tones[state]}>{underWay ? texts.states.underWay : texts.states[state]}</Badge>
        </p>
        <p className="text-soft">
          {recipient !== null && (
            <>
              {texts.to} <CustomerText>{recipient}</CustomerText>
            </>
          )}
          {!underWay && (
            <When isFirst={recipient === null} isNext={state === 'waiting'}>
              <Instant at={at} />
            </When>
          )}
        </p>
        {reason !== null && state !== 'sent' && (
          <p className={state === 'failed' ? 'text-danger' : 'text-warning'}>
            <CustomerText>{reason}</CustomerText>
          </p>
        )}
      </div>
      {!underWay && <SendMailAgain mail={mail} booking={booking} describedBy={titleId} />}
    </div>
  )
}

function When({ isFirst, isNext, children }: { isFirst: boolean; isNext: boolean; children: ReactNode }) {
  return (
    <>
      {!isFirst && ' · '}
      {isNext && `${texts.nextTry} `}
      {children}
    </>
  )
}
