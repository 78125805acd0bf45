import { fits } from '@chauffeur/domain/capacity'
import { decideChangedBy, decisionDueAt } from '@chauffeur/domain/decide-by'
import { isPast, isShortNotice } from '@chauffeur/domain/time'
import { isOpenChange, settlementOf, type ChangeEndReason } from '@chauffeur/domain/trip-change'
import { changedFields, type ChangedField } from '@chauffeur/domain/webhooks'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { BookingChange } from './booking-change.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { presentInMessages } from '../bookings/present-partner-booking.ts'
import { editBooking } from '../bookings/edit-booking.ts'
import type { CarOfChange } from '../core/events.ts'
import { isIncomplete } from './stored-change.ts'
import { findRateNow } from '../catalogue/pricing/price-list.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { moveOnAccount } from '../payments/on-account.ts'
import { returnForChange } from '../payments/return-payments.ts'
import { changeEventFacts, describeChange } from './describe-change.ts'

interface Applying {
  /** Locked, and in the state from before the change. */
  readonly booking: Booking
  /** In the state from before, too, unless it is made at once. */
  readonly change: BookingChange
  /** By the office, of what the guest asked for. */
  readonly acceptedBy?: string
  /** Of the office, for the history. */
  readonly reason?: string | undefined
  /** The certainty that the changed booking has a car. */
  readonly car?: CarOfChange | undefined
}

/** Writes the changed trip to its booking, and settles the difference in price where it was not paid before. */
export async function applyChange(
  tx: Transaction,
  { booking, change, acceptedBy, reason, car }: Applying,
): Promise<void> {
  const { after } = change
  const pickupAt = new Date(after.pickupAt)
  const { driverCents, refundCents } = settle(booking, change)
  const shortNotice = isShortNotice(pickupAt, tx.clock())
  const due = decisionDueAt(booking)
  const decision = due && { decideBy: decideChangedBy(due, pickupAt, tx.clock()), decideRemindedAt: null }
  const trip = { ...after, ...decision, pickupAt, driverCents, shortNotice }
  await editBooking(tx, booking, trip, { isEntryRenewed: true })
  if (refundCents > 0) await returnForChange(tx, { bookingId: booking.id, refundCents })
  if (booking.paymentMethod === 'account')
    await moveOnAccount(tx, booking, change.newTotalCents - booking.totalCents)
  const paidCents = change.settlement === 'checkout' ? change.newTotalCents - change.oldTotalCents : 0
  await record(tx, 'booking.trip-changed', {
    ...changeEventFacts(booking, change, {
      ...(acceptedBy !== undefined && { name: acceptedBy }),
      ...(reason !== undefined && { reason }),
    }),
    change: describeChange(change, {
      paidCents: paidCents || refundCents,
      wasAccepted: acceptedBy !== undefined,
      reason: null,
    }),
  })
  const wasAskedFor = isOpenChange(change.state)
  if (wasAskedFor) await record(tx, 'booking.change-moved', { bookingId: booking.id, changeId: change.id })
  await record(tx, 'booking.changed', {
    bookingId: booking.id,
    occasion: change.id,
    fields: fieldsOf(change),
    before: presentInMessages(booking),
    ...(car && { car }),
  })
}

/** The names, in the API, of the fields that have changed. */
function fieldsOf({ before, after }: BookingChange): ChangedField[] {
  const columns: Partial<Record<ChangedField, keyof BookingChange['after']>> = {
    pickupAt: 'pickupAt',
    pickupLocation: 'pickupLocation',
    dropoffLocation: 'dropoffLocation',
    stops: 'stops',
    serviceDuration: 'hireHours',
    vehicleName: 'vehicleName',
    totalPrice: 'totalCents',
  }
  return changedFields.filter((field) => {
    const column = columns[field]
    return column !== undefined && JSON.stringify(before[column]) !== JSON.stringify(after[column])
  })
}

/** The amount that the driver collects from now on, and the part of the payment that is refunded. */
function settle(
  booking: Booking,
  { settlement, oldTotalCents, newTotalCents }: BookingChange,
): { driverCents: number; refundCents: number } {
  const difference = newTotalCents - oldTotalCents
  const { driverCents } = booking
  const now = settlement === 'checkout' ? settlement : settlementOf(booking, difference, 'driver')
  const isPaid = booking.paymentStatus === 'completed'
  if (now === 'driver' && isPaid) return { driverCents: driverCents + difference, refundCents: 0 }
  if (now !== 'refund') return { driverCents, refundCents: 0 }
  // A lower price first takes from what the driver would collect; only the rest is refunded.
  const less = Math.min(driverCents, -difference)
  const kept = booking.paidCents - booking.refundCents
  return { driverCents: driverCents - less, refundCents: Math.min(-difference - less, kept) }
}

/** Why a change that was asked for can no longer be made; undefined when it can. */
export async function whyImpossible(
  { em, clock }: Pick<Transaction, 'em' | 'clock'>,
  booking: Booking,
  change: BookingChange,
): Promise<ChangeEndReason | undefined> {
  if (isIncomplete(change)) return 'incomplete'
  const { after, before, by } = change
  const now = clock()
  const isMoved = after.pickupAt !== before.pickupAt
  if (isMoved && isPast(new Date(after.pickupAt), now)) return 'time_passed'
  const vehicle = vehicleById(after.vehicleId)
  if (!vehicle) return 'vehicle_gone'
  if (after.vehicleId === before.vehicleId || by === 'office') return undefined
  if (!(await findRateNow(em)(vehicle, booking.serviceType))) return 'vehicle_gone'
  return fits(vehicle, booking.passengers).fits ? undefined : 'vehicle_too_small'
}
