import type { Quote } from '@chauffeur/contract/quotes'
import type { Vehicle } from '@chauffeur/domain/vehicles'

import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { sentenceTexts } from '@chauffeur/words/en/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { PaymentStatus } from '@chauffeur/domain/payment-status'
import { isSaleRefusal } from '@chauffeur/domain/sale-refusals'
import type { Zone } from '@chauffeur/domain/time'
import { nameOnSign } from '@chauffeur/domain/traveller'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import { reviewTexts } from '@chauffeur/words/en/checkout'
import { amountText } from '../../../shared/locale/euros-text.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import { useToast } from '../../../shared/ui/toast.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { removeStoredSession } from '../../../shared/journey/draft/session-storage.ts'
import { parseRefusal } from '../../../shared/api/refusal.ts'
import { bookingRequest, isSameBooking, type Agreed } from '../../../shared/journey/booking-request.ts'
import { useLeaving } from '../../../shared/forms/use-leaving.ts'
import { isAirportPickup, type Draft } from '../../../shared/journey/draft/draft.ts'
import { journeyPoints } from '../../../shared/journey/journey-points.ts'
import { saveReceipt, type BookingReceipt } from '../../receipt/receipt-storage.ts'
import { UNAVAILABLE_KEY } from '../vehicle/unavailable.tsx'
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
  const { draft, session, changeSession, quotes, payment, clock, offer } = useBooking()
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const { isLeaving, leaveFor } = useLeaving()
  const [failed, setFailed] = useState<{ readonly sentence: string; readonly choice: string }>()
  const choice = [draft.pickupDate, draft.pickupTime, draft.vehicleId].join()
  // A second click comes before the button has been drawn as busy.
  const isInFlight = useRef(false)
  const unanswered = useRef<Order>(undefined)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ key, request }: Order) =>
      client.bookings.create.mutate(request, { context: { idempotencyKey: key } }),
  })

  async function send(agreed: Agreed) {
    const { vehicle, quote, paymentMethod } = agreed
    const isOffline = !navigator.onLine
    const meant = orderOf(session, bookingRequest(draft, agreed), findOnlineOrder())
    const last = unanswered.current
    // The last attempt got no answer. The same request again books nothing twice.
    const isRetry = last?.key === meant.key && isSameBooking(last.request, meant.request)
    const order = isRetry ? last : meant
    unanswered.current = order
    saveOnlineOrder(session, order, offer?.token)
    try {
      const booked = await mutateAsync(order)
      const kept = { booked, vehicleName: vehicle.name, quote, paymentMethod, zone: clock.zone }
      const receipt = bookingReceipt(draft, kept)
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
      fail(isUnsent ? sentenceTexts.offline : await explain(error, vehicle, quote))
    }
  }

  async function explain(error: unknown, vehicle: Vehicle, before: Quote): Promise<string> {
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
    return now ? describePriceChange(now, before) : refusal.sentence
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
    const { vehicle, quote } = chosen
    isInFlight.current = true
    void send({ vehicle, quote, paymentMethod: payment.chosen }).finally(() => {
      isInFlight.current = false
    })
  }

  const failure = failed?.choice === choice ? failed.sentence : undefined
  return { reserve, isSending: isPending || isLeaving, isLeaving, failure }
}

function describePriceChange(now: Quote, before: Quote): string {
  const [price, old] = [now, before].map(({ totalPrice }) => amountText(totalPrice))
  if (price === undefined || old === undefined) throw new Error('Two prices in, two texts out')
  return price === old ? reviewTexts.priceRenewed(price) : reviewTexts.priceChanged(price, old)
}

interface Reserved {
  readonly booked: {
    readonly id: string
    readonly bookingNumber: string
    readonly totalPrice: number
    readonly paymentStatus: PaymentStatus
  }
  readonly vehicleName: string
  readonly quote: Quote
  readonly paymentMethod: PaymentMethod
  readonly zone: Zone
}

/** The part of a booking that is kept when its draft is thrown away. */
function bookingReceipt(draft: Draft, reserved: Reserved): BookingReceipt {
  const { booked, vehicleName, quote, paymentMethod, zone } = reserved
  const { id, bookingNumber, totalPrice, paymentStatus } = booked
  const { email, pickupDate, pickupTime, stops } = draft
  const hireHours = draft.serviceType === 'hourly' ? draft.duration : null
  return {
    id,
    bookingNumber,
    email: email.trim(),
    vehicleName,
    pickupDate,
    pickupTime,
    zone,
    minutes: tripMinutes({ hireHours, durationMinutes: quote.durationMinutes, stops }),
    totalPrice,
    paymentMethod,
    isPaid: paymentStatus === 'completed',
    points: journeyPoints(draft),
    ...(meetsAtAirport(draft) && { arrival: { sign: signOf(draft) } }),
  }
}

/** Also where a hire begins at an airport. */
function meetsAtAirport(draft: Draft): boolean {
  return draft.pickupIsAirport || isAirportPickup(draft)
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
