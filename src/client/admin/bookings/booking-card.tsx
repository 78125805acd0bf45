import type { Booking } from '@chauffeur/contract/bookings'
import { bookingState, canDecide, type BookingState } from '@chauffeur/domain/booking-status'
import { formatAmount } from '@chauffeur/domain/money'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronDownIcon } from '../../shared/ui/icons.tsx'
import { CustomerText, Instant, Notes, BookingLink, Typed } from '../common/fact.tsx'
import { DecisionButtons, type OnDecided } from '../decision/decision-buttons.tsx'
import { BookingBadges, PaymentBadge } from './badges.tsx'
import {
  ContactFacts,
  BookingJourney,
  OtherLegs,
  WhoDecided,
  isMailBeingSent,
  MailProblem,
  RejectReason,
  TripFacts,
} from './booking-facts.tsx'
import { History } from './history.tsx'
import { UnpaidActs } from './money-acts.tsx'
import { PaymentAttempts } from './payments.tsx'
import { useKeptOpen } from './window-list.ts'

/** The colour of a booking's state at its edge. */
const statusEdges = {
  pending: 'border-s-warning-line',
  confirmed: 'border-s-success',
  rejected: 'border-s-danger',
  cancelled: 'border-s-line-strong',
} as const satisfies Readonly<Record<BookingState, string>>

const wholeRow = 'min-w-0 @2xl:col-span-2 @5xl:col-span-3'

type BookingCardProps = {
  booking: Booking
  onDecided: OnDecided
  /** In the panel beside the list: the decision comes first there. */
  isBeside?: boolean
}

/** One booking, with all that a decision about it needs. */
export const BookingCard = memo(function BookingCard(props: BookingCardProps) {
  const { booking, onDecided, isBeside = false } = props
  const { id, bookingNumber, customerName, createdAt, paymentMethod, paymentStatus } = booking
  const { notes, mail, bookedThrough } = booking
  const titleId = `booking-${id}`
  const historyId = `history-${id}`
  const paymentsId = `payments-${id}`
  const [isHistoryOpen, setHistoryOpen] = useKeptOpen(historyId)
  const [arePaymentsOpen, setPaymentsOpen] = useKeptOpen(paymentsId)
  // Also for a booking that the driver is paid for now: an online payment may have been attempted before.
  const isPaidOnline =
    paymentMethod !== 'account' && (paymentMethod === 'sumup' || paymentStatus !== 'not_required')
  const card = useFocusAfterDecision(booking)
  return (
    <article
      ref={card}
      tabIndex={-1}
      data-row={isBeside ? undefined : ''}
      aria-labelledby={titleId}
      className={classNames(
        // In columns by the room that it has: over the whole list, or in the panel beside it.
        '@container overflow-hidden rounded-card border-s-4 bg-raised px-4 py-4 shadow-card sm:px-5',
        statusEdges[bookingState(booking)],
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 id={titleId} className="min-w-0 font-sans text-lead leading-snug font-semibold">
              <CustomerText>{customerName}</CustomerText>
            </h3>
            <BookingBadges booking={booking} />
          </div>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-soft">
            <p>
              <BookingLink number={bookingNumber} className="link font-medium tabular text-ink" /> · Requested{' '}
              <Instant at={createdAt} />
              <Typed after=" · Through " text={bookedThrough} />
              {mail && isMailBeingSent(mail) && ' · Email waiting to be sent'}
            </p>
            <PartButton
              isOpen={isHistoryOpen}
              onToggle={() => setHistoryOpen(!isHistoryOpen)}
              controls={historyId}
              describedBy={titleId}
            >
              History
            </PartButton>
            {isPaidOnline && (
              <PartButton
                isOpen={arePaymentsOpen}
                onToggle={() => setPaymentsOpen(!arePaymentsOpen)}
                controls={paymentsId}
                describedBy={titleId}
              >
                Payments
              </PartButton>
            )}
          </div>
          <OtherLegs booking={booking} />
        </div>
        <p
          className={classNames(
            'flex flex-wrap items-center gap-x-3 gap-y-1 @xl:flex-col @xl:items-end',
            isBeside && 'pe-8',
          )}
        >
          <span className="text-heading font-semibold tabular">{formatAmount(booking.totalPrice)}</span>
          <PaymentBadge booking={booking} />
        </p>
      </header>
      <div className="mt-3.5 flex flex-col gap-x-8 gap-y-3.5 border-t border-line pt-3.5 text-sm @5xl:flex-row">
        <div className="grid min-w-0 flex-1 gap-x-8 gap-y-3.5 @2xl:grid-cols-2 @5xl:grid-cols-[1.2fr_1fr_1.2fr]">
          <BookingJourney booking={booking} className="@2xl:row-span-2 @5xl:row-span-1" />
          <TripFacts booking={booking} hasDriver />
          <ContactFacts booking={booking} onDecided={onDecided} />
          {notes !== null && <Notes text={notes} className={wholeRow} />}
          <RejectReason booking={booking} className={wholeRow} />
          {mail && <MailProblem mail={mail} className={wholeRow} />}
        </div>
        {/* Beside the rest on a wide screen; on a narrow one below all that there is to know first. */}
        <div className={classNames('@5xl:w-36', isBeside && 'order-first')}>
          <WhoDecided booking={booking} />
          {canDecide(booking) && (
            <div className="grid grid-cols-2 gap-2 @2xl:flex @2xl:justify-end @5xl:grid @5xl:grid-cols-1">
              <DecisionButtons booking={booking} describedBy={titleId} onDecided={onDecided} />
            </div>
          )}
        </div>
      </div>
      {booking.unpaidActs.length > 0 && <UnpaidActs booking={booking} />}
      <CardPart id={historyId} isOpen={isHistoryOpen}>
        <History bookingId={id} />
      </CardPart>
      {isPaidOnline && (
        <CardPart id={paymentsId} isOpen={arePaymentsOpen}>
          <PaymentAttempts bookingId={id} />
        </CardPart>
      )}
    </article>
  )
})

/** When a decision removes the buttons, their focus moves to the card. */
function useFocusAfterDecision(booking: Booking) {
  const card = useRef<HTMLElement>(null)
  const before = useRef(booking)
  useEffect(() => {
    const isDecidedNow = canDecide(before.current) && !canDecide(booking)
    before.current = booking
    if (isDecidedNow && document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [booking])
  return card
}

type PartButtonProps = {
  children: string
  isOpen: boolean
  onToggle: () => void
  /** The ids of what it opens and of the element that names the booking. */
  controls: string
  describedBy: string
}

/** Opens a part of a booking's card. */
function PartButton({ children, isOpen, onToggle, controls, describedBy }: PartButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-describedby={describedBy}
      onClick={onToggle}
      className="-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-control px-1.5 font-medium transition-colors hover:text-ink pointer-coarse:min-h-11"
    >
      {children}
      <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
    </button>
  )
}

/** The part that the button opens; rendered, and read from the server, only when it is opened. */
function CardPart({ id, isOpen, children }: { id: string; isOpen: boolean; children: ReactNode }) {
  return (
    <div id={id} hidden={!isOpen} className="mt-3.5 border-t border-line pt-2 text-sm">
      {isOpen && children}
    </div>
  )
}
