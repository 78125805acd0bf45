import { expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const PATH = '/api/admin/bookings.csv'

async function download(app: TestApp, query = '', headers: Record<string, string> = {}) {
  return app.raw({
    method: 'GET',
    path: PATH + query,
    headers: { cookie: await app.adminCookie(), ...headers },
  })
}

/** The rows as a reader of RFC 4180 takes them. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** Reads the bookings in the file, each with its values by heading. */
function bookingsOf(text: string): Record<string, string>[] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [headings = [], ...rows] = parse(text.slice(1))
  for (const row of rows) expect(row).toHaveLength(headings.length)
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])))
}

test('the file holds a booking with everything an office asks for', async ({ open }) => {
  const app = await open()
  const { done } = await app.clients.REST.ask(
    'createBooking',
    faroToVilamoura({
      customerName: 'João Gonçalves',
      stops: [{ location: 'Loulé market', duration: 60 }],
      flightNumber: 'FR 2617',
      luggageConfig: '3 cabin bags',
      childSeatCount: 1,
      notes: 'Sign with "the name", please\nand water',
      billingAddressEnabled: true,
      companyName: 'Sousa Lda',
      city: 'Faro',
    }),
  )
  await app.workers.mail.drain()
  const answer = await download(app)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="bookings-2027-01-13.csv"')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(bookingsOf(answer.text)).toEqual([
    {
      'Booking number': done.bookingNumber,
      Status: 'pending',
      'Requested (Lisbon)': '2027-01-13 09:00',
      'Pick-up date': '2027-01-27',
      'Pick-up time': '10:30',
      'Pick-up time zone': 'Europe/Lisbon',
      'Short notice': 'no',
      From: 'Faro Airport',
      To: 'Vilamoura',
      Stops: 'Loulé market (60 minutes)',
      Service: 'Point to Point',
      Hours: '',
      Kilometres: '34.3',
      Vehicle: 'Mercedes E Class',
      Passengers: '2',
      Luggage: '3 cabin bags',
      'Child seats': '1',
      'Booster seats': '0',
      'Airport service': 'no',
      Flight: 'FR 2617',
      'Flight leaves at': '',
      Customer: 'João Gonçalves',
      Phone: '+351 912 345 678',
      Email: 'ana.sousa@example.com',
      'WhatsApp updates': 'no',
      Notes: 'Sign with "the name", please\nand water',
      Payment: 'Cash',
      'Payment state': 'Payable to the driver',
      'Total (EUR)': '116.60',
      'Refunded (EUR)': '',
      Company: 'Sousa Lda',
      'Tax number': '',
      Street: '',
      'Street number': '',
      'Postal code': '',
      City: 'Faro',
      'State or region': '',
      Country: '',
      'Decided (Lisbon)': '',
      'Decided by': '',
      'Reason of a rejection': '',
      'Latest email': 'sent',
      'Booked through': '',
      Id: done.id,
      Traveller: '',
      'Traveller’s phone': '',
      'Name on the sign': '',
      'Cancelled (Lisbon)': '',
      'Cancelled by': '',
      'Reason of a cancellation': '',
      'Kept after a cancellation (EUR)': '',
      'Partner’s reference': '',
      'Rating (1 to 5)': '',
      'What the guest said': '',
      Driver: '',
      Plate: '',
      Trip: '',
      'Pick-up note': '',
      'Drop-off note': '',
    },
  ])
})

test('a file for an Excel with a decimal comma has semicolons between its cells', async ({ open }) => {
  const app = await open()
  await app.clients.REST.ask(
    'createBooking',
    faroToVilamoura({ customerName: 'Sousa; Filhos', customerPhone: '+351912345678', notes: 'a,=1+1' }),
  )
  const { text } = await download(app, '?delimiter=semicolon')
  expect(text.startsWith('\uFEFFBooking number;Status;')).toBe(true)
  for (const cell of [';23,2;', ';49,00;', ';"Sousa; Filhos";+351 912 345 678;', ";a,'=1+1;"])
    expect(text).toContain(cell)
})

const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '"=1', '＝1', 'a;=1']

test('no field that a customer fills can start a formula', async ({ open }) => {
  const app = await open()
  for (const text of hostile)
    await app.clients.REST.ask(
      'createBooking',
      faroToVilamoura({
        customerName: text,
        customerEmail: text,
        customerPhone: text,
        flightNumber: text,
        notes: text,
        billingAddressEnabled: true,
        companyName: text,
        taxNumber: text,
        street: text,
        streetNumber: text,
        city: text,
        state: text,
        postalCode: text,
        country: text,
      }),
    )
  const rows = bookingsOf((await download(app)).text)
  expect(rows).toHaveLength(hostile.length)
  const cells = rows.flatMap((row) => Object.values(row))
  const isPhone = (cell: string) => cell === '+351 912 345 678'
  expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && !isPhone(cell))).toEqual([])
  expect(cells.filter((cell) => /;[\s"]*[=+\-@]/.test(cell))).toEqual([])
  expect(cells.filter((cell) => cell === "'=1+1")).toHaveLength(13)
})

test('the file holds what the filters let through, however many pages that is', async ({ open }) => {
  const app = await open()
  const made = await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName: 'Wanted' }))
  // More than a page of copies, a second apart.
  await app.database.fresh().execute(`
    insert into booking select copy.* from booking b, generate_series(1, 1100) n,
      json_populate_record(b, json_build_object(
        'id', gen_random_uuid(), 'number', 'TR-COPY' || n, 'search_number', 'trcopy' || n,
        'customer_name', 'Copy', 'search_text', 'copy',
        'created_at', b.created_at - n * interval '1 second')) copy`)
  const all = bookingsOf((await download(app)).text)
  expect(all).toHaveLength(1101)
  expect(all[0]?.['Id']).toBe(made.done.id)
  expect(new Set(all.map((row) => row['Booking number'])).size).toBe(1101)
  expect(bookingsOf((await download(app, '?q=copy')).text)).toHaveLength(1100)
  expect(bookingsOf((await download(app, '?q=wanted&status=pending')).text)).toHaveLength(1)
  expect(bookingsOf((await download(app, '?status=confirmed')).text)).toEqual([])
  expect(bookingsOf((await download(app, '?from=2027-01-28')).text)).toEqual([])
  expect(bookingsOf((await download(app, '?from=2027-01-28&to=2027-01-01')).text)).toHaveLength(1101)
})

test('without a session there is no file, and the answer is JSON', async ({ app }) => {
  for (const query of ['', '?status=nonsense']) {
    const answer = await app.raw({ method: 'GET', path: PATH + query })
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([401, 'UNAUTHENTICATED'])
  }
})

test.for(['cross-site', 'same-site'])('a link from a %s page downloads nothing', async (site, { app }) => {
  const answer = await download(app, '', { 'sec-fetch-site': site })
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'CROSS_SITE'])
})

test.for([
  ['status=finished', 'status'],
  ['from=yesterday', 'from'],
  ['q=a&q=b', 'q'],
  ['delimiter=tab', 'delimiter'],
])('a filter of %s is refused in a sentence', async ([query, field], { app }) => {
  const answer = await download(app, `?${query}`)
  expect(answer.status).toBe(400)
  expect(JSON.parse(answer.text)).toMatchObject({
    error: expect.stringMatching(/\.$/),
    code: 'INVALID_INPUT',
    details: [{ field }],
  })
})
