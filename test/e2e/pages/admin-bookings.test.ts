import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readMails } from '../../support/mailbox.ts'
import { bookTrip, cardOf, decide, inDays, signIn } from '../support/office.ts'
import type { Site } from '../support/visitor.ts'
import { UNREACHABLE } from '../support/visitor.ts'
import { gone, heads, onSlowLine, toast } from '../support/see.ts'
import { checkRows, shareSite } from '../support/table.ts'

const numbers = { ana: '', joao: '', peter: '' }
let anaId = ''

/** Three bookings: one with everything that a card shows, a pending and a confirmed one. */
async function fill(site: Site): Promise<void> {
  const peter = await bookTrip(site, {
    customerName: 'Peter Müller',
    customerEmail: 'peter@example.de',
    pickupDate: inDays(30),
  })
  const joao = await bookTrip(site, {
    customerName: 'João Gonçalves',
    customerEmail: 'joao@exemplo.pt',
    pickupDate: inDays(20),
    paymentMethod: 'card_on_pickup',
  })
  const ana = await bookTrip(site, {
    customerName: 'Ana Silva',
    customerEmail: 'ana@example.com',
    customerPhone: '+351 912 345 678',
    pickupDate: inDays(14),
    passengers: '3',
    stops: [{ location: 'Loulé market', duration: 60 }],
    luggageConfig: '3 cabin bags',
    childSeatCount: 1,
    boosterSeatCount: 2,
    flightNumber: 'TP 1901',
  })
  Object.assign(numbers, {
    ana: ana.bookingNumber,
    joao: joao.bookingNumber,
    peter: peter.bookingNumber,
  })
  anaId = ana.id
}

/** The one whose card has everything. */
const card = (page: Page) => cardOf(page, numbers.ana)
const shows = (words: string | RegExp) => (page: Page) =>
  card(page).getByText(words, { exact: true }).first().waitFor()

/** The value beside a label of the card. */
const fact = (label: string, value: string) => (page: Page) =>
  expect
    .poll(async () => {
      const labels = await card(page).getByRole('term').allTextContents()
      const values = await card(page).getByRole('definition').allTextContents()
      return values[labels.indexOf(label)]
    })
    .toBe(value)

