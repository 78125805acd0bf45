import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { signIn } from '../../support/app.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const PEOPLE = 60

test('of sixty people who accept and reject one booking at once, one wins', async ({ open }) => {
  const app = await open()
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  // Several sessions decide both ways, over REST and over tRPC.
  const cookies = await Promise.all(Array.from({ length: 6 }, () => signIn(app.clients.REST)))
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, (_, person) =>
      app.clients[person % 4 < 2 ? 'REST' : 'tRPC'].ask(
        person % 2 === 0 ? 'acceptBooking' : 'rejectBooking',
        { id },
        { cookie: cookies[person % cookies.length] ?? '' },
      ),
    ),
  )

  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  const state = won[0]?.done.status
  expect(['confirmed', 'rejected']).toContain(state)

  const lost = answers.filter(({ status }) => status !== 200)
  expect(lost).toHaveLength(PEOPLE - 1)
  for (const { status, refused } of lost)
    expect([status, refused.error, refused['status']]).toEqual([
      409,
      `This booking is already ${state}.`,
      state,
    ])

  expect((await app.database.fresh().findOneOrFail(Booking, { id })).status).toBe(state)
  const kind = `booking-${state}`
  expect(await app.database.fresh().count(Outbox, { bookingId: id, kind })).toBe(1)
  expect(await app.database.fresh().count(Outbox, { bookingId: id })).toBe(2)
  const subjects = (await app.mails()).map(({ subject }) => subject)
  expect(subjects.filter((subject) => !subject?.startsWith('We have received'))).toHaveLength(1)
})
