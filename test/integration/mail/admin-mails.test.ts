import { expect } from 'vitest'
import { aMessage, askForPrice } from '../../support/enquiries.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const OFFICE = { settings: { OFFICE_EMAIL: 'dispatch@costa.example', PUBLIC_URL: 'https://costa.example' } }

test('the office reads of a new booking with all that it takes to decide', async ({ open }) => {
  const app = await open(OFFICE)
  const { bookingNumber } = (
    await app.clients.REST.ask('createBooking', faroToVilamoura({ flightNumber: 'FR 2617', notes: 'Gate B' }))
  ).done
  const mails = await app.mails()
  expect(mails).toHaveLength(2)
  const mail = mails.find(({ to }) => to?.[0]?.address === 'dispatch@costa.example')
  expect(mail?.subject).toBe(`New booking ${bookingNumber}, Wednesday, 27 January 2027, 10:30 (Lisbon time)`)
  for (const text of [mail?.text, mail?.html])
    for (const words of [
      'Ana Sousa',
      '+351 912 345 678',
      'ana.sousa@example.com',
      'Faro Airport',
      'Vilamoura',
      'FR 2617',
      'Gate B',
      '€49.00',
      'Cash',
      `https://costa.example/admin/bookings/${bookingNumber}`,
    ])
      expect(text).toContain(words)
})

test('the mail about the same request is left once', async ({ open }) => {
  const app = await open(OFFICE)
  const once = { headers: { 'idempotency-key': 'once' } }
  for (let time = 0; time < 2; time += 1) await app.clients.REST.ask('createBooking', faroToVilamoura(), once)
  expect(await app.mails()).toHaveLength(2)
})

test('the office reads of a price request and of a message', async ({ open }) => {
  const app = await open(OFFICE)
  const asked = (await app.clients.REST.ask('createQuoteRequest', askForPrice())).done
  const written = (await app.clients.REST.ask('createContactMessage', aMessage())).done
  const mails = await app.mails()
  const subjects = new Set(mails.map(({ subject }) => subject))
  expect(subjects).toEqual(
    new Set([`New message ${written.reference}`, `New price request ${asked.reference}`]),
  )
  const text = (start: string) => mails.find(({ subject }) => subject?.startsWith(start))?.text
  expect(text('New price')).toContain('Atlantis')
  expect(text('New price')).toContain('Wednesday, 27 January 2027, 10:30')
  expect(text('New message')).toContain('Do you drive to Madrid?')
  expect(text('New message')).toContain('https://costa.example/admin/enquiries')
})

test('without an address of the office nobody is written to about an enquiry', async ({ open }) => {
  const app = await open()
  await app.clients.REST.ask('createContactMessage', aMessage())
  expect(await app.mails()).toEqual([])
})