/** Who is on the list now, from the top. */
const lists = (page: Page, ...names: string[]) =>
  expect
    .poll(() => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(names)

const counts = (page: Page, words: string) =>
  expect.poll(() => page.getByText(/^Showing/).innerText()).toBe(words)

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const clear = (page: Page) => page.getByRole('button', { name: 'Clear filters' }).click()

const searchFor = (q: () => string, name: string) => async (page: Page) => {
  await field(page, 'Search').fill(q())
  await lists(page, name)
}

async function tells(page: Page, title: string, description: string): Promise<void> {
  await toast(page).getByText(title, { exact: true }).waitFor()
  await toast(page).getByText(description, { exact: true }).waitFor()
}

const day = (days: number) =>
  new Date(inDays(days)).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

describe('the Bookings tab', () => {
  const site = shareSite()
  checkRows(
    site,
    [
      { says: 'All Reservations', see: heads('All Reservations') },
      {
        says: 'search box, and filters for status and pickup date from and to',
        see: async (page) => {
          for (const label of ['Search', 'Status', 'Pickup from', 'Pickup to'])
            await field(page, label).waitFor()
        },
      },
      {
        says: 'a count line shows how many of the total are shown',
        see: (page) => counts(page, 'Showing 3 of 3 reservations · 2 wait for a decision'),
      },
      {
        says: 'what needs a decision is on top, newest first',
        see: (page) => lists(page, 'Ana Silva', 'João Gonçalves', 'Peter Müller'),
      },
      { says: 'search matches the customer name', see: searchFor(() => 'ana sil', 'Ana Silva') },
      {
        says: 'search is the same without accents',
        see: searchFor(() => 'JOAO GONCALVES', 'João Gonçalves'),
      },
      { says: 'search matches the e-mail', see: searchFor(() => 'peter@example.de', 'Peter Müller') },
      { says: 'search matches the booking number', see: searchFor(() => numbers.joao, 'João Gonçalves') },
      { says: 'search matches the booking id', see: searchFor(() => anaId, 'Ana Silva') },
      {
        says: 'the count line while searching',
        see: (page) => counts(page, 'Showing 1 of 3 reservations · 1 waits for a decision'),
      },
      {
        says: 'clear-filters button',
        see: async (page) => {
          await clear(page)
          await lists(page, 'Ana Silva', 'João Gonçalves', 'Peter Müller')
          expect(await field(page, 'Search').inputValue()).toBe('')
          await expect.poll(() => new URL(page.url()).search).toBe('')
        },
      },
      {
        says: 'status filter: all, pending, confirmed, rejected; default all',
        see: async (page) => {
          const options = await field(page, 'Status').getByRole('option').allInnerTexts()
          expect(options).toEqual(['All', 'Pending', 'Confirmed', 'Rejected'])
          expect(await field(page, 'Status').inputValue()).toBe('all')
        },
      },
      {
        says: 'status pending',
        see: async (page) => {
          await field(page, 'Status').selectOption('pending')
          await lists(page, 'Ana Silva', 'João Gonçalves')
        },
      },
      {
        says: 'status confirmed',
        see: async (page) => {
          await field(page, 'Status').selectOption('confirmed')
          await lists(page, 'Peter Müller')
        },
      },
      {
        says: 'empty state: none match the filters',
        see: async (page) => {
          await field(page, 'Status').selectOption('rejected')
          await heads('No reservations match the filters')(page)
          await clear(page)
        },
      },
      {
        says: 'pickup date from, inclusive',
        see: async (page) => {
          await field(page, 'Pickup from').fill(inDays(20))
          await lists(page, 'João Gonçalves', 'Peter Müller')
        },
      },
      {
        says: 'pickup date to, inclusive',
        see: async (page) => {
          await field(page, 'Pickup to').fill(inDays(20))
          await lists(page, 'João Gonçalves')
        },
      },
      {
        says: 'the filters are kept by the address',
        see: async (page) => {
          await expect.poll(() => new URL(page.url()).searchParams.get('to')).toBe(inDays(20))
          await page.reload()
          await lists(page, 'João Gonçalves')
          expect(await field(page, 'Pickup from').inputValue()).toBe(inDays(20))
        },
      },
      {
        says: 'from later than to: an error in Portuguese, and the dates are ignored',
        see: async (page) => {
          await field(page, 'Pickup from').fill(inDays(21))
          await page.getByText('A data inicial não pode ser posterior à data final.').waitFor()
          await lists(page, 'Ana Silva', 'João Gonçalves', 'Peter Müller')
          await counts(page, 'Showing 3 of 3 reservations · 2 wait for a decision · the dates are ignored')
          await clear(page)
          await page.getByText('A data inicial não pode ser posterior à data final.').waitFor(gone)
        },
      },
      {
        says: 'card: customer name',
        see: (page) => card(page).getByRole('heading', { name: 'Ana Silva' }).waitFor(),
      },
      { says: 'card: status badge', see: shows('Pending') },
      { says: 'card: booking number', see: (page) => shows(numbers.ana)(page) },
      { says: 'card: vehicle', see: fact('Vehicle', 'Mercedes E Class') },
      {
        says: 'card: created time',
        see: (page) =>
          card(page)
            .getByText(/Requested \d{1,2} \w{3,4} \d{4}, \d\d:\d\d/)
            .waitFor(),
      },
      {
        says: 'card: route from pickup to dropoff, with stops and their duration in minutes',
        see: async (page) => {
          const way = await card(page).getByRole('list').first().getByRole('listitem').allInnerTexts()
          expect(way.map((place) => place.replace(/\s+/g, ' ').trim())).toEqual([
            'Pick-up: Faro Airport',
            'Stop: Loulé market (60 minutes)',
            'Drop-off: Vilamoura',
          ])
        },
      },
      {
        says: 'card: pickup date and time',
        see: (page) =>
          card(page)
            .getByText(`${day(14)}, 10:30`, { exact: false })
            .waitFor(),
      },
      {
        says: 'card: contact e-mail and phone',
        see: async (page) => {
          const mail = card(page).getByRole('link', { name: 'ana@example.com' })
          expect(await mail.getAttribute('href')).toBe('mailto:ana@example.com')
          const phone = card(page).getByRole('link', { name: '+351 912 345 678' })
          expect(await phone.getAttribute('href')).toBe('tel:+351912345678')
        },
      },
      { says: 'card: luggage configuration', see: fact('Luggage', '3 cabin bags') },
      { says: 'card: child seats 0-18kg FREE', see: fact('Child seats', '1 (0-18kg) FREE') },
      { says: 'card: booster seats 15-36kg FREE', see: fact('Booster seats', '2 (15-36kg) FREE') },
      { says: 'card: cash is shown as Cash', see: fact('Payment', 'Cash') },
      {
        says: 'card: card_on_pickup is shown as Card on Pickup',
        see: (page) => cardOf(page, numbers.joao).getByText('Card on Pickup', { exact: true }).waitFor(),
      },
      { says: 'card: flight number', see: fact('Flight', 'TP 1901') },
      {
        says: 'pending bookings show Accept and Reject, others do not',
        see: async (page) => {
          const buttons = (number: string) =>
            cardOf(page, number)
              .getByRole('button', { name: /^(?:Accept|Reject)$/ })
              .allInnerTexts()
          expect(await buttons(numbers.ana)).toEqual(['Accept', 'Reject'])
          expect(await buttons(numbers.joao)).toEqual(['Accept', 'Reject'])
          expect(await buttons(numbers.peter)).toEqual([])
        },
      },
      ...(
        [
          ['Accept', 'Confirmar Reserva?'],
          ['Reject', 'Rejeitar Reserva?'],
        ] as const
      ).map(([label, question]) => ({
        says: `${label} asks ${question}, that it cannot be undone, with Cancel and ${label}`,
        see: async (page: Page) => {
          await card(page).getByRole('button', { name: label }).click()
          const dialog = page.getByRole('alertdialog', { name: question })
          await dialog.getByText('This action cannot be undone.').waitFor()
          expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Cancel', label])
          await dialog.getByRole('button', { name: 'Cancel' }).click()
          await dialog.waitFor(gone)
          await shows('Pending')(page)
        },
      })),
      {
        says: 'while processing it shows A processar...',
        see: async (page) => {
          const usual = await onSlowLine(page)
          await decide(page, card(page), 'Accept')
          await page.getByRole('alertdialog').getByRole('button', { name: 'A processar...' }).waitFor()
          await usual()
        },
      },
      {
        says: 'Reserva Aceite (Email de confirmação enviado ao cliente)',
        see: (page) => tells(page, 'Reserva Aceite', 'Email de confirmação enviado ao cliente'),
      },
      {
        says: 'accept turns it to confirmed, and neither button is left',
        see: async (page) => {
          await shows('Confirmed')(page)
          expect(
            await card(page)
              .getByRole('button', { name: /^(?:Accept|Reject)$/ })
              .count(),
          ).toBe(0)
        },
      },
      {
        says: 'what was decided keeps its place until the list is read again',
        see: async (page) => {
          await lists(page, 'Ana Silva', 'João Gonçalves', 'Peter Müller')
          await page.getByRole('button', { name: 'Refresh' }).click()
          await lists(page, 'João Gonçalves', 'Ana Silva', 'Peter Müller')
        },
      },
      {
        says: 'Reserva Rejeitada (Email de rejeição enviado ao cliente)',
        see: async (page) => {
          await decide(page, cardOf(page, numbers.joao), 'Reject')
          await tells(page, 'Reserva Rejeitada', 'Email de rejeição enviado ao cliente')
          await cardOf(page, numbers.joao).getByText('Rejected', { exact: true }).waitFor()
        },
      },
      {
        says: 'the customers are e-mailed a confirmation and a rejection',
        see: () =>
          expect
            .poll(async () => (await readMails(site().mails)).map(({ subject }) => subject))
            .toEqual(
              expect.arrayContaining([
                `Your booking ${numbers.ana} is confirmed`,
                `We cannot take your booking ${numbers.joao}`,
              ]),
            ),
      },
      {
        says: 'the history tells who decided',
        see: async (page) => {
          await card(page).getByRole('button', { name: 'History' }).click()
          const history = card(page).getByRole('list', { name: 'History' })
          await history.getByText('Requested by the customer').waitFor()
          await history.getByText('Accepted by maria').waitFor()
        },
      },
      {
        says: 'the filtered bookings are downloaded',
        see: async (page) => {
          await field(page, 'Status').selectOption('confirmed')
          await lists(page, 'Ana Silva', 'Peter Müller')
          const download = page.waitForEvent('download')
          await page.getByRole('link', { name: 'Download CSV' }).click()
          const file = await download
          expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
          const kept = join(site().mails, 'download.csv')
          await file.saveAs(kept)
          const text = await readFile(kept, 'utf8')
          expect(text.split('\r\n').map((line) => line.split(',', 2))).toEqual([
            ['\uFEFFBooking number', 'Status'],
            [numbers.ana, 'confirmed'],
            [numbers.peter, 'confirmed'],
            [''],
          ])
        },
      },
    ],
    {
      async prepare(page) {
        await fill(site())
        await page.goto('/admin/login')
        await signIn(page)
        await decide(page, cardOf(page, numbers.peter), 'Accept')
        await cardOf(page, numbers.peter).getByText('Confirmed', { exact: true }).waitFor()
        await page.goto('/admin')
        await page.getByRole('article').first().waitFor()
      },
    },
  )
})

describe('the Bookings tab without a booking, and without the server', () => {
  const site = shareSite()
  const fails = (label: 'Accept' | 'Reject', sentence: string) => ({
    says: `${label} fails: Erro, ${sentence}`,
    see: async (page: Page) => {
      await decide(page, page.getByRole('article'), label)
      await tells(page, 'Erro', sentence)
      await page.getByRole('alertdialog').waitFor(gone)
      await page.getByRole('article').getByText('Pending', { exact: true }).waitFor()
    },
  })
  checkRows(
    site,
    [
      { says: 'empty state: no reservations yet', see: heads('No reservations yet') },
      {
        says: 'Refresh shows what has come meanwhile',
        see: async (page) => {
          await bookTrip(site())
          await page.getByRole('button', { name: 'Refresh' }).click()
          await page.getByRole('article').waitFor()
          await site().kill()
        },
      },
      fails('Accept', 'Falha ao aceitar a reserva. Por favor tente novamente.'),
      fails('Reject', 'Falha ao rejeitar a reserva. Por favor tente novamente.'),
    ],
    {
      expected: UNREACHABLE,
      async prepare(page) {
        await page.goto('/admin/login')
        await signIn(page)
      },
    },
  )
})
