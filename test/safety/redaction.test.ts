import { DRIVER_HEADER } from '@chauffeur/domain/driver-link'
import { reply, startFakeSmtpServer } from '@chauffeur/gateways/mail/testing/fake-smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { cookieOf } from '../support/app.ts'
import { ADMIN, testConfig } from '../support/config.ts'
import { aDriver } from '../support/cars.ts'
import { askForPrice } from '../support/enquiries.ts'
import { testLinks } from '../support/private-links.ts'
import { EmailChange } from '../../src/server/bookings/email-change.entity.ts'
import { openHome, startServer } from '../support/server-process.ts'
import { faroToVilamoura } from '../support/trips.ts'

const guest = {
  customerName: 'Quintiliana Xavier',
  customerEmail: 'quintiliana@secret.example',
  customerPhone: '+351 933 444 555',
  notes: 'Third floor - ring twice.\nThe key is under the stone (left).',
  pickupDate: `${new Date().getFullYear() + 1}-06-01`,
  companyName: 'Zephyrine Lda',
}

test('the log names no guest, no password and no cookie, whatever its level', async () => {
  const home = await openHome()
  const smtp = await startFakeSmtpServer({
    recipient: (address) =>
      address.endsWith('@refused.example') ? reply(550, `5.1.1 <${address}>: no such mailbox`) : undefined,
  })
  onTestFinished(() => smtp.close())
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'office@costa.example' }
  // The one of the links that the tests make.
  const { SESSION_SECRET = '' } = testConfig()
  const server = await startServer({ ...home.env, ...mail, SESSION_SECRET, LOG_LEVEL: 'trace' })
  const { client } = server
  const login = await client.ask('login', ADMIN)
  const cookie = cookieOf(login.headers)
  await client.ask('login', { username: 'quintiliana', password: 'the wrong password' })

  const { done } = await client.ask('createBooking', faroToVilamoura(guest), {
    headers: { 'idempotency-key': 'Quintiliana-once' },
  })
  await client.ask('createBooking', faroToVilamoura({ ...guest, paymentMethod: 'sumup' }))
  await client.ask('createBooking', faroToVilamoura({ ...guest, dropoffLocation: 'Quintiliana Street' }))
  await client.ask('createBooking', faroToVilamoura({ ...guest, passengers: '99' }))
  await client.ask('geocode', { location: 'Quintiliana Street' })
  // The address of the calendar is a secret, also while it is asked for and when that fails.
  const { url } = (await client.ask('renewCalendarLink', undefined, { cookie })).done
  const { pathname } = new URL(url)
  expect((await fetch(`${server.origin}${pathname}`)).status).toBe(200)
  await home.database?.fresh().execute('alter table booking rename column pickup_at to pickup_at_once')
  expect((await fetch(`${server.origin}${pathname}`)).status).toBe(500)
  await home.database?.fresh().execute('alter table booking rename column pickup_at_once to pickup_at')
  // The private link of a booking: right, guessed, and while the bookings cannot be read.
  const token = (await testLinks()).signTrip('manage', { id: done.id, linkGeneration: 0 })
  const guessed = token.slice(0, 30) + 'quintiliana'.repeat(2)
  const opens = async (link: string) => {
    const { status, headers } = await fetch(`${server.origin}/trip/${link}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await opens(token)).toEqual([303, '/trip'])
  expect(await opens(guessed)).toEqual([303, '/trip?link=wrong'])
  await home.database?.fresh().execute('alter table booking rename to booking_away')
  expect((await opens(token))[0]).toBe(500)
  await home.database?.fresh().execute('alter table booking_away rename to booking')
  // Another address, the link that takes it back, and a fault while it does.
  const [ownCookie = ''] = await fetch(`${server.origin}/trip/${token}`, { redirect: 'manual' }).then(
    ({ headers }) => headers.getSetCookie().map((set) => set.split(';', 1)[0]),
  )
  const other = { customerEmail: 'zephyrine@secret.example' }
  expect((await client.ask('correctTripCustomer', other, { cookie: ownCookie })).status).toBe(200)
  const change = await home.database?.fresh().findOneOrFail(EmailChange, { bookingId: done.id })
  const undo = { token: (await testLinks()).sign('undo-email', change?.id ?? '') }
  await home.database
    ?.fresh()
    .execute('alter table email_change add constraint broken check (undone_at is null)')
  await expect(client.ask('undoEmailChange', undo)).rejects.toThrow('answered 500')
  await home.database?.fresh().execute('alter table email_change drop constraint broken')
  expect((await client.ask('undoEmailChange', undo)).status).toBe(200)
  await client.ask('sendTripLink', { email: guest.customerEmail, bookingNumber: 'Zephyrine' })
  // The link of a driver: in an address, in a header, and while it cannot be looked up.
  const { done: driver } = await client.ask('createDriver', aDriver(), { cookie })
  const made = await client.ask('makeDriverLink', { id: driver.id }, { cookie })
  const driverToken = made.done.url.split('/').at(-1) ?? ''
  const asksByPhone = async (path: string) =>
    (await fetch(server.origin + path, { headers: { [DRIVER_HEADER]: driverToken } })).status
  expect(await asksByPhone('/api/driver/jobs')).toBe(200)
  await asksByPhone(`/d/${driverToken}`)
  await home.database?.fresh().execute('alter table driver_link rename column token_hash to token_hash_once')
  expect(await asksByPhone('/api/driver/jobs')).toBe(500)
  await home.database?.fresh().execute('alter table driver_link rename column token_hash_once to token_hash')
  // The address of an alert about a flight, whose body cannot be taken.
  const alertToken = 'known-to-its-provider-alone'
  const alerted = { method: 'POST', body: 'x'.repeat(300_000) }
  expect((await fetch(`${server.origin}/api/flights/alerts/${alertToken}`, alerted)).status).toBe(200)
  // An API key, one that is used and one that is refused, and a fault while one is looked up.
  const { secret } = (
    await client.ask('createApiKey', { name: 'Zephyrine Lda', scopes: ['read'] }, { cookie })
  ).done
  const withKey = (key: string) =>
    client.ask('listPartnerBookings', {}, { headers: { authorization: `Bearer ${key}` } })
  expect([(await withKey(secret)).status, (await withKey('quintiliana')).status]).toEqual([200, 401])
  await home.database?.fresh().execute('alter table api_key_secret rename column hash to hashed')
  await expect(withKey(secret)).rejects.toThrow('answered 500')
  await home.database?.fresh().execute('alter table api_key_secret rename column hashed to hash')
  // A mail that fails, one that is refused by its address, and a fault of the database while a guest's row is written.
  await client.ask(
    'createBooking',
    faroToVilamoura({ ...guest, customerEmail: 'quintiliana@refused.example' }),
  )
  await client.ask('createBooking', faroToVilamoura({ ...guest, customerEmail: 'quintiliana, no address' }))
  await client.ask('rejectBooking', { id: done.id, reason: 'Quintiliana did not answer' }, { cookie })
  await expect
    .poll(async () => (await client.ask('listBookings', {}, { cookie })).done.map(({ mail }) => mail?.state))
    .toEqual(['failed', 'failed', 'sent', 'sent'])
  await home.database
    ?.fresh()
    .execute('alter table outbox add constraint broken check (kind is null) not valid')
  await client.ask('createBooking', faroToVilamoura(guest)).catch(() => undefined)
  // A request for a price and a message, likewise with a fault of the database while their rows are written.
  const { companyName: message, ...asks } = guest
  await client.ask('createQuoteRequest', askForPrice({ ...asks, message }))
  await client.ask('createQuoteRequest', askForPrice({ ...asks, passengers: '99' }))
  await client.ask('createContactMessage', { ...asks, message })
  await home.database
    ?.fresh()
    .execute('alter table enquiry add constraint broken check (kind is null) not valid')
  await client.ask('createQuoteRequest', askForPrice({ ...asks, message })).catch(() => undefined)
  await client.ask('createContactMessage', { ...asks, message }).catch(() => undefined)
  await server.stop()

  const log = server.output()
  expect(log).toContain('a job failed')
  for (const path of ['/api/bookings', '/api/quote-requests', '/api/contact-messages'])
    expect(log).toContain(path)
  const personal = [
    'Quintiliana',
    'secret.example',
    'refused.example',
    '933 444 555',
    '933444555',
    'under the stone',
    'Zephyrine',
  ]
  const secrets = [
    ADMIN.password,
    'the wrong password',
    cookie.split('=')[1] ?? cookie,
    'Bearer',
    secret,
    pathname,
    token,
    guessed,
    ownCookie,
    undo.token,
    driverToken,
    alertToken,
  ]
  const lines = log.toLowerCase().split('\n')
  for (const secret of [...personal, ...secrets])
    expect(lines.filter((line) => line.includes(secret.toLowerCase()))).toEqual([])
})
