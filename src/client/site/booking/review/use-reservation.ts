import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { sentenceTexts } from '@chauffeur/words/en/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PaymentStatus } from '@chauffeur/domain/payment-status'
import { isSaleRefusal } from '@chauffeur/domain/sale-refusals'
import { nameOnSign } from '@chauffeur/domain/traveller'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import { reviewTexts } from '@chauffeur/words/en/checkout'
import { amountText } from '../../../shared/locale/euros-text.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import { useToast } from '../../../shared/ui/toast.tsx'
import { type LegInHand, useBooking } from '../../../shared/journey/state/booking-context.ts'
import { removeStoredSession } from '../../../shared/journey/draft/session-storage.ts'
import { parseRefusal } from '../../../shared/api/refusal.ts'
import {
  type Agreed,
  bookingRequest,
  isSameBooking,
  journeyRequest,
} from '../../../shared/journey/booking-request.ts'
import { priceOf, sentenceOfLeg } from '../../../shared/journey/quotes/use-quotes.ts'
import { useLeaving } from '../../../shared/forms/use-leaving.ts'
import { isAirportPickup, type Draft } from '../../../shared/journey/draft/draft.ts'
import { journeyPoints } from '../../../shared/journey/journey-points.ts'
import { saveReceipt, type BookingReceipt } from '../../receipt/receipt-storage.ts'
import { UNAVAILABLE_KEY } from '../vehicle/unavailable.tsx'
import { priceChange } from './price-change.ts'
import { findOnlineOrder, removeOnlineOrder, saveOnlineOrder, orderOf, type Order } from './online-order.ts'

interface Reservation {
  readonly reserve: () => void
  readonly isSending: boolean
  /** The payment page is being opened. */
  readonly isLeaving: boolean
  /** The failure of the last attempt; stays until the next one, or until another time or vehicle is chosen. */
  readonly failure: string | undefined
}

/** The booking exists, or may exist: the same request has to be repeated. */
const RETRY_WITH_SAME_KEY = new Set(['INTERNAL', 'REQUEST_IN_PROGRESS', 'PAYMENT_UNAVAILABLE'])

/** Sends the booking, once. */
export function useReservation(onConfirmed: () => void): Reservation {
  const { draft, back, session, changeSession, quotes, payment, clock, offer } = useBooking()
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const { isLeaving, leaveFor } = useLeaving()
  const [failed, setFailed] = useState<{ readonly sentence: string; readonly choice: string }>()
  const choice = [draft.pickupDate, draft.pickupTime, draft.vehicleId, draft.back?.pickupTime].join()
  // A second click comes before the button has been drawn as busy.
  const isInFlight = useRef(false)
  const unanswered = useRef<Order>(undefined)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ key, request }: Order): Promise<Booked> => {
      const options = { context: { idempotencyKey: key } }
      if ('legs' in request) return client.journeys.create.mutate(request, options)
      const booking = await client.bookings.create.mutate(request, options)
      return { ...booking, bookings: [booking] }
    },
  })

  async function send(agreed: Agreed) {
    const isOffline = !navigator.onLine
    const asked = back ? journeyRequest(draft, back.draft, agreed) : bookingRequest(draft, agreed)
    // By it the server takes up again what was sent before and is not paid.
    const request = { ...asked, draftId: session.id }
    const meant = orderOf(session, request, findOnlineOrder())
    const last = unanswered.current
    // The last attempt got no answer. The same request again books nothing twice.
    const isRetry = last?.key === meant.key && isSameBooking(last.request, meant.request)
    const order = isRetry ? last : meant
    unanswered.current = order
    saveOnlineOrder(session, order, offer?.token)
    try {
      const booked = await mutateAsync(order)
      const receipt = receiptOf(booked, agreed, back ? [{ draft, clock }, back] : [{ draft, clock }])
      if (booked.checkoutUrl !== undefined) {
        saveReceipt('to pay', receipt)
        // The session stays stored for customers who return unpaid.
        leaveFor(booked.checkoutUrl)
        return
      }
      if (offer) offer.forget()
      else removeStoredSession()
      removeOnlineOrder()
      saveReceipt('confirmed', receipt)
      showToast({ ...reviewTexts.confirmedToast, tone: 'success' })
      onConfirmed()
    } catch (error) {
      // An earlier attempt may have arrived; this one, begun without a connection, has not.
      const isUnsent = isOffline && !isRetry && parseRefusal(error) === undefined
      if (isUnsent) unanswered.current = last
      fail(isUnsent ? sentenceTexts.offline : await explain(error, agreed))
    }
  }

  async function explain(error: unknown, { vehicle, ...before }: Agreed): Promise<string> {
    const refusal = parseRefusal(error)
    // The booking may have been made: the key must stay.
    if (refusal === undefined || RETRY_WITH_SAME_KEY.has(refusal.code))
      return refusal?.sentence ?? sentenceTexts.somethingWentWrong
    unanswered.current = undefined
    changeSession({ type: 'refused' })
    if (isSaleRefusal(refusal.code)) {
      // The first knows whether the class depends on the time at all, the second what of it can be had.
      void quotes.refresh(vehicle.id)
      void queryClient.invalidateQueries({ queryKey: UNAVAILABLE_KEY })
    }
    if (refusal.code === 'IDEMPOTENCY_KEY_REUSED') return reviewTexts.perhapsReceived
    const isPriceMatter = ['PRICE_CHANGED', 'QUOTE_EXPIRED', 'QUOTE_INVALID'].includes(refusal.code)
    const now = isPriceMatter ? await quotes.refresh(vehicle.id) : undefined
    if (!now) return sentenceOfLeg(error) ?? refusal.sentence
    return priceChange(now, before) ?? reviewTexts.priceRenewed(amountText(priceOf(now)))
  }

  function fail(sentence: string) {
    setFailed({ sentence, choice })
    showToast({ title: reviewTexts.failedToast, description: sentence, tone: 'destructive' })
  }

  function reserve() {
    if (isInFlight.current) return
    setFailed(undefined)
    const { chosen } = quotes
    if (!chosen) {
      showToast({
        title: reviewTexts.validationToast,
        description: journeyReasons.no_vehicle,
        tone: 'destructive',
      })
      return
    }
    if (chosen.state !== 'priced' || payment.chosen === null) return
    isInFlight.current = true
    void send({ ...chosen, paymentMethod: payment.chosen }).finally(() => {
      isInFlight.current = false
    })
  }

  const failure = failed?.choice === choice ? failed.sentence : undefined
  return { reserve, isSending: isPending || isLeaving, isLeaving, failure }
}

