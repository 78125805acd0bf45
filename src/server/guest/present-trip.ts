import type { Trip } from '@chauffeur/contract/trip'
import { bookingActRefusal, bookingActs, bookingActUntil } from '@chauffeur/domain/booking-acts'
import { bookingState } from '@chauffeur/domain/booking-status'
import { CHANGE_PAYMENT_SENTENCES, type ChangePaymentState } from '@chauffeur/domain/change-payment'
import { toEuros } from '@chauffeur/domain/money'
import { tripLinkOf } from '../bookings/booking-link.ts'
import { nameOnSign } from '@chauffeur/domain/traveller'
import { isOpenChange } from '@chauffeur/domain/trip-change'
import type { BookingChange } from '../bookings/booking-change.entity.ts'
import { presentChange } from '../bookings/present-change.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { isAtAirport } from '../capacity/trip-to-drive.ts'
import { stopsOf } from '../bookings/stored-booking.ts'
import type { GuestContext, OpenedTrip } from './find-trip.ts'
import type { ProgressOfTrip } from './read-progress.ts'

type Presenting = Pick<GuestContext, 'clock' | 'config' | 'links'>

const MAX_PAST = 10

interface ChangesOfTrip {
  /** The latest first. */
  readonly changes: readonly BookingChange[]
  /** How paying the open one stands. */
  readonly payment: ChangePaymentState | undefined
}

/** A booking as its private page shows it. */
export function presentTrip(
  { booking, purpose }: OpenedTrip,
  changes: ChangesOfTrip,
  { chauffeurs, ...progress }: ProgressOfTrip,
  context: Presenting,
): Trip {
  const isManaged = purpose === 'manage'
  return {
    bookingNumber: booking.number,
    access: purpose,
    state: bookingState(booking),
    serviceType: booking.serviceType,
    serviceDuration: booking.hireHours == null ? null : String(booking.hireHours),
    pickupLocation: booking.pickupLocation,
    pickupName: booking.pickupName ?? null,
    dropoffLocation: booking.dropoffLocation ?? null,
    dropoffName: booking.dropoffName ?? null,
    stops: stopsOf(booking).map(({ id, location, duration }) => ({ id, location, duration })),
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    pickupZone: booking.pickupZone,
    pickupAt: booking.pickupAt.toISOString(),
    vehicleId: booking.vehicleId,
    vehicleName: booking.vehicleName,
    passengers: booking.passengers,
    childSeatCount: booking.childSeatCount,
    boosterSeatCount: booking.boosterSeatCount,
    luggageConfig: booking.luggageConfig ?? null,
    isAirportService: booking.isAirportService,
    flightNumber: booking.flightNumber ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    arrival: isAtAirport({ lat: booking.pickupLat, lon: booking.pickupLon })
      ? { sign: isManaged ? nameOnSign(booking) : null }
      : null,
    chauffeurs,
    end: progress.end,
    private: isManaged ? privatePart(booking, changes, context) : null,
    acts: isManaged ? actsOf(booking, progress, context.clock()) : [],
  }
}

function privatePart(
  booking: Booking,
  { changes, payment }: ChangesOfTrip,
  { links, config }: Presenting,
): NonNullable<Trip['private']> {
  const open = changes.find(({ state }) => isOpenChange(state))
  return {
    customerName: booking.customerName,
    customerPhone: booking.customerPhone,
    signName: booking.signName ?? null,
    notes: booking.notes ?? null,
    whatsappNotifications: booking.whatsappNotifications,
    rejectReason: booking.rejectReason ?? null,
    cancelReason: booking.cancelReason ?? null,
    totalPrice: toEuros(booking.totalCents),
    paymentMethod: booking.paymentMethod,
    paymentStatus: booking.paymentStatus,
    refundStatus: booking.refundStatus ?? null,
    paidAmount: toEuros(booking.paidCents),
    refundAmount: toEuros(booking.refundCents),
    refundedAmount: toEuros(booking.refundedCents),
    cancelFee: booking.cancelFeeCents == null ? null : toEuros(booking.cancelFeeCents),
    driverAmount: toEuros(booking.driverCents),
    change: open ? presentChange(open) : null,
    changePayment: payment ? { state: payment, message: CHANGE_PAYMENT_SENTENCES[payment] } : null,
    pastChanges: changes
      .filter((change) => change !== open)
      .slice(0, MAX_PAST)
      .map(presentChange),
    rating: booking.rating == null ? null : { score: booking.rating, text: booking.ratingText ?? null },
    shareUrl: tripLinkOf('view', booking, links, config.PUBLIC_URL),
  }
}

function actsOf(
  booking: Booking,
  { end, hasBegun }: Omit<ProgressOfTrip, 'chauffeurs'>,
  now: Date,
): Trip['acts'] {
  const { status, cancelledAt, pickupAt, rating } = booking
  const facts = {
    status,
    cancelledAt,
    pickupAt,
    hasBegun,
    isDriven: end === 'driven',
    isRated: rating != null,
  }
  return bookingActs.map((act) => ({
    act,
    until: bookingActUntil('guest', act, facts)?.toISOString() ?? null,
    refusal: bookingActRefusal('guest', act, facts, now)?.message ?? null,
  }))
}
