import type { CashCarrier, CashEntryAnswer } from '@chauffeur/contract/driver-cash'
import { carriedCents } from '@chauffeur/domain/cash'
import type { Cents } from '@chauffeur/domain/money'
import { driverCollection } from '@chauffeur/domain/payment-status'
import { Booking } from '../bookings/booking.entity.ts'
import { findBooking } from '../bookings/read-booking.ts'
import { Driver } from '../cars/car.entity.ts'
import { findRelated } from '../db/find-related.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from '../dispatch/assignment.entity.ts'
import { CashEntry } from './cash-entry.entity.ts'

/** Returns what a driver of the booking has to collect; null where that is nothing. The first car's driver takes the money. */
export function owedOf(
  { paymentMethod, paymentStatus, driverCents, totalCents }: Booking,
  { carNo }: Pick<Assignment, 'carNo'>,
): { readonly how: 'cash' | 'card' | 'rest' | 'unpaid'; readonly cents: Cents } | null {
  const how = driverCollection({ paymentMethod, paymentStatus, driverAmount: driverCents })
  if (how === 'nothing' || carNo !== 1) return null
  return { how, cents: how === 'rest' ? driverCents : totalCents }
}

const MAX_SHOWN = 50

/** Lists the drivers by name, with the cash that each carries. */
export async function listDriverCash(em: EntityManager): Promise<CashCarrier[]> {
  const entries = Map.groupBy(
    await findRows(em, CashEntry, {}, { orderBy: { at: 'desc' } }),
    ({ driverId }) => driverId,
  )
  const drivers = await findRows(
    em,
    Driver,
    { id: { $in: [...entries.keys()] } },
    { orderBy: { name: 'asc' } },
  )
  return Promise.all(drivers.map((driver) => presentCarrier(driver, entries.get(driver.id) ?? [], em)))
}

export async function readCarrier(driver: Driver, em: EntityManager): Promise<CashCarrier> {
  const entries = await findRows(em, CashEntry, { driverId: driver.id }, { orderBy: { at: 'desc' } })
  return presentCarrier(driver, entries, em)
}

async function presentCarrier(
  { id, name }: Driver,
  entries: readonly CashEntry[],
  em: EntityManager,
): Promise<CashCarrier> {
  return {
    driverId: id,
    driverName: name,
    carried: carriedCents(entries),
    entries: await presentEntries(entries.slice(0, MAX_SHOWN), em),
  }
}

/** Reads the payments that drivers have collected for a booking, the latest first. */
export async function readBookingCash(bookingId: string, em: EntityManager): Promise<CashEntryAnswer[]> {
  const { id } = await findBooking(bookingId, em)
  const assignments = await findRows(em, Assignment, { bookingId: id })
  const entries = await findRows(
    em,
    CashEntry,
    { assignmentId: { $in: assignments.map((assignment) => assignment.id) } },
    { orderBy: { at: 'desc' } },
  )
  return presentEntries(entries, em)
}

async function presentEntries(entries: readonly CashEntry[], em: EntityManager): Promise<CashEntryAnswer[]> {
  const drivers = await findRelated(entries, 'driverId', (id) => findRows(em, Driver, { id }))
  const assignments = await findRelated(entries, 'assignmentId', (id) => findRows(em, Assignment, { id }))
  const bookings = await findRelated([...assignments.values()], 'bookingId', (id) =>
    findRows(em, Booking, { id }),
  )
  return entries.map((entry) => {
    const booking = bookings.get(assignments.get(entry.assignmentId)?.bookingId)
    return {
      id: entry.id,
      driverName: drivers.get(entry.driverId)?.name ?? '',
      bookingNumber: booking?.number ?? null,
      kind: entry.kind,
      method: entry.method,
      amount: entry.amountCents,
      owed: entry.owedCents ?? null,
      at: entry.at.toISOString(),
      by: entry.by,
      note: entry.note ?? null,
    }
  })
}
