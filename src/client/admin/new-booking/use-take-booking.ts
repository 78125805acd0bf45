import type { Booking } from '@chauffeur/contract/bookings'
import type { inferRouterInputs } from '@trpc/server'
import { useRef } from 'react'
import type { AppRouter } from '../../../server/api/router.ts'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { randomId } from '../../shared/forms/random-id.ts'
import type { FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { useToast } from '../../shared/ui/toast.tsx'
import { toastUnlessAtFields } from '../common/failure-toast.ts'
import { problemsOfRefusal } from '../common/field-problems.ts'
import { useAct } from '../common/use-act.ts'
import { obstacleOf } from '../../shared/override/override.tsx'
import { newBookingTexts as texts } from './new-booking-texts.ts'

type TakeRequest = inferRouterInputs<AppRouter>['bookings']['take']

/** Shows in the form why it was refused. */
interface Refused {
  readonly atFields: (problems: FieldProblems) => void
  /** The price is another one now. */
  readonly atPrice: () => void
  /** The office can override the objection. */
  readonly atObstacle: (sentence: string) => void
}

const NEW_PRICE = new Set(['PRICE_CHANGED', 'QUOTE_EXPIRED', 'QUOTE_INVALID'])
/** Refusals of one field that do not name it. */
const FIELD_OF: Readonly<Record<string, string>> = {
  INSUFFICIENT_CAPACITY: 'vehicleName',
  PAYMENT_METHOD_NOT_ALLOWED: 'paymentMethod',
  NO_PRICE: 'price',
}

/** Makes the booking. The same one is made once, however often it is sent. */
export function useTakeBooking(onDone: (booking: Booking) => void) {
  const { client, bookings, enquiries } = trpc.useUtils()
  const { showToast } = useToast()
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined)
  const form = useRef<Refused>(undefined)
  const { run, isPending } = useAct<TakeRequest, Booking>({
    act: (request) => {
      const content = JSON.stringify(request)
      if (last.current?.content !== content) last.current = { content, key: randomId() }
      return client.bookings.take.mutate(request, { context: { idempotencyKey: last.current.key } })
    },
    failed: (error) =>
      obstacleOf(error) === undefined ? toastUnlessAtFields(texts.failed, error) : undefined,
    onDone: (booking) => {
      void Promise.all([bookings.invalidate(), enquiries.invalidate()])
      showToast({ tone: 'success', title: texts.done(booking.bookingNumber) })
      onDone(booking)
    },
    onFailed: (error) => {
      const refusal = parseRefusal(error)
      if (refusal && NEW_PRICE.has(refusal.code)) form.current?.atPrice()
      const obstacle = obstacleOf(error)
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
