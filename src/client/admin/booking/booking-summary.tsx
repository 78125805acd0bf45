import type { Booking } from '@chauffeur/contract/bookings'
import { bookingState, canDecide } from '@chauffeur/domain/booking-status'
import { cancellationTerms } from '@chauffeur/domain/cancellation'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, toCents, type Cents, parseDecimal, toEuros } from '@chauffeur/domain/money'
import { paidMoneyOf } from '@chauffeur/domain/payment-status'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CalendarIcon, EditIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { LatePart } from '../../shared/ui/late-part.tsx'
import { useLateDialog } from '../../shared/ui/use-late-dialog.ts'
import { BookingBadges } from '../bookings/badges.tsx'
import { OtherLegs, WhoDecided } from '../bookings/booking-facts.tsx'
import { CustomerText, Instant, Typed } from '../common/fact.tsx'
import { EuroField, RadioField, TextField, optionsOf } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import type { ReadState } from '../common/resource-list.tsx'
import { toastFor } from '../common/use-procedure.ts'
import { DecisionButtons, type OnDecided } from '../decision/decision-buttons.tsx'
import { ChangeDetails } from './change-details.tsx'
import { officeMay } from './use-booking.tsx'

type BookingSummaryProps = { booking: Booking; state: ReadState; onDecided: OnDecided }

/** Whose booking it is, how it stands, its decision, and what is printed of it. */
export function BookingSummary({ booking, state, onDecided }: BookingSummaryProps) {
  const { id, customerName, createdAt, bookedThrough, reference } = booking
  const titleId = `booking-${id}`
  return (
    <header className="rounded-card bg-raised px-4 py-4 shadow-card sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id={titleId} className="min-w-0 text-title">
              <CustomerText>{customerName}</CustomerText>
            </h2>
            <BookingBadges booking={booking} />
          </div>
          <p className="mt-1 text-sm text-soft">
            Requested <Instant at={createdAt} />
            <Typed after=" · Through " text={bookedThrough} />
            <Typed after=" · Their reference " text={reference} />
          </p>
          <OtherLegs booking={booking} />
        </div>
        <div className="text-sm max-sm:w-full sm:text-end">
          <WhoDecided booking={booking} />
          {canDecide(booking) && (
            <fieldset className="grid grid-cols-2 gap-2">
              <legend className="sr-only">Decision</legend>
              <DecisionButtons booking={booking} describedBy={titleId} onDecided={onDecided} />
            </fieldset>
          )}
        </div>
      </div>
      <div className="mt-3.5 grid grid-cols-2 items-center gap-2 border-t border-line pt-3.5 sm:flex sm:flex-wrap">
        <Prints booking={booking} />
        {officeMay('changeDetails', booking) && <ChangeDetails booking={booking} />}
        {officeMay('changeTrip', booking) && booking.change === null && <ChangeTrip booking={booking} />}
        <Button asChild size="small">
          <Link to="/admin/bookings/new" search={{ again: booking.bookingNumber }}>
            <CalendarIcon className="size-4.5 max-sm:hidden" />
            {bookingState(booking) === 'rejected' ? 'Book again with the same data' : 'Book again'}
          </Link>
        </Button>
        {officeMay('cancel', booking) && <CancelBooking booking={booking} />}
        <Button
          size="small"
          variant="ghost"
          busy={state.isReading}
          busyLabel="Refreshing..."
          onClick={state.refetch}
          className="sm:ml-auto"
        >
          Refresh
        </Button>
      </div>
    </header>
  )
}

