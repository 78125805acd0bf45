import type { listDayMessages as endpoint } from '@chauffeur/contract/driver-notices'
import { driverLocale } from '@chauffeur/domain/driver-notices'
import { describeDay } from '@chauffeur/domain/time'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { chatLink } from '@chauffeur/domain/whatsapp'
import { noticeWords } from '@chauffeur/words/server-words'
import type { z } from 'zod'
import { Booking } from '../bookings/booking.entity.ts'
import type { Driver } from '../cars/car.entity.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { readAssigned } from '../dispatch/read-trip-progress.ts'
import { tripOfDay } from './notice-text.ts'

/** A message for each driver who still has trips on a day, with all of them by their time; those that are over are left out. */
export async function readDayMessages(
  { date }: z.output<typeof endpoint.input>,
  em: EntityManager,
): Promise<z.output<typeof endpoint.output>> {
  const bookings = await findRows(
    em,
    Booking,
    { pickupDate: date, status: 'confirmed', cancelledAt: null },
    { orderBy: { pickupAt: 'asc' } },
  )
  const given = await readAssigned(
    bookings.map(({ id }) => id),
    em,
  )
  const assigned = given.filter(({ assignment }) => !isTripOver(assignment.state))
  const drivers = new Map(assigned.flatMap(({ driver }) => (driver ? [[driver.id, driver]] : [])))
  const messages = [...drivers.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((driver) => {
      const trips = bookings.flatMap((booking) =>
        assigned
          .filter((one) => one.driver?.id === driver.id && one.assignment.bookingId === booking.id)
          .map(({ car }) =>
            [tripOfDay(booking, driverLocale(driver.languages)), car?.plate].filter(Boolean).join(' · '),
          ),
      )
      const text = textOf(driver, date, trips)
      return {
        driverId: driver.id,
        driverName: driver.name,
        trips: trips.length,
        text,
        url: chatLink(driver.phoneE164, text),
      }
    })
  return { messages }
}

function textOf({ name, languages }: Driver, date: string, trips: readonly string[]): string {
  const locale = driverLocale(languages)
  const first = name.split(' ')[0] ?? name
  return [noticeWords(locale).day(first, describeDay(date, locale)), ...trips].join('\n')
}
