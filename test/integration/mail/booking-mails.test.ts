import { instantOf } from '@chauffeur/domain/time'
import type { WallTime } from '@chauffeur/domain/wall-time'
import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { textOfAttachment } from '../../support/mailbox.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, type BookingBody } from '../../support/trips.ts'

/** Makes a booking, decides on it if asked to, and reads every mail of the app. */
async function mailsAfter(
  app: TestApp,
  body: BookingBody,
  decision?: { call: 'acceptBooking' | 'rejectBooking'; reason?: string },
): Promise<{ mails: Email[]; number: string }> {
  const { id, bookingNumber } = (await app.clients.REST.ask('createBooking', body)).done
  const { call, reason } = decision ?? {}
  if (call) await app.clients.REST.ask(call, { id, reason }, { cookie: await app.adminCookie() })
  return { mails: await app.mails(), number: bookingNumber }
}

const bySubject = (mails: Email[], start: string) => {
  const mail = mails.find(({ subject }) => subject?.startsWith(start))
  if (!mail) throw new Error(`No mail starts with “${start}”`)
  return mail
}

test('a request is answered with a mail that says it is not confirmed yet', async ({ open }) => {
  const { mails, number } = await mailsAfter(await open(), faroToVilamoura({ flightNumber: 'FR 2617' }))
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({
    subject: `We have received your request ${number}`,
    from: { name: 'Costa Chauffeurs', address: 'office@costa.example' },
    to: [{ name: 'Ana Sousa', address: 'ana.sousa@example.com' }],
    replyTo: [{ name: 'Costa Chauffeurs', address: 'office@costa.example' }],
    messageId: `<${number}.booking-received.1@costa.example>`,
  })
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  for (const text of [mail?.text, mail?.html])
    for (const words of [
      'Dear Ana Sousa,',
      'Until then, it is not confirmed.',
      number,
      '10:30',
      'Wednesday, 27 January 2027',
      'Lisbon time',
      'Faro Airport',
      'Vilamoura',
      '23.2 km',
      'FR 2617',
      'Mercedes E Class',
      'You pay €49.00 in cash to your chauffeur.',
      'If we cannot take it, we will tell you and you pay nothing.',
      '+351 289 111 222',
      'office@costa.example',
    ])
      expect(text).toContain(words)
})

test('a place is called by its name, and its address stands once beneath it', async ({ open }) => {
  const address = 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal'
  const { mails } = await mailsAfter(await open(), faroToVilamoura({ pickupLocation: address }), {
    call: 'acceptBooking',
  })
  for (const { text = '', html = '' } of mails) {
    expect(text).toMatch(/^From: +Faro Airport \(FAO\)\n +Aeroporto Gago Coutinho, 8006-901 Faro, Portugal$/m)
    expect(text.split(address)).toHaveLength(2)
    expect(html).toContain('Faro Airport (FAO)')
    expect(html.split(address)).toHaveLength(2)
  }
})

test('who travels and the name on the sign are told where somebody else has booked', async ({ open }) => {
  const { mails } = await mailsAfter(
    await open({ settings: { OFFICE_EMAIL: 'desk@costa.example' } }),
    faroToVilamoura({ travellerName: 'Rui Costa', travellerPhone: '+351 913 000 000', signName: 'Mr Costa' }),
  )
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toMatch(/^Traveller: +Rui Costa$/m)
    expect(text).toMatch(/^Traveller’s phone: +\+351 913 000 000$/m)
    expect(text).toMatch(/^Name on the sign: +Mr Costa$/m)
  }
})

test('an accepted booking is confirmed by mail', async ({ open }) => {
  const { mails, number } = await mailsAfter(await open(), hireInFaro(), { call: 'acceptBooking' })
  const mail = bySubject(mails, 'Your booking')
  expect([mails.length, mail.subject]).toEqual([2, `Your booking ${number} is confirmed`])
  expect(mail.text).toContain('Your booking is confirmed')
  expect(mail.text).toContain('4 hours, to be defined with the driver')
  expect(mail.text).toMatch(/^Total price: +€300\.00$/m)
  expect(mail.text).toContain('You pay €300.00 by card when your chauffeur picks you up.')
  expect(mail.text).not.toContain('Distance')
  expect(mail.text).toMatch(/You can cancel free of charge until \w+ \d+ \w+, \d\d:\d\d \(Lisbon time\)/)
})

test('a rejected booking is called off by mail, with the reason where there is one', async ({ open }) => {
  const app = await open()
  const { mails, number } = await mailsAfter(app, faroToVilamoura(), {
    call: 'rejectBooking',
    reason: 'All cars are out.',
  })
  const mail = bySubject(mails, 'We cannot')
  expect(mail.subject).toBe(`We cannot take your booking ${number}`)
  expect(mail.text).toContain('The reason: All cars are out.')
  expect(mail.text).toContain('Nothing has been charged.')
})

test('a rejection without a reason does not speak of one', async ({ open }) => {
  const { mails } = await mailsAfter(await open(), faroToVilamoura(), { call: 'rejectBooking' })
  expect(bySubject(mails, 'We cannot').text).not.toContain('reason')
})

test('every mail to the customer leads to the page where the booking is seen and cancelled', async ({
  open,
}) => {
  const app = await open()
  const { mails } = await mailsAfter(app, faroToVilamoura(), { call: 'acceptBooking' })
  expect(mails).toHaveLength(2)
  for (const { html, text } of mails) {
    const path =
      /See, change or cancel your booking: https?:\/\/\S+?(\/trip\/\S+)/.exec(text ?? '')?.[1] ?? ''
    expect(html).toContain(path)
    const { status, headers } = await app.raw({ method: 'GET', path })
    expect([status, headers.location, headers['set-cookie']?.length]).toEqual([303, '/trip', 1])
  }
})