/** One booking, or several that are paid together. */
interface Booked {
  readonly bookings: readonly {
    readonly id: string
    readonly bookingNumber: string
    readonly totalPrice: number
  }[]
  readonly journeyNumber?: string
  readonly totalPrice: number
  readonly paymentStatus: PaymentStatus
  readonly checkoutUrl?: string | undefined
}

/** Returns the receipt that is kept when the draft is thrown away: of two bookings, the second in the first. */
function receiptOf(booked: Booked, agreed: Agreed, legs: readonly LegInHand[]): BookingReceipt {
  const { vehicle, quote, journey, paymentMethod } = agreed
  const isPaid = booked.paymentStatus === 'completed'
  const [first, second] = booked.bookings.map((booking, index): BookingReceipt => {
    const leg = legs[index]
    if (!leg) throw new Error('There is a leg for each booking')
    const { email, pickupDate, pickupTime, stops, serviceType, duration } = leg.draft
    const { durationMinutes } = journey?.legs[index]?.quote ?? quote
    return {
      id: booking.id,
      bookingNumber: booking.bookingNumber,
      email: email.trim(),
      vehicleName: vehicle.name,
      pickupDate,
      pickupTime,
      zone: leg.clock.zone,
      minutes: tripMinutes({ hireHours: serviceType === 'hourly' ? duration : null, durationMinutes, stops }),
      totalPrice: booking.totalPrice,
      paymentMethod,
      isPaid,
      points: journeyPoints(leg.draft),
      ...(leg.clock.isAtAirport && { arrival: { sign: signOf(leg.draft) } }),
    }
  })
  if (!first) throw new Error('Something is booked')
  const { journeyNumber: number, totalPrice } = booked
  return second && number !== undefined ? { ...first, journey: { number, totalPrice, back: second } } : first
}

function signOf(draft: Draft): string {
  const { passengerName, phone, isForAnother, travellerName, signName } = draft
  return nameOnSign({
    customerName: passengerName.trim(),
    customerPhone: phone,
    travellerName: isForAnother ? travellerName.trim() : null,
    signName: isAirportPickup(draft) ? signName.trim() : null,
  })
}
