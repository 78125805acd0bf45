import type { Booking } from '@chauffeur/contract/bookings'
import type { Enquiry } from '@chauffeur/contract/enquiries'
import type { User } from '@chauffeur/contract/session'
import { skipToken } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { ChevronLeftIcon } from '../../shared/ui/icons.tsx'
import { ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { Notes } from '../common/notes.tsx'
import { readState } from '../common/read-state.ts'
import { EnquiryJourney } from '../enquiries/enquiry-trip.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { newBookingTexts as texts } from './new-booking-texts.ts'
import { useTakeBooking } from './use-take-booking.ts'

interface NewBookingPageProps {
  readonly user: User
  /** The id of the enquiry that is answered, from the address. */
  readonly enquiryId: string | undefined
  readonly onMade: (booking: Booking) => void
  /** The wizard's parts on one page, which the route brings. */
  readonly form: ComponentType<FormProps>
}

interface FormProps {
  readonly enquiry: Enquiry | undefined
  readonly onSend: ReturnType<typeof useTakeBooking>['take']
  readonly isSending: boolean
}

/** The office makes a booking for somebody who calls or has written. */
export function NewBookingPage({ user, enquiryId, onMade, form: Form }: NewBookingPageProps) {
  const query = trpc.enquiries.read.useQuery(
    enquiryId === undefined ? skipToken : { id: enquiryId },
    // A later reading must not replace the texts in the form.
    { staleTime: Infinity, gcTime: 0 },
  )
  const state = readState(query)
  const { take, isPending } = useTakeBooking(onMade)
  const isReady = enquiryId === undefined || query.data !== undefined
  return (
    <>
      <AdminHeader user={user} title={texts.title} />
      <main className="mx-auto max-w-[90rem] px-4 pt-4 pb-16 sm:px-6">
        <Link to="/admin" className="link inline-flex min-h-11 items-center gap-1 text-sm font-medium">
          <ChevronLeftIcon className="size-4" />
          {texts.back}
        </Link>
        {!isReady && state.problem && (
          <ReadingProblem what={texts.enquiry} sentence={state.problem} onRetry={state.refetch} />
        )}
        {!isReady && !state.problem && <ListWaiting what={texts.enquiry} />}
        {query.data && <Asked enquiry={query.data} />}
        {isReady && <Form key={enquiryId} enquiry={query.data} onSend={take} isSending={isPending} />}
      </main>
    </>
  )
}

/** The enquiry, to have in view while the booking is made. */
function Asked({ enquiry }: { readonly enquiry: Enquiry }) {
  const { reference, trip, message, answeredAt, replies } = enquiry
  const hasOpenOffer = replies.some(({ offer }) => offer?.state === 'open')
  return (
    <section
      aria-label={texts.forEnquiry(reference)}
      className="mb-4 grid gap-3 rounded-card border-s-4 border-s-accent-line bg-raised px-4 py-4 text-sm shadow-card sm:px-5 lg:mb-6"
    >
      <p>
        <span className="font-semibold">{texts.forEnquiry(reference)}</span>
        {answeredAt === null && <span className="text-soft"> · {texts.enquiryAnswered}</span>}
      </p>
      {hasOpenOffer && <p className="text-warning">{texts.openOffer}</p>}
      {trip && <EnquiryJourney trip={trip} />}
      {message !== null && <Notes title={texts.message} text={message} />}
    </section>
  )
}
