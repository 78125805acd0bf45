import type { Booking } from '@chauffeur/contract/bookings'
import type { Enquiry } from '@chauffeur/contract/enquiries'
import { skipToken } from '@tanstack/react-query'
import { type ComponentType, useRef } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useToast } from '../../shared/ui/toast.tsx'
import { Notes } from '../common/fact.tsx'
import { overridableSentence } from '../common/override.tsx'
import { ListWaiting, ReadingProblem, readState } from '../common/resource-list.tsx'
import { toastUnlessAtFields, problemsOfRefusal, useCreateOnce } from '../common/use-procedure.ts'
import { EnquiryJourney } from '../enquiries/enquiry-facts.tsx'
import { BackLink, AdminHeader } from '../frame/admin-header.tsx'
import type { TakeRequest } from './office-draft.ts'
import type { OfficeFormProps, Refused } from './office-form.tsx'

interface NewBookingPageProps {
  /** The id of the enquiry that is answered, from the address. */
  readonly enquiryId: string | undefined
  /** The number of a booking that is made again, from the address. */
  readonly againNumber: string | undefined
  readonly onMade: (booking: Booking) => void
  /** The wizard's parts on one page, which the route brings. */
  readonly form: ComponentType<OfficeFormProps>
}

/** The office makes a booking for somebody who calls or has written. */
export function NewBookingPage({ enquiryId, againNumber, onMade, form: Form }: NewBookingPageProps) {
  const query = trpc.enquiries.read.useQuery(
    enquiryId === undefined ? skipToken : { id: enquiryId },
    // A later reading must not replace the texts in the form.
    { staleTime: Infinity, gcTime: 0 },
  )
  const again = trpc.bookings.read.useQuery(againNumber === undefined ? skipToken : { id: againNumber }, {
    staleTime: Infinity,
    gcTime: 0,
  })
  const asked = enquiryId === undefined ? again : query
  const what = enquiryId === undefined ? 'the booking' : 'the enquiry'
  const state = readState(asked)
  const { take, isPending } = useTakeBooking(onMade)
  const isReady = (enquiryId ?? againNumber) === undefined || asked.data !== undefined
  return (
    <>
      <AdminHeader title="New booking" />
      <main className="mx-auto max-w-[90rem] px-4 pt-4 pb-16 sm:px-6">
        <BackLink to="/admin">All bookings</BackLink>
        {!isReady && state.problem && (
          <ReadingProblem what={what} sentence={state.problem} onRetry={state.refetch} />
        )}
        {!isReady && !state.problem && <ListWaiting what={what} />}
        {query.data && <Asked enquiry={query.data} />}
        {isReady && (
          <Form
            key={enquiryId ?? againNumber}
            enquiry={query.data}
            again={again.data}
            onSend={take}
            isSending={isPending}
          />
        )}
      </main>
    </>
  )
}

/** The enquiry, to have in view while the booking is made. */
function Asked({ enquiry }: { readonly enquiry: Enquiry }) {
  const { reference, trip, message, answeredAt, replies } = enquiry
  const title = `For the enquiry ${reference}`
  const hasOpenOffer = replies.some(({ offer }) => offer?.state === 'open')
  return (
    <section
      aria-label={title}
      className="mb-4 grid gap-3 rounded-card border-s-4 border-s-accent-line bg-raised px-4 py-4 text-sm shadow-card sm:px-5 lg:mb-6"
    >
      <p>
        <span className="font-semibold">{title}</span>
        {answeredAt === null && (
          <span className="text-soft"> · It counts as answered once the booking is made.</span>
        )}
      </p>
      {hasOpenOffer && (
        <p className="text-warning">
          An offer for it is still open. Withdraw it on the page of enquiries, or it can be booked as well.
        </p>
      )}
      {trip && <EnquiryJourney trip={trip} />}
      {message !== null && <Notes title="They wrote" text={message} />}
    </section>
  )
}

const NEW_PRICE = new Set(['PRICE_CHANGED', 'QUOTE_EXPIRED', 'QUOTE_INVALID'])
/** Refusals of one field that do not name it. */
const FIELD_OF: Readonly<Record<string, string>> = {
  INSUFFICIENT_CAPACITY: 'vehicleName',
  PAYMENT_METHOD_NOT_ALLOWED: 'paymentMethod',
  NO_PRICE: 'price',
}

/** Makes the booking. The same one is made once, however often it is sent. */
function useTakeBooking(onDone: (booking: Booking) => void) {
  const { client, bookings, enquiries } = trpc.useUtils()
  const { showToast } = useToast()
  const form = useRef<Refused>(undefined)
  const { run, isPending } = useCreateOnce<TakeRequest, Booking>(client.bookings.take.mutate, {
    failed: (error) =>
      overridableSentence(error) === undefined
        ? toastUnlessAtFields('The booking was not made', error)
        : undefined,
    onDone: (booking) => {
      void Promise.all([bookings.invalidate(), enquiries.invalidate()])
      showToast({ tone: 'success', title: `Booking ${booking.bookingNumber} is made` })
      onDone(booking)
    },
    onFailed: (error) => {
      const refusal = parseRefusal(error)
      if (refusal && NEW_PRICE.has(refusal.code)) form.current?.atPrice()
      const obstacle = overridableSentence(error)
      if (obstacle !== undefined) form.current?.atObstacle(obstacle)
      const field = refusal && FIELD_OF[refusal.code]
      form.current?.atFields(field === undefined ? problemsOfRefusal(error) : { [field]: refusal?.sentence })
    },
  })
  const take = (request: TakeRequest, refused: Refused) => {
    form.current = refused
    run(request)
  }
  return { take, isPending }
}
