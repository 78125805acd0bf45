import type { watchBookings as endpoint } from '@chauffeur/contract/admin-bookings'
import type { z } from 'zod'
import { NEWEST_FIRST } from '../core/keyset-pagination.ts'
import type { EntityManager } from '../db/orm.ts'
import { BookingChange } from './booking-change.entity.ts'
import { Booking } from './booking.entity.ts'

/** What every open page of the admin asks every few seconds: all answers come from an index. */
export async function watchBookings(em: EntityManager): Promise<z.output<typeof endpoint.output>> {
  const waiting = await em.count(Booking, { status: 'pending', cancelledAt: null })
  const changes = await em.count(BookingChange, { state: 'open' })
  const [latest] = await em.findAll(Booking, { orderBy: NEWEST_FIRST, limit: 1, fields: ['createdAt'] })
  return { waiting, changes, latestAt: latest?.createdAt.toISOString() ?? null }
}
