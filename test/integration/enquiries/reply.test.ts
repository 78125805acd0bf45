import { describe, expect } from 'vitest'
import { Offer } from '../../../src/server/enquiries/enquiry.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { anOffer, aMessage, aReply, askForPrice, type EnquiryBody } from '../../support/enquiries.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { makeOffer } from '../../support/offers.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const OFFICE = { settings: { PUBLIC_URL: 'http://costa.example', CONTACT_EMAIL: 'office@costa.example' } }

async function reply(app: TestApp, body: EnquiryBody, protocol: Protocol = 'REST') {
  return app.clients[protocol].ask('replyToEnquiry', body, { cookie: await app.adminCookie() })
}

async function aMessageHere(app: TestApp, change: EnquiryBody = {}): Promise<string> {
  return (await app.clients.REST.ask('createContactMessage', aMessage(change))).done.id
}

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('answers a message, which counts as answered then', async ({ open }) => {
    const app = await open(OFFICE)
    const id = await aMessageHere(app)
    const body = aReply({ id, subject: 'Madrid', text: 'Yes, we do.\n\nCall us.' })
    const { status, done } = await reply(app, body, protocol)
    expect(status).toBe(201)
    expect(done).toMatchObject({ id, answeredAt: '2027-01-13T09:00:00.000Z', answeredBy: 'maria' })
    expect(done.replies).toEqual([
      {
        id: expect.any(String),
        createdAt: '2027-01-13T09:00:00.000Z',
        createdBy: 'maria',
        subject: 'Madrid',
        text: 'Yes, we do.\n\nCall us.',
        mail: { state: 'queued', error: null },
        offer: null,
      },
    ])
    const [mail, ...others] = (await app.mails()).filter(({ subject }) => subject === 'Madrid')
    expect(others).toEqual([])
    expect(mail?.to?.[0]).toMatchObject({ name: 'Rui Costa', address: 'rui.costa@example.com' })
    expect(mail?.replyTo?.[0]?.address).toBe('office@costa.example')
    for (const text of [mail?.text, mail?.html])
      for (const words of ['Yes, we do.', 'Call us.', 'Do you drive to Madrid?', done.reference])
        expect(text).toContain(words)
    expect(mail?.text).not.toContain('Book this offer')
    const { done: list } = await app.clients[protocol].ask(
      'listEnquiries',
      {},
      { cookie: await app.adminCookie() },
    )
    expect([list.unanswered, list.enquiries[0]?.replies[0]?.mail]).toEqual([
      0,
      { state: 'sent', error: null },
    ])
  })

  test('answers again, and keeps who answered first', async ({ open }) => {
    const app = await open()
    const id = await aMessageHere(app)
    await reply(app, aReply({ id, subject: 'First' }), protocol)
    app.clock.advance({ minutes: 5 })
    const { done } = await reply(app, aReply({ id, subject: 'Second' }), protocol)
    expect(done.answeredAt).toBe('2027-01-13T09:00:00.000Z')
    expect(done.replies.map(({ subject }) => subject)).toEqual(['Second', 'First'])
  })

  test.for([
    [{ pickupLocation: 'Atlantis' }, 422, 'UNKNOWN_PLACE', 'offer.pickupLocation'],
    [{ dropoffLocation: 'Atlantis' }, 422, 'UNKNOWN_PLACE', 'offer.dropoffLocation'],
    [{ dropoffLocation: 'Faro Airport' }, 400, 'INVALID_INPUT', 'offer.dropoffLocation'],
    [{ totalPrice: 0 }, 400, 'INVALID_INPUT', 'offer.totalPrice'],
    [{ totalPrice: 100_000.01 }, 400, 'INVALID_INPUT', 'offer.totalPrice'],
    [{ validUntil: '2027-01-12' }, 400, 'INVALID_INPUT', 'offer.validUntil'],
    [{ validUntil: 'soon' }, 400, 'INVALID_INPUT', 'offer.validUntil'],
    [{ pickupDate: '2027-01-13', pickupTime: '11:59' }, 400, 'INVALID_INPUT', 'offer.pickupTime'],
    [{ pickupDate: '2027-01-12' }, 400, 'INVALID_INPUT', 'pickupTime'],
    [{ passengers: 4 }, 422, 'INSUFFICIENT_CAPACITY', undefined],
    [{ stops: [{ location: 'Nowhere', duration: 60 }] }, 422, 'UNKNOWN_STOP', undefined],
    [{ pickupLocation: 'Seville' }, 422, 'PAYMENT_METHOD_NOT_ALLOWED', undefined],
  ] as const)('cannot offer %j, and nothing is sent', async ([change, status, code, field], { open }) => {
    const app = await open({ settings: { PAYMENTS: 'off' } })
    const id = await aMessageHere(app)
    const answer = await reply(app, aReply({ id, offer: anOffer(change) }), protocol)
    expect([answer.status, answer.refused.code, answer.refused.details?.[0]?.field]).toEqual([
      status,
      code,
      field,
    ])
    const em = app.database.fresh()
    expect([await em.count(Offer), await em.count(Outbox)]).toEqual([0, 0])
  })

  test.for(['nonsense', '00000000-0000-4000-8000-000000000000'])(
    'finds no enquiry %s',
    async (id, { app }) => {
      expectRefusal(await reply(app, aReply({ id }), protocol), {
        status: 404,
        code: 'NOT_FOUND',
        error: 'There is no such enquiry.',
      })
    },
  )
})

test('the mail of an offer says what is offered, and leads to it', async ({ open }) => {
  const app = await open(OFFICE)
  const { offer } = await makeOffer(app)
  expect(offer.url).toMatch(/^http:\/\/costa\.example\/book\?offer=[\w-]{43}$/)
  const mail = (await app.mails()).find(({ subject }) => subject === 'Your trip to Vilamoura')
  for (const text of [mail?.text, mail?.html])
    for (const words of [
      'we gladly drive you',
      'Faro Airport',
      'Vilamoura',
      'Mercedes E Class',
      '€180.00',
      'Wednesday 20 January, 23:59 (Lisbon time)',
      'Book this offer',
      offer.url,
    ])
      expect(text).toContain(words)
})

test('a mail that leaves after its offer was taken back has no button', async ({ open }) => {
  const mailer = fakeMailer()
  const app = await open({ mailer })
  const id = await aMessageHere(app, { customerEmail: 'ana@down-1.example' })
  const { done } = await reply(app, aReply({ id, offer: anOffer() }))
  await app.workers.mail.drain()
  const offerId = done.replies[0]?.offer?.id
  await app.clients.REST.ask('withdrawOffer', { id: offerId }, { cookie: await app.adminCookie() })
  app.clock.advance({ minutes: 5 })
  await app.workers.mail.drain()
  const mail = mailer.sent.find(({ subject }) => subject === 'Your trip to Vilamoura')
  expect(mail?.text).toContain('This offer has been withdrawn.')
  expect(mail?.text).not.toContain('Book this offer')
})

test('whoever gave no address that mail can be sent to gets none: the link is in the answer', async ({
  open,
}) => {
  const app = await open()
  for (const customerEmail of ['', 'ana at example']) {
    const { done } = await app.clients.REST.ask('createQuoteRequest', askForPrice({ customerEmail }))
    const answer = await reply(app, aReply({ id: done.id, offer: anOffer() }))
    expect([answer.status, answer.done.replies[0]?.mail]).toEqual([201, null])
    expect(answer.done.replies[0]?.offer?.url).toContain('/book?offer=')
  }
  expect(await app.database.fresh().count(Outbox)).toBe(0)
})
