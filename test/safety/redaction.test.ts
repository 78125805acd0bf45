import { expect, test } from 'vitest'
import { cookieOf } from '../support/app.ts'
import { ADMIN } from '../support/config.ts'
import { askForPrice } from '../support/enquiries.ts'
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

test('the log names no guest, no password and no cookie, however much it tells', async () => {
  const home = await openHome()
  const server = await startServer({ ...home.env, LOG_LEVEL: 'trace' })
  const { door } = server
  const login = await door.ask('login', ADMIN)
  const cookie = cookieOf(login.headers)
  await door.ask('login', { username: 'quintiliana', password: 'the wrong password' })

  const { done } = await door.ask('createBooking', faroToVilamoura(guest), {
    headers: { 'idempotency-key': 'Quintiliana-once' },
  })
  await door.ask('createBooking', faroToVilamoura({ ...guest, paymentMethod: 'sumup' }))
  await door.ask('createBooking', faroToVilamoura({ ...guest, dropoffLocation: 'Quintiliana Street' }))
  await door.ask('createBooking', faroToVilamoura({ ...guest, passengers: '99' }))
  await door.ask('geocode', { location: 'Quintiliana Street' })
  // The address of the calendar is a secret, also while it is asked for and when that fails.
  const { url } = (await door.ask('renewCalendarLink', undefined, { cookie })).done
  const { pathname } = new URL(url)
  expect((await fetch(`${server.origin}${pathname}`)).status).toBe(200)
  await home.database?.fresh().execute('alter table booking rename column pickup_at to pickup_at_once')
  expect((await fetch(`${server.origin}${pathname}`)).status).toBe(500)
  await home.database?.fresh().execute('alter table booking rename column pickup_at_once to pickup_at')
  // An API key, one that is used and one that is refused, and a fault while one is looked up.
  const { secret } = (await door.ask('createApiKey', { name: 'Zephyrine Lda', scopes: ['read'] }, { cookie }))
    .done
  const withKey = (key: string) =>
    door.ask('listPartnerBookings', {}, { headers: { authorization: `Bearer ${key}` } })
  expect([(await withKey(secret)).status, (await withKey('quintiliana')).status]).toEqual([200, 401])
  await home.database?.fresh().execute('alter table api_key_secret rename column hash to hashed')
  await expect(withKey(secret)).rejects.toThrow('answered 500')
  await home.database?.fresh().execute('alter table api_key_secret rename column hashed to hash')
  // A mail that fails, and a fault of the database while a guest's row is written.
  await door.ask('createBooking', faroToVilamoura({ ...guest, customerEmail: 'quintiliana, no address' }))
  await door.ask('rejectBooking', { id: done.id, reason: 'Quintiliana did not answer' }, { cookie })
  await expect
    .poll(async () => (await door.ask('listBookings', {}, { cookie })).done.map(({ mail }) => mail?.state))
    .toEqual(['failed', 'sent', 'sent'])
  await home.database
    ?.fresh()
    .execute('alter table outbox add constraint broken check (kind is null) not valid')
  await door.ask('createBooking', faroToVilamoura(guest)).catch(() => undefined)
  // The same of a request for a price and a message.
  const { companyName: message, ...asks } = guest
  await door.ask('createQuoteRequest', askForPrice({ ...asks, message }))
  await door.ask('createQuoteRequest', askForPrice({ ...asks, passengers: '99' }))
  await door.ask('createContactMessage', { ...asks, message })
  await home.database
    ?.fresh()
    .execute('alter table enquiry add constraint broken check (kind is null) not valid')
  await door.ask('createQuoteRequest', askForPrice({ ...asks, message })).catch(() => undefined)
  await door.ask('createContactMessage', { ...asks, message }).catch(() => undefined)
  await server.stop()

  const log = server.output()
  for (const path of ['/api/bookings', '/api/quote-requests', '/api/contact-messages'])
    expect(log).toContain(path)
  const personal = [
    'Quintiliana',
    'secret.example',
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
  ]
  const lines = log.toLowerCase().split('\n')
  for (const secret of [...personal, ...secrets])
    expect(lines.filter((line) => line.includes(secret.toLowerCase()))).toEqual([])
})
