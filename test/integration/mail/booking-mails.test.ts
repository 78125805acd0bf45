import type { Email } from 'postal-mime'
import { expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, type BookingBody } from '../../support/trips.ts'

/** Makes a booking, decides on it if asked to, and reads every mail of the app. */
async function mailsAfter(
  app: TestApp,
  body: BookingBody,
  decision?: { call: 'acceptBooking' | 'rejectBooking'; reason?: string },
): Promise<{ mails: Email[]; number: string }> {
  const { id, bookingNumber } = (await app.doors.REST.ask('createBooking', body)).done
  const { call, reason } = decision ?? {}
  if (call) await app.doors.REST.ask(call, { id, reason }, { cookie: await app.office() })
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
      'Until then it is not confirmed.',
      number,
      'Wednesday, 27 January 2027, 10:30 (Lisbon time)',
      'Faro Airport',
      'Vilamoura',
      '23.2 km',
      'FR 2617',
      'Mercedes E Class',
      '€49.00 in total',
      'Cash',
      'Call +351 289 111 222 or write to office@costa.example.',
    ])
      expect(text).toContain(words)
})

test('an accepted booking is confirmed by mail', async ({ open }) => {
  const { mails, number } = await mailsAfter(await open(), hireInFaro(), { call: 'acceptBooking' })
  const mail = bySubject(mails, 'Your booking')
  expect([mails.length, mail.subject]).toEqual([2, `Your booking ${number} is confirmed`])
  expect(mail.text).toContain('Your booking is confirmed')
  expect(mail.text).toContain('4 hours, to be defined with the driver')
  expect(mail.text).toContain('€300.00 in total')
  expect(mail.text).toContain('Card on Pickup')
  expect(mail.text).not.toContain('Distance')
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

test('a name in any script arrives as it was typed', async ({ open }) => {
  const customerName = 'Ñuño Gonçalves 王小明 🚗'
  const { mails } = await mailsAfter(await open(), faroToVilamoura({ customerName }))
  expect(mails[0]?.to?.[0]).toMatchObject({ name: customerName })
  expect(mails[0]?.text).toContain(`Dear ${customerName},`)
})
