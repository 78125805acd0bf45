import { sentenceTexts } from '@chauffeur/words/en/shared'
import { useMutation } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { payTexts, resultTexts } from '@chauffeur/words/en/payment'
import type { AppRouter } from '../../../server/api/router.ts'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useLeaving } from '../../shared/forms/use-leaving.ts'
import { amountText } from '../../shared/locale/euros-text.ts'
import { wallTimeText } from '../../shared/locale/formats.ts'
import { vehicleText } from '../../shared/locale/vehicle-text.ts'
import { placeShown } from '../../shared/places/place-shown.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { CardIcon } from '../../shared/ui/more-icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { LinkedPage } from '../frame/linked-page.tsx'
import { ContactButton, ResultFrame } from '../frame/result-frame.tsx'

/** Opened by a payment link. Nothing happens before a person presses the button: mail scanners open links, too. */
export function PayPage() {
  const { client } = trpc.useUtils()
  return (
    <LinkedPage
      name="payment link"
      texts={payTexts}
      support={resultTexts.support}
      read={(link) => client.unpaidBookings.readLink.mutate(link)}
    >
      {(booking, token) =>
        booking.state === 'to_pay' ? (
          <ToPay token={token} booking={booking} />
        ) : (
          <Done state={booking.state} number={booking.bookingNumber} />
        )
      }
    </LinkedPage>
  )
}

type Booking = inferRouterOutputs<AppRouter>['unpaidBookings']['readLink']
type ToPayProps = { token: string; booking: Booking }

function ToPay({ token, booking }: ToPayProps) {
  const { client } = trpc.useUtils()
  const { isLeaving, leaveFor } = useLeaving()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.unpaidBookings.openLink.mutate({ token }),
    onSuccess: ({ checkoutUrl }) => leaveFor(checkoutUrl),
  })
  const { journey, totalPrice } = booking
  return (
    <ResultFrame
      tone="quiet"
      icon={<CardIcon className="size-7" />}
      heading={payTexts.toPay(journey?.number ?? booking.bookingNumber)}
      ways={
        <Button
          size="large"
          variant="primary"
          busy={isPending || isLeaving}
          busyLabel={isLeaving ? payTexts.leaving : payTexts.opening}
          onClick={() => mutate()}
        >
          {payTexts.pay(amountText(totalPrice))}
        </Button>
      }
    >
      {journey ? (
        journey.legs.map((leg) => <TripToPay key={leg.bookingNumber} {...leg} number={leg.bookingNumber} />)
      ) : (
        <TripToPay {...booking} price={totalPrice} />
      )}
      <p className="text-base">{payTexts.lead}</p>
      {error && <Notice tone="danger">{refusalSentence(error) ?? sentenceTexts.somethingWentWrong}</Notice>}
    </ResultFrame>
  )
}

type TripToPayProps = Omit<Booking, 'bookingNumber' | 'totalPrice' | 'journey' | 'state'> & {
  /** Of one that is paid with others. */
  number?: string
  price: number
}

function TripToPay(trip: TripToPayProps) {
  const { number, pickupLocation, dropoffLocation, pickupDate, pickupTime } = trip
  return (
    <Card padding="large" className="w-full text-left text-ink">
      {number !== undefined && <p className="tabular text-base text-soft">{number}</p>}
      <p className="font-medium wrap-anywhere">
        {placeShown(pickupLocation, trip.pickupName).name}
        {dropoffLocation !== null && ` → ${placeShown(dropoffLocation, trip.dropoffName).name}`}
      </p>
      <p className="text-base text-soft first-letter:uppercase">
        {wallTimeText({ date: pickupDate, time: pickupTime }, trip.pickupZone)}
      </p>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-3">
        <span className="text-base">{vehicleText(trip.vehicleName)}</span>
        <span className="tabular font-display text-title">{amountText(trip.price)}</span>
      </p>
    </Card>
  )
}

function Done({ state, number }: { state: 'paid' | 'closed'; number: string }) {
  const { heading, body } = payTexts[state]
  return (
    <ResultFrame
      tone={state === 'paid' ? 'good' : 'quiet'}
      icon={<CheckIcon className="size-7" strokeWidth="2" />}
      heading={heading}
      body={body(number)}
      ways={<ContactButton>{resultTexts.support}</ContactButton>}
    />
  )
}
