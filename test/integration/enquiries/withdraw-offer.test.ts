import { expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { bookingOf, makeOffer } from '../../support/offers.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const BOOKED = { status: 409, code: 'OFFER_BOOKED', error: 'This offer has been booked.' }
const ENDED = { status: 409, code: 'OFFER_ENDED', error: 'This offer has ended. Ask us for a new one.' }
const WITHDRAWN = {
  status: 409,
  code: 'OFFER_ENDED',
  error: 'This offer has been withdrawn. Ask us for a new one.',
}

async function withdraw(app: TestApp, id: string) {
  return app.clients.REST.ask('withdrawOffer', { id }, { cookie: await app.adminCookie() })
}

test.for(protocols)('an offer that was taken back is not booked, by %s', async (protocol, { app }) => {
  const { offer, token } = await makeOffer(app, {}, protocol)
  const body = await bookingOf(app, token, {}, protocol)
  const { done: enquiry } = await withdraw(app, offer.id)
  expect(enquiry.replies[0]?.offer).toMatchObject({ state: 'withdrawn', withdrawnBy: 'maria' })
  expectRefusal(await app.clients[protocol].ask('createBooking', body), WITHDRAWN)
  expect((await app.clients[protocol].ask('readOffer', { token })).done.state).toBe('withdrawn')
})

test('of booking and taking back at once, one wins', async ({ open }) => {
  const app = await open()
  const { offer, token } = await makeOffer(app)
  const body = await bookingOf(app, token)
  const [booked, withdrawn] = await Promise.all([
    app.clients.REST.ask('createBooking', body),
    withdraw(app, offer.id),
  ])
  expect([booked.status === 201, withdrawn.status === 200].filter(Boolean)).toHaveLength(1)
  if (booked.status === 201) expectRefusal(withdrawn, BOOKED)
  else expectRefusal(booked, WITHDRAWN)
})

test('taking back is written down once, and refused where there is nothing to take back', async ({
  open,
}) => {
  const app = await open()
  const { offer, enquiryId } = await makeOffer(app)
  // The mail of the reply may be sent meanwhile, so that only the offer itself stays the same.
  const withdrawn = async () => (await withdraw(app, offer.id)).done.replies[0]?.offer
  const first = await withdrawn()
  expect(first).toMatchObject({ state: 'withdrawn', withdrawnBy: 'maria' })
  app.clock.advance({ minutes: 5 })
  expect(await withdrawn()).toEqual(first)
  const entries = await app.database.fresh().find(AuditEntry, { subject: 'enquiry', subjectId: enquiryId })
  const acts = entries.map(({ act, admin }) => `${admin} ${act}`)
  expect(acts.toSorted()).toEqual(['maria answered', 'maria offer withdrawn', 'maria replied'])

  const booked = await makeOffer(app)
  await app.clients.REST.ask('createBooking', await bookingOf(app, booked.token))
  expectRefusal(await withdraw(app, booked.offer.id), BOOKED)
  const ended = await makeOffer(app, { pickupDate: '2027-01-13', pickupTime: '12:30' })
  app.clock.advance({ minutes: 30 })
  expectRefusal(await withdraw(app, ended.offer.id), ENDED)
  for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000'])
    expect((await withdraw(app, id)).refused.error).toBe('There is no such offer.')
})
