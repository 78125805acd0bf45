import { useCallback, useMemo, useReducer, useState } from 'react'
import { newBookingSession } from '../booking/draft/booking-session.ts'
import { changeDraft } from '../booking/draft/draft.ts'
import { whySamePlace } from '../booking/draft/steps.ts'
import { useQuotes } from '../booking/quotes/use-quotes.ts'
import type { Booking } from '../booking/state/booking-context.ts'
import { readClock, usePickupClock } from '../booking/state/use-pickup-clock.ts'
import type { FieldProblems } from '../common/use-form-problems.ts'
import { draftOfTrip, isSameWay, wishOf, type BookedTrip, type Wish } from './booked-trip.ts'
import { changeTexts as texts } from './change-texts.ts'

export interface TripForm {
  /** What the wizard's parts read. */
  readonly booking: Booking
  readonly wish: Wish
  readonly hasWish: boolean
  /** The way is as it is booked, and so is the price of the booked vehicle. */
  readonly isSameWay: boolean
  /** The places are others, so that the stops that were booked are gone. */
  readonly hasLostStops: boolean
  readonly bookedVehicleId: number
  /** Why the new time cannot be. */
  readonly timeProblem: string | undefined
  readonly problems: FieldProblems
}

const UNUSED = {
  payment: { isChecking: false, methods: undefined, reason: undefined, chosen: null },
  changeSession: () => {},
  step: 1,
  typed: { pickup: '', dropoff: '' },
  arePlacesFolded: false,
  unfoldPlaces: () => {},
  goTo: () => {},
  problemAt: () => undefined,
  mayLeave: () => true,
  reportProblems: () => {},
} as const

/** A booked trip that is being changed, with the wizard's own draft and rules. */
export function useTripForm(trip: BookedTrip): TripForm {
  // What is booked may change meanwhile; the form goes on from what it has shown.
  const [{ booked, zone, openedAt }] = useState(() => ({
    booked: draftOfTrip(trip),
    zone: trip.pickupZone,
    openedAt: new Date(),
  }))
  const [draft, dispatch] = useReducer(changeDraft, booked)
  const clockThere = usePickupClock(draft, openedAt)
  const isPickupKept = draft.pickupLocation === booked.pickupLocation
  const clock = isPickupKept ? readClock(draft, zone, openedAt) : clockThere
  const quotes = useQuotes(draft)
  const change = useCallback<Booking['change']>((what) => dispatch(what), [])
  const wish = useMemo(() => wishOf(draft, booked), [draft, booked])
  const isTimeKept =
    draft.pickupDate === booked.pickupDate && draft.pickupTime === booked.pickupTime && isPickupKept
  const timeProblem = isTimeKept ? undefined : clock.problem
  return {
    timeProblem,
    booking: { ...UNUSED, draft, session: { ...newBookingSession, draft }, change, clock, quotes },
    wish,
    hasWish: Object.keys(wish).length > 0,
    isSameWay: isSameWay(draft, booked),
    hasLostStops: booked.stops.length > 0 && draft.stops.length === 0 && 'stops' in wish,
    bookedVehicleId: trip.vehicleId,
    problems: {
      pickupLocation: draft.pickupLocation === '' ? texts.noPlace : undefined,
      dropoffLocation:
        draft.serviceType === 'point-to-point' && draft.dropoffLocation === ''
          ? texts.noPlace
          : whySamePlace(draft),
      pickupDate: draft.pickupDate === '' ? texts.noDate : undefined,
      pickupTime: draft.pickupTime === '' ? texts.noTime : timeProblem,
    },
  }
}