test('what a customer wrote reaches neither the markup nor the headers of a mail', async ({ open }) => {
  const { mails } = await mailsAfter(
    await open(),
    faroToVilamoura({
      customerName: '"Ana" <script>alert(1)</script>, Bcc: all@example.org',
      notes: '<img src=x onerror=alert(1)>\nBcc: all@example.org',
    }),
  )
  const [mail] = mails
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(mail?.html).not.toMatch(/<script|<img/)
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.to).toHaveLength(1)
  expect(mail?.to?.[0]?.address).toBe('ana.sousa@example.com')
})

test('a mail fetches nothing and follows nobody', async ({ open }) => {
  const { mails } = await mailsAfter(await open(), faroToVilamoura(), { call: 'acceptBooking' })
  for (const { html } of mails) expect(html).not.toMatch(/<img|<link|<script|<iframe|src=|url\(|@import/)
})

test('a contact that is not set is left out', async ({ open }) => {
  const settings = { CONTACT_PHONE: '', CONTACT_PHONE_2: '', WHATSAPP_NUMBER: '' }
  const { mails } = await mailsAfter(await open({ settings }), faroToVilamoura())
  for (const text of [mails[0]?.text, mails[0]?.html]) {
    expect(text).toContain('office@costa.example')
    expect(text).not.toMatch(/Phone|WhatsApp|tel:|wa\.me/)
  }
})

test('a name in any script arrives as it was typed', async ({ open }) => {
  const customerName = 'Ñuño Gonçalves 王小明 🚗'
  const { mails } = await mailsAfter(await open(), faroToVilamoura({ customerName }))
  expect(mails[0]?.to?.[0]).toMatchObject({ name: customerName })
  expect(mails[0]?.text).toContain(`Dear ${customerName},`)
})

/** The confirmation's calendar file, as a calendar program reads it. */
async function invitationFor(app: TestApp, body: BookingBody) {
  const { mails } = await mailsAfter(app, body, { call: 'acceptBooking' })
  const { attachments } = bySubject(mails, 'Your booking')
  const [part, file] = attachments.map((attachment) => {
    const { filename, mimeType, method } = attachment
    return { filename, mimeType, method, text: textOfAttachment(attachment) }
  })
  if (!part || !file) throw new Error('There are a part and a file')
  const calendar = new ICAL.Component(ICAL.parse(file.text))
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('There is an event')
  return { part, file, calendar, event: new ICAL.Event(event) }
}

test('a confirmation carries the trip for the calendar, as a part that programs offer and as a file', async ({
  open,
}) => {
  const { part, file, calendar, event } = await invitationFor(
    await open(),
    faroToVilamoura({ customerName: 'Ana; Sousa, "Lda"\\', notes: 'END:VEVENT\nBEGIN:VALARM' }),
  )
  expect(part).toMatchObject({ mimeType: 'text/calendar', method: 'REQUEST' })
  expect(file.filename).toMatch(/^TR-\w{6}\.ics$/)
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(event.summary).toBe('Costa Chauffeurs: pick-up at Faro Airport (FAO)')
  expect(event.location).toBe('Faro Airport (FAO)')
  expect(event.organizer).toBe('mailto:office@costa.example')
  expect(event.attendees.map((attendee) => attendee.getFirstParameter('cn'))).toEqual(['Ana; Sousa, "Lda"\\'])
  expect(event.description).toContain('Pick-up: Wednesday, 27 January 2027, 10:30 (Lisbon time)')
  expect(event.description).toContain('END:VEVENT')
  expect(file.text).not.toMatch(/^BEGIN:VALARM/m)
})

async function moveToSeville(app: TestApp, id: string, wall: WallTime) {
  const moment = instantOf(wall, 'Europe/Madrid')
  if (moment.kind !== 'instant') throw new Error('The clocks skip this time')
  const change = { pickupLocation: 'Seville', pickupZone: 'Europe/Madrid', pickupAt: moment.instant } as const
  await app.database.fresh().nativeUpdate(Booking, { id }, change)
}

test.for([
  // The clocks go forward in the night to 28 March and back in the night to 31 October.
  ['Faro Airport', '2027-03-27', '10:30', '2027-03-27T10:30:00.000Z', 'Lisbon time'],
  ['Faro Airport', '2027-03-28', '10:30', '2027-03-28T09:30:00.000Z', 'Lisbon time'],
  ['Seville', '2027-03-28', '10:30', '2027-03-28T08:30:00.000Z', 'Seville time'],
  ['Faro Airport', '2027-10-31', '01:30', '2027-10-31T00:30:00.000Z', 'Lisbon time'],
  ['Seville', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z', 'Seville time'],
  ['Seville', '2027-10-31', '10:30', '2027-10-31T09:30:00.000Z', 'Seville time'],
] as const)('a pick-up at %s on %s, %s is in the calendar at %s', async (expected, { open }) => {
  const [pickupLocation, pickupDate, pickupTime, instant, zone] = expected
  const app = await open()
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupDate, pickupTime })))
    .done
  // Trips from Spain are paid online, which is not offered here: this one is moved there afterwards.
  if (pickupLocation === 'Seville') await moveToSeville(app, id, { date: pickupDate, time: pickupTime })
  await app.clients.REST.ask('acceptBooking', { id }, { cookie: await app.adminCookie() })
  const mail = bySubject(await app.mails(), 'Your booking')
  expect(mail.text).toContain(`${pickupTime} (${zone})`)
  const [, file] = mail.attachments
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  expect(text).toContain(`DTSTART:${instant.replace(/[-:]|\.000/g, '')}`)
  expect(text).not.toContain('TZID')
  expect(text.replaceAll(/\r?\n /g, '')).toContain(`${pickupTime} (${zone})`)
})
