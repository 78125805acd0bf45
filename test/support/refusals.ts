import { expect } from 'vitest'
import { Booking } from '../../src/server/bookings/booking.entity.ts'
import { Enquiry } from '../../src/server/enquiries/enquiry.entity.ts'
import { Outbox } from '../../src/server/mail/outbox.entity.ts'
import type { Answer } from './api-clients.ts'
import type { TestApp } from './app.ts'

/** That what was answered is a sentence for a person: it starts like one, ends like one and names no machinery. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^[A-Z“"]/)
  expect(text).toMatch(/\.$/)
  expect(text).not.toMatch(
    /Invalid input|expected|received|Too (?:big|small)|Unrecognized|undefined|NaN|\[object/,
  )
  expect(text).not.toMatch(/^\w+(?:\.\w+)*: /)
}

/** That a call was refused with a sentence in every place where one stands. */
export function expectRefused({ status, refused }: Answer): void {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expectSentence(refused.error)
  expect(refused.message).toBe(refused.error)
  expect(refused.code).toMatch(/^[A-Z_]+$/)
  expect(refused.requestId).toMatch(/^[\da-f-]{36}$/)
  for (const { message } of refused.details ?? []) expectSentence(message)
}

/** That a call was refused with this code, and with a sentence. */
export function expectCode(answer: Answer, status: number, code: string): void {
  expectRefused(answer)
  expect([answer.status, answer.refused.code]).toEqual([status, code])
}

/** That a call was refused as expected, and with a sentence. */
export function expectRefusal(
  answer: Answer,
  expected: { status: number; code: string; error: string },
): void {
  expectRefused(answer)
  expect({ status: answer.status, ...answer.refused }).toMatchObject(expected)
}

/** That nothing of a booking or an enquiry is in the database. */
export async function expectNothingStored(app: TestApp): Promise<void> {
  const em = app.database.fresh()
  expect([await em.count(Booking), await em.count(Outbox), await em.count(Enquiry)]).toEqual([0, 0, 0])
}
