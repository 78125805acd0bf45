import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { bookJourney } from '../../support/journeys.ts'
import { guestCookie, linkToken, openLink, testLinks } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'

async function booked(app: TestApp, change: BookingBody = {}) {
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura(change))
  return { ...done, cookie: await guestCookie(app, done.id) }
}

const get = (app: TestApp, path: string, cookie?: string, method = 'GET') =>
  app.raw({ method, path, headers: { ...(cookie !== undefined && { cookie }) } })

const everything = (app: TestApp, id: string) => app.database.fresh().findOneOrFail(Booking, { id })

describe('a private link', () => {
  test('gives a cookie, leads to the page and has no other effect', async ({ open }) => {
    const app = await open()
    const { id } = await booked(app)
    const token = await linkToken(app, id)
    const before = JSON.stringify(await everything(app, id))
    const mails = await app.database.fresh().count(Outbox, {})
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers, text } = await get(app, `/trip/${token}`, undefined, method)
      expect([status, headers.location, text]).toEqual([303, '/trip', ''])
      expect(headers['set-cookie']?.[0]).toMatch(
        /^trip=[\w.-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
      )
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
    expect(JSON.stringify(await everything(app, id))).toBe(before)
    expect(await app.database.fresh().count(Outbox, {})).toBe(mails)
  })

  test('that is wrong is answered the same whatever is wrong with it', async ({ open }) => {
    const app = await open({ settings: { RATE_LIMIT: 'off' } })
    const { id } = await booked(app)
    const token = await linkToken(app, id)
    const links = await testLinks()
    const changedAt = (at: number) =>
      token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    const wrong = [
      'x',
      changedAt(0),
      changedAt(30),
      token.slice(1),
      `${token}A`,
      links.sign('pay', id),
      links.signTrip('manage', { id, linkGeneration: 1 }),
      links.signTrip('manage', { id: '01234567-89ab-4cde-8f01-23456789abcd', linkGeneration: 0 }),
    ]
    for (const one of wrong) {
      const { status, headers } = await get(app, `/trip/${one}`)
      expect([one, status, headers.location, headers['set-cookie']]).toEqual([
        one,
        303,
        '/trip?link=wrong',
        undefined,
      ])
    }
  })

  test('that is right opens however many wrong ones come from its address, of which none reaches the database', async ({
    open,
  }) => {
    const app = await open({ settings: { RATE_LIMIT: 'on' } })
    const { id, cookie } = await booked(app)
    const token = await linkToken(app, id)
    const statuses = []
    await app.database.fresh().execute('alter table rate_count rename to rate_count_away')
    try {
      for (let time = 0; time < 6; time += 1) statuses.push((await get(app, `/trip/wrong-${time}`)).status)
      expect((await get(app, '/api/trip')).status).toBe(404)
    } finally {
      await app.database.fresh().execute('alter table rate_count_away rename to rate_count')
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    for (let time = 0; time < 8; time += 1) expect((await get(app, `/trip/${token}`)).status).toBe(303)
    // A link that is over was made by us, and is said to be over.
    await app.database.fresh().nativeUpdate(Booking, { id }, { linkGeneration: 1 })
    expect((await get(app, `/trip/${token}`)).headers.location).toBe('/trip?link=ended')
    await app.database.fresh().nativeUpdate(Booking, { id }, { linkGeneration: 0 })
    // Nor do calls without a link from the same address end the right one's.
    for (let time = 0; time < 70; time += 1) await get(app, '/api/trip')
    expect((await get(app, '/api/trip', cookie)).status).toBe(200)
    app.clock.advance({ minutes: 61 })
    expect((await get(app, '/trip/wrong')).status).toBe(303)
  })

  test.for([
    ['', 'en-GB', 'This link does not work', 'Please try again in', 'Phone'],
    ['/pt', 'pt-PT', 'Este link não funciona', 'Tente de novo dentro de', 'Telefone'],
    ['/es', 'es-ES', 'Este enlace no funciona', 'Inténtelo de nuevo dentro de', 'Teléfono'],
  ] as const)(
    'that is wrong too often is refused on a page in its language: %s',
    async ([prefix, tag, heading, again, phone], { open }) => {
      const app = await open({ settings: { RATE_LIMIT: 'on', CONTACT_PHONE: '+351 912 345 678' } })
      for (let time = 0; time < 5; time += 1) await get(app, `${prefix}/trip/wrong`)
      const { status, headers, text } = await get(app, `${prefix}/trip/wrong`)
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': tag,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      for (const part of [`lang="${tag}"`, heading, again, phone, 'href="tel:+351912345678"'])
        expect(text).toContain(part)
      expect(text).not.toContain('wrong')
    },
  )

  test('is answered by a page, too, where the server fails', async ({ open }) => {
    const app = await open()
    const { id } = await booked(app)
    const token = await linkToken(app, id)
    await app.database.fresh().execute('alter table booking rename to booking_away')
    try {
      const { status, headers, text } = await get(app, `/es/trip/${token}`)
      expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
      expect(text).toContain('Su reserva está a salvo')
    } finally {
      await app.database.fresh().execute('alter table booking_away rename to booking')
    }
  })

  test('stops with its generation, and so does the cookie', async ({ open }) => {
    const app = await open()
    const { id, cookie } = await booked(app)
    const token = await linkToken(app, id)
    await app.database.fresh().nativeUpdate(Booking, { id }, { linkGeneration: 1 })
    expect((await get(app, `/trip/${token}`)).headers.location).toBe('/trip?link=ended')
    expect((await get(app, '/api/trip', cookie)).status).toBe(410)
    expect((await get(app, '/api/trip', await guestCookie(app, id))).status).toBe(200)
  })

  test('opens several bookings beside each other, and none by a cookie that is not ours', async ({
    open,
  }) => {
    const app = await open()
    const one = await booked(app)
    const two = await booked(app, { customerName: 'Rui Costa' })
    const cookie = await openLink(app, await linkToken(app, two.id), one.cookie)
    const read = async (query = '', kept = cookie) => {
      const { status, text } = await get(app, `/api/trip${query}`, kept)
      return status === 200 ? JSON.parse(text).bookingNumber : status
    }
    expect(await read()).toBe(two.bookingNumber)
    expect(await read(`?bookingNumber=${one.bookingNumber}`)).toBe(one.bookingNumber)
    expect(await read(`?bookingNumber=${two.bookingNumber}`, one.cookie)).toBe(404)
    for (const forged of [`${cookie}A`, cookie.replace('.', '.A'), 'trip=', 'trip=x.y.z', 'session=1'])
      expect(await read('', forged)).toBe(404)
    app.clock.advance({ minutes: 24 * 60 + 1 })
    expect(await read()).toBe(404)
  })

  test('opens the other trips of its journey as well, unless it only shows or their links have been ended', async ({
    open,
  }) => {
    const app = await open()
    const { journey, ids } = await bookJourney(app)
    const [there, back] = journey.bookings
    const readBack = async (cookie: string) =>
      (await get(app, `/api/trip?bookingNumber=${back?.bookingNumber}`, cookie)).status
    const cookie = await guestCookie(app, ids[0])
    expect(JSON.parse((await get(app, '/api/trip', cookie)).text).bookingNumber).toBe(there?.bookingNumber)
    expect(await readBack(cookie)).toBe(200)
    expect(await readBack(await guestCookie(app, ids[0], 'view'))).toBe(404)
    const ended = await app.clients.REST.ask(
      'endTripLinks',
      { bookingNumber: back?.bookingNumber },
      { cookie },
    )
    expect(ended.status).toBe(200)
    const otherBrowser = await guestCookie(app, ids[0])
    expect(await readBack(otherBrowser)).toBe(404)
    const { legs } = JSON.parse((await get(app, '/api/trip', otherBrowser)).text).journey
    expect(legs).toMatchObject([{ isOpen: true }, { isOpen: false }])
  })

  test('opens the other trips of its journey until it is ended itself', async ({ open }) => {
    const app = await open()
    const { journey, ids } = await bookJourney(app)
    const [there, back] = journey.bookings
    const cookie = await guestCookie(app, ids[0])
    const readBack = async () =>
      (await get(app, `/api/trip?bookingNumber=${back?.bookingNumber}`, cookie)).status
    expect(await readBack()).toBe(200)
    await app.clients.REST.ask('endTripLinks', { bookingNumber: there?.bookingNumber }, { cookie })
    expect(await readBack()).toBe(404)
  })

  test('ends thirty days after the pick-up, without any data', async ({ open }) => {
    const app = await open()
    const { id } = await booked(app)
    app.clock.advance({ minutes: 45 * 24 * 60 })
    const { status, text, headers } = await get(app, '/api/trip', await guestCookie(app, id))
    expect([status, JSON.parse(text)]).toMatchObject([410, { code: 'LINK_ENDED' }])
    expect(text).not.toContain('Vilamoura')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('to share shows the journey, and neither price nor phone nor any act', async ({ open }) => {
    const app = await open()
    const { id } = await booked(app, { notes: 'Behind the church.' })
    const cookie = await guestCookie(app, id, 'view')
    const { status, text } = await get(app, '/api/trip', cookie)
    expect([status, JSON.parse(text)]).toMatchObject([200, { access: 'view', private: null, acts: [] }])
    // The number of the booking is drawn, and may hold these digits.
    const { bookingNumber, ...shown } = JSON.parse(text)
    expect(bookingNumber).toMatch(/^TR-/)
    for (const hidden of ['912', '49', 'Ana', 'church']) expect(JSON.stringify(shown)).not.toContain(hidden)
    for (const path of ['/api/trip/cancellation', '/api/trip/calendar.ics'])
      expect((await get(app, path, cookie)).status).toBe(403)
    const cancelled = await app.clients.REST.ask('cancelTrip', { expectedRefundCents: 0 }, { cookie })
    expect([cancelled.status, cancelled.refused.code]).toEqual([403, 'LINK_ONLY_SHOWS'])
    const changed = await app.clients.REST.ask('changeTripDetails', { notes: 'x' }, { cookie })
    expect(changed.status).toBe(403)
  })

  test('does nothing for another site’s page', async ({ open }) => {
    const app = await open()
    const { id, cookie } = await booked(app)
    const { status } = await app.raw({
      method: 'POST',
      path: '/api/trip/cancel',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ expectedRefundCents: 0 }),
    })
    expect(status).toBe(403)
    expect((await everything(app, id)).cancelledAt ?? null).toBeNull()
  })
})

test('no metric holds a token', async ({ open }) => {
  const app = await open()
  const { id } = await booked(app)
  const token = await linkToken(app, id)
  await get(app, `/trip/${token}`)
  const metrics = await get(app, '/metrics')
  expect(metrics.text).not.toContain(token)
  expect(metrics.text).toContain('/trip/:token')
})
