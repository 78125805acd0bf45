import type { Quote } from '@chauffeur/contract/quotes'
import { SENTENCES } from '@chauffeur/contract/sentences'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { useToast } from '../../ui/toast.tsx'
import { useBooking } from '../state/booking-context.ts'
import { keepConfirmed } from '../confirmation/confirmation-storage.ts'
import { removeStoredSession } from '../draft/session-storage.ts'
import { readRefusal } from '../../api/refusal.ts'
import { journeyPoints } from '../journey/journey-points.ts'
import { bookingRequest, isSameBooking, type BookingRequest } from './booking-request.ts'
import { findOnlineOrder, forgetOnlineOrder, keepOnlineOrder, orderOf, type Order } from './online-order.ts'
import { reviewTexts } from './review-texts.ts'
import { useLeaving } from './use-leaving.ts'

interface Reservation {
  readonly reserve: () => void
  readonly isSending: boolean
  /** The payment page is being opened. */
  readonly isLeaving: boolean
  /** What the last attempt came to, where it failed; stays until the next one. */
  readonly failure: string | undefined
}

/** The booking is there, or may be: the same one is to be asked for again. */
const KEEPS_THE_KEY = new Set(['INTERNAL', 'REQUEST_IN_PROGRESS', 'PAYMENT_UNAVAILABLE'])

/** Sends the booking, once. */
export function useReservation(onConfirmed: () => void): Reservation {
  const { draft, session, changeSession, quotes, payment, clock } = useBooking()
  const { client } = trpc.useUtils()
  const { showToast } = useToast()
  const { isLeaving, leaveFor } = useLeaving()
  const [failure, setFailure] = useState<string>()
  // A second click comes before the button has been drawn as busy.
  const isUnderWay = useRef(false)
  const unanswered = useRef<Order>(undefined)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ key, request }: Order) =>
      client.bookings.create.mutate(request, { context: { idempotencyKey: key } }),
  })

  async function send(vehicle: Vehicle, quote: Quote, request: BookingRequest) {
    const meant = orderOf(session, request, findOnlineOrder())
    const last = unanswered.current
    // No answer came to the last attempt. Sent again to the letter, it books nothing twice.
    const isRetry = last?.key === meant.key && isSameBooking(last.request, meant.request)
    const order = isRetry ? last : meant
    unanswered.current = order
    keepOnlineOrder(session, order)
    try {
      const booked = await mutateAsync(order)
      if (booked.checkoutUrl !== undefined) {
        // The trip is kept: whoever comes back unpaid finds it as it was.
        leaveFor(booked.checkoutUrl)
        return
      }
      removeStoredSession()
      forgetOnlineOrder()
      const { email, pickupDate, pickupTime } = draft
      const { bookingNumber, totalPrice } = booked
      const points = journeyPoints(draft)
      const trip = { vehicleName: vehicle.name, pickupDate, pickupTime, zone: clock.zone, points }
      keepConfirmed({ bookingNumber, email, totalPrice, ...trip })
      showToast({ ...reviewTexts.confirmedToast, tone: 'success' })
      onConfirmed()
    } catch (error) {
      fail(await explain(error, vehicle, quote))
    }
  }

  async function explain(error: unknown, vehicle: Vehicle, before: Quote): Promise<string> {
    const refusal = readRefusal(error)
    // Nobody knows then whether it has booked: the key must stay.
    if (refusal === undefined || KEEPS_THE_KEY.has(refusal.code))
      return refusal?.sentence ?? SENTENCES.somethingWentWrong
    unanswered.current = undefined
    changeSession({ type: 'refused' })
    if (refusal.code === 'IDEMPOTENCY_KEY_REUSED') return reviewTexts.perhapsReceived
    const isPriceMatter = ['PRICE_CHANGED', 'QUOTE_EXPIRED', 'QUOTE_INVALID'].includes(refusal.code)
    const now = isPriceMatter ? await quotes.refresh(vehicle.id) : undefined
    return now ? tellPrice(now, before) : refusal.sentence
  }

  function fail(sentence: string) {
    setFailure(sentence)
    showToast({ title: reviewTexts.failedToast, description: sentence, tone: 'destructive' })
  }

  function reserve() {
    if (isUnderWay.current) return
    setFailure(undefined)
    const { chosen } = quotes
    if (!chosen) {
      showToast({
        title: reviewTexts.validationToast,
        description: SENTENCES.noVehicle,
        tone: 'destructive',
      })
      return
    }
    if (chosen.state !== 'priced' || payment.chosen === null) return
    const { vehicle, quote } = chosen
    isUnderWay.current = true
    const request = bookingRequest(draft, { vehicle, quote, paymentMethod: payment.chosen })
    void send(vehicle, quote, request).finally(() => {
      isUnderWay.current = false
    })
  }

  return { reserve, isSending: isPending || isLeaving, isLeaving, failure }
}

function tellPrice(now: Quote, before: Quote): string {
  const [price, old] = [now, before].map(({ totalPrice }) => formatEuros(toCents(totalPrice)))
  if (price === undefined || old === undefined) throw new Error('Two prices in, two texts out')
  return price === old ? reviewTexts.priceRenewed(price) : reviewTexts.priceChanged(price, old)
}
