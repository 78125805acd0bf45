import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { linkToken } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const GUESSES = 10_000
const AT_ONCE = 20

/** Returns the answer to a link, without the id and the time that every answer has of its own. */
async function answerTo(app: TestApp, token: string): Promise<string> {
  const { status, headers, text } = await app.raw({ method: 'GET', path: `/trip/${token}` })
  const { date: _date, 'x-request-id': _id, ...others } = headers
  return JSON.stringify({ status, others, text })
}

/** The different answers to so many guesses, each with how often it came. */
async function answersTo(app: TestApp, guess: (nth: number) => string): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  for (let first = 0; first < GUESSES; first += AT_ONCE) {
    const nths = Array.from({ length: AT_ONCE }, (_, n) => first + n)
    for (const answer of await Promise.all(nths.map((nth) => answerTo(app, guess(nth)))))
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  return answers
}

test('ten thousand guessed links are answered alike, and no booking is looked at for any', async ({
  open,
}) => {
  const app = await open({ settings: { RATE_LIMIT: 'off' } })
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  await app.mails()
  const right = Buffer.from(await linkToken(app, id), 'base64url')
  // Half of them know the booking's id, and guess the rest.
  const guess = (nth: number) =>
    Buffer.concat([
      nth % 2 === 0 ? right.subarray(0, 16) : randomBytes(16),
      randomBytes(16),
      right.subarray(32),
    ]).toString('base64url')
  await app.database.fresh().execute('alter table booking rename to booking_away')
  try {
    const [[answer, count] = [], ...others] = await answersTo(app, guess)
    expect([others, count]).toEqual([[], GUESSES])
    expect(answer).toContain('"location":"/trip?link=wrong"')
    // The right link needs the table that is away.
    expect(await answerTo(app, right.toString('base64url'))).toContain('"status":500')
  } finally {
    await app.database.fresh().execute('alter table booking_away rename to booking')
  }
  expect(await answerTo(app, right.toString('base64url'))).toContain('"location":"/trip"')
})

test('a caller who guesses is counted, and is soon answered nothing but that', async ({ open }) => {
  const app = await open({ settings: { RATE_LIMIT: 'on' } })
  const statuses = []
  for (let nth = 0; nth < 200; nth += 1)
    statuses.push(
      (await app.raw({ method: 'GET', path: `/trip/${randomBytes(36).toString('base64url')}` })).status,
    )
  expect(statuses.filter((status) => status === 303)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(195)
  for (let minute = 0; minute < 59; minute += 1) {
    app.clock.advance({ minutes: 1 })
    statuses.push((await app.raw({ method: 'GET', path: `/trip/wrong-${minute}` })).status)
  }
  // Those that were refused counted, too: none is answered before the hour is over.
  expect(statuses.filter((status) => status === 303)).toHaveLength(5)
  app.clock.advance({ minutes: 2 })
  expect((await app.raw({ method: 'GET', path: '/trip/wrong' })).status).toBe(303)
})