function Prints({ booking: { bookingNumber: number, pickupDate } }: { booking: Booking }) {
  const prints = [
    { text: 'Job slip', Icon: EditIcon, to: '/admin/bookings/$number/slip', params: { number } },
    { text: 'Name sign', Icon: UsersIcon, to: '/admin/bookings/$number/sign', params: { number } },
    { text: 'Day sheet', Icon: CalendarIcon, to: '/admin/day', search: { day: pickupDate } },
  ] as const
  return (
    <nav aria-label="Print and show" className="col-span-2">
      <ul className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        {prints.map(({ text, Icon, ...link }) => (
          <li key={text}>
            <Button asChild size="small" className="max-sm:w-full max-sm:px-1">
              <Link {...link}>
                <Icon className="size-4.5 max-sm:hidden" />
                {text}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const loadDialog = () => import('./change-trip-dialog.tsx')
const ChangeTripDialog = lazy(async () => ({ default: (await loadDialog()).ChangeTripDialog }))

/** The button that changes the trip; its dialog is fetched when it is wanted. */
function ChangeTrip({ booking }: { booking: Booking }) {
  const { openings, button, dialog } = useLateDialog(loadDialog)
  return (
    <>
      <Button {...button} size="small">
        <EditIcon className="size-4.5" />
        Change trip
      </Button>
      {openings > 0 && (
        <LatePart>
          <ChangeTripDialog key={openings} booking={booking} {...dialog} />
        </LatePart>
      )}
    </>
  )
}

const EMPTY: CancelDraft = { reason: '', share: 'all', part: '' }

/** Cancels a booking with a reason; what was paid goes back, or as much of it as the office says. */
function CancelBooking({ booking }: { booking: Booking }) {
  const paidCents = returnableCents(booking)
  const { dialog, draft, field, bind, problemAt } = useFormDialog(trpc.bookings.cancel, {
    start: () => EMPTY,
    problemsOf: (draft) => ({
      reason: draft.reason.trim() === '' ? 'Please say why the booking is cancelled.' : undefined,
      refund:
        refundOf(draft, paidCents) === undefined
          ? `Enter an amount of at most ${formatEuros(paidCents)}, like 49.50.`
          : undefined,
    }),
    input(draft) {
      const refundCents = paidCents > 0 ? refundOf(draft, paidCents) : undefined
      return {
        id: booking.id,
        reason: draft.reason.trim(),
        ...(refundCents !== undefined && { refund: toEuros(refundCents) }),
      }
    },
    done: toastFor(booking.customerEmail, {
      title: 'Booking cancelled',
      description: 'The customer is told by email.',
    }),
    failed: 'The booking was not cancelled',
    closesOnFailure: true,
  })
  const partCents = parsePart(draft.part, paidCents)
  const refundCents = refundOf(draft, paidCents)
  const canMail = isMailAddress(booking.customerEmail)
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" variant="ghost" className="text-danger">
          Cancel booking
        </Button>
      }
      title={`Cancel booking ${booking.bookingNumber}?`}
      cancel="Keep the booking"
      submit={refundCents ? `Cancel and return ${formatEuros(refundCents)}` : 'Cancel booking'}
      busy="Cancelling..."
    >
      <p className="text-soft">
        {canMail
          ? 'The trip will not take place. The customer is told by email, with your reason. This cannot be undone.'
          : 'The trip will not take place. No email can reach the customer: please call. This cannot be undone.'}
      </p>
      <TextField
        {...field('reason')}
        label="Reason"
        hint="The customer reads it."
        maxLength={MAX_REASON_LENGTH}
        required
      />
      {paidCents > 0 && (
        <>
          <RadioField
            {...field('share')}
            label={howMuch(booking, paidCents)}
            options={optionsOf(
              ['all', `All of it, ${formatEuros(paidCents)}`],
              ['part', 'A part'],
              ['nothing', 'Nothing'],
            )}
          />
          {draft.share === 'part' && (
            <EuroField
              {...bind('part')}
              label="Goes back"
              hint={partCents === undefined ? undefined : `${formatEuros(paidCents - partCents)} is kept.`}
              error={problemAt('refund')}
              step={1}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

function howMuch({ paidAmount }: Booking, leftCents: Cents): string {
  const [paidCents, left] = [toCents(paidAmount), formatEuros(leftCents)]
  return leftCents < paidCents
    ? `${formatEuros(paidCents)} was paid, and ${formatEuros(paidCents - leftCents)} of it is being refunded already. How much of the other ${left} is refunded?`
    : `${left} was paid. How much is refunded?`
}

/** The paid money that is not going back already. */
function returnableCents(booking: Booking): Cents {
  const { status, pickupAt } = booking
  const { paidCents, refundCents } = paidMoneyOf(booking)
  return cancellationTerms(
    'office',
    { status, pickupAt: new Date(pickupAt) },
    paidCents - refundCents,
    new Date(),
  ).refundCents
}

interface CancelDraft {
  readonly reason: string
  /** How much of what was paid goes back. */
  readonly share: 'all' | 'part' | 'nothing'
  /** In euros, as typed. */
  readonly part: string
}

/** Undefined where the part is not a possible amount. */
function refundOf({ share, part }: CancelDraft, paidCents: Cents): Cents | undefined {
  return { all: paidCents, part: parsePart(part, paidCents), nothing: 0 }[share]
}

function parsePart(part: string, paidCents: Cents): Cents | undefined {
  const cents = parseDecimal(part.replace(',', '.'))
  return cents !== undefined && cents > 0 && cents <= paidCents ? cents : undefined
}
