import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { firstSubject, firstText } from '../../../src/client/admin/enquiries/reply-draft.ts'
import { aMessage, anOffer, aReply, askForPrice } from '../../support/enquiries.ts'
import { bookingOf, tokenOf } from '../../support/offers.ts'
import { bookOnline, online, openPaying, withKey } from '../../support/payments.ts'
import { linkToken } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { textOfAttachment } from '../../support/mailbox.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const OFFICE = 'desk@costa.example'

/** Returns the mails sent to the customers of an app, the text of each in one line. */
async function mailsOf(app: TestApp) {
  return (await app.mails()).map(({ to, subject = '', text = '', html = '', attachments }) => ({
    to: to?.[0]?.address,
    subject,
    text: text.replaceAll(/\s+/gu, ' '),
    html,
    ics: attachments.map((attachment) => textOfAttachment(attachment).replaceAll('\r\n ', '')),
  }))
}

const leadsTo = async (app: TestApp, id: string) =>
  (await app.raw({ method: 'GET', path: `/trip/${await linkToken(app, id)}` })).headers.location

describe.each(protocols)('by %s,', (protocol) => {
  test('a booking in Portuguese gets its mails, calendar and page in Portuguese, and the office English ones', async ({
    open,
  }) => {
    const app = await open({ settings: { OFFICE_EMAIL: OFFICE } })
    const body = faroToVilamoura({ locale: 'pt', notes: 'Please wait inside.' })
    const { id, bookingNumber } = (await app.clients[protocol].ask('createBooking', body)).done
    // The office is told what stands when its mail is written.
    await app.workers.mail.drain()
    await callAsAdmin(app, protocol, 'acceptBooking', { id })
    const mails = await mailsOf(app)
    const mine = mails.filter(({ to }) => to !== OFFICE)
    expect(mine.map(({ subject }) => subject).toSorted()).toEqual([
      `A sua reserva ${bookingNumber} está confirmada`,
      `Recebemos o seu pedido ${bookingNumber}`,
    ])
    for (const { text, html } of mine) {
      expect(html).toContain('<html lang="pt">')
      expect(text).toContain('quarta-feira, 27 de janeiro de 2027, às 10:30 (hora de Lisboa)')
      expect(text).toContain('O pagamento de 49,00 € é feito em dinheiro, ao motorista.')
      expect(text).toContain('Pedidos especiais: Please wait inside.')
    }
    const [calendar] = mine.flatMap(({ ics }) => ics)
    expect(calendar).toContain('SUMMARY:Costa Chauffeurs: recolha\\, Aeroporto de Faro')
    expect(calendar).toContain('LOCATION:Aeroporto de Faro')
    expect(calendar).toContain('Número da reserva')
    expect(mails.find(({ to }) => to === OFFICE)?.text).toContain('A new booking waits for your decision')
    expect(await leadsTo(app, id)).toBe('/pt/trip')
    const [link = ''] = /\/pt\/trip\/[\w-]+/.exec(mine[0]?.text ?? '') ?? []
    for (const [path, page] of [
      [link, '/pt/trip'],
      [link.slice(0, -1), '/pt/trip?link=wrong'],
      ['/es/trip/x', '/es/trip?link=wrong'],
    ] as const)
      expect((await app.raw({ method: 'GET', path })).headers.location).toBe(page)
    const read = await callAsAdmin(app, protocol, 'readBooking', { id })
    expect(read.done.locale).toBe('pt')
  })

  test('a language that we do not speak is refused, and none is English', async ({ app }) => {
    const client = app.clients[protocol]
    for (const locale of ['fr', 'PT', 'pt-BR', '', 1]) {
      const refused = await client.ask('createBooking', faroToVilamoura({ locale }))
      expectCode(refused, 400, 'INVALID_INPUT')
      expect(refused.refused.error).toBe('Locale must be one of: en, pt, es.')
      expectCode(await client.ask('createQuoteRequest', askForPrice({ locale })), 400, 'INVALID_INPUT')
      expectCode(await client.ask('createContactMessage', aMessage({ locale })), 400, 'INVALID_INPUT')
    }
    const { id } = (await client.ask('createBooking', faroToVilamoura())).done
    expect((await app.database.fresh().findOneOrFail(Booking, { id })).locale).toBe('en')
    expect(await leadsTo(app, id)).toBe('/trip')
  })

  test.for([
    ['es', 'Su solicitud', 'Sprinter (o dos furgonetas)'],
    ['pt', 'O seu pedido', 'Sprinter (ou duas carrinhas)'],
  ] as const)('a reply to an enquiry in %s is whole in it', async ([locale, subject, vehicle], { open }) => {
    const app = await open()
    const asked = askForPrice({ locale, pickupDate: '2027-01-27', message: '¿Precio?' })
    const { id, reference } = (await app.clients[protocol].ask('createQuoteRequest', asked)).done
    const text = firstText(locale, { name: 'Ana Sousa', brand: 'Costa', isQuote: true })
    const offer = anOffer({ vehicleName: 'Sprinter (or two vans)', passengers: 9 })
    const body = aReply({ id, subject: firstSubject(locale, reference), text, offer })
    const answer = await callAsAdmin(app, protocol, 'replyToEnquiry', body)
    expect(answer.status).toBe(201)
    const mail = (await mailsOf(app)).find((one) => one.subject.startsWith(subject))
    expect(mail?.text).toContain(vehicle)
    const english =
      /\b(the|your|you|dear|trip|price|passengers|vehicle|pick-up|drop-off|book|valid|thank|regards|hours?|minutes|from|request)\b/iu
    for (const line of `${mail?.subject}\n${mail?.text}`.split('\n')) {
      const words = line.replace(/https?:\S+|\S+@\S+/g, '')
      expect({ line, english: english.exec(words)?.[0] }).toEqual({ line, english: undefined })
    }
  })

  test('a price that was asked for in Spanish is answered, offered and booked in Spanish', async ({
    open,
  }) => {
    const app = await open()
    const client = app.clients[protocol]
    const { id } = (await client.ask('createQuoteRequest', askForPrice({ locale: 'es' }))).done
    const answer = await callAsAdmin(app, protocol, 'replyToEnquiry', aReply({ id, offer: anOffer() }))
    const url = answer.done.replies[0]?.offer?.url ?? ''
    expect(new URL(url).pathname).toBe('/es/book')
    const [reply] = await mailsOf(app)
    expect(reply?.html).toContain('<html lang="es">')
    for (const words of ['Su solicitud', 'Su precio', 'Válido hasta', `Reservar esta propuesta: ${url}`])
      expect(reply?.text).toContain(words)
    const booked = await client.ask('createBooking', await bookingOf(app, tokenOf(url), {}, protocol))
    const booking = await app.database.fresh().findOneOrFail(Booking, { id: booked.done.id })
    expect(booking.locale).toBe('es')
  })

  test('the office books in the guest’s language, and corrects it', async ({ open }) => {
    const app = await open()
    const taken = await callAsAdmin(app, protocol, 'takeBooking', faroToVilamoura({ locale: 'es' }))
    const { id } = taken.done
    await callAsAdmin(app, protocol, 'correctCustomer', { id, locale: 'pt' })
    await callAsAdmin(app, protocol, 'cancelBooking', { id, reason: 'No chauffeur' })
    const { text } = (await mailsOf(app)).find(({ subject }) => subject.endsWith('está cancelada')) ?? {}
    expect(text).toContain('Cancelámos esta viagem')
    expect(text).toContain('O motivo: No chauffeur')
    const { entries } = (await callAsAdmin(app, protocol, 'readBookingHistory', { id })).done
    expect(entries.map(({ note }) => note)).toContain('Language: es → pt')
  })

  test('a change is told line by line in the guest’s language', async ({ open }) => {
    const app = await open()
    const { id } = (await app.clients[protocol].ask('createBooking', faroToVilamoura({ locale: 'es' }))).done
    await callAsAdmin(app, protocol, 'acceptBooking', { id })
    await callAsAdmin(app, protocol, 'changeBooking', {
      id,
      pickupTime: '11:30',
      price: 'kept',
      expectedTotal: 49,
      reason: 'By phone',
    })
    const mail = (await mailsOf(app)).find(({ subject }) => subject.endsWith('ha cambiado'))
    expect(mail?.text).toContain(
      'Recogida: miércoles 27 de enero de 2027 a las 10:30 (hora de Lisboa) → miércoles 27 de enero de 2027 a las 11:30 (hora de Lisboa)',
    )
    expect(mail?.text).toContain('El precio no cambia.')
  })

  test('the way to pay and back is in the language of the booking', async ({ open }) => {
    const app = await openPaying(open)
    const { id, bookingNumber } = (await bookOnline(app, { locale: 'pt' })).booking
    const sent = app.provider.requests.find(({ url }) => url.pathname === '/v0.1/checkouts')
    expect(sent?.body).toContain(`"description":"Reserva ${bookingNumber}"`)
    expect(sent?.body).toContain('/pt/payment-result?checkoutId=')
    const link = await callAsAdmin(app, protocol, 'sendPaymentLink', { id })
    expect(new URL(link.done.url).pathname).toBe('/pt/pay')
  })

  test('the same request in another language is a repeat, and the booking keeps its own', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const ask = (locale: string, key?: string) =>
      app.clients[protocol].ask('createBooking', online({ locale }), key === undefined ? {} : withKey(key))
    const [first, second] = [(await ask('es', 'k1')).done, (await ask('pt', 'k1')).done]
    expect(second.id).toBe(first.id)
    const [third, fourth] = [(await ask('pt')).done, (await ask('en')).done]
    expect(fourth.id).toBe(third.id)
    const locales = (await app.database.fresh().find(Booking, {})).map(({ locale }) => locale)
    expect(locales.toSorted()).toEqual(['es', 'pt'])
  })
})
