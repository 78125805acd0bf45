import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readMails } from '../../support/mailbox.ts'
import { heads, onSlowLine } from '../support/see.ts'
import { goOffline, OFFLINE } from '../support/open-page.ts'
import { checkInOrder, openSiteForAll } from '../support/check-in-order.ts'
import { inDays } from '../support/booking-form.ts'
import { bookTrip, toast, gone, cardOf, decide } from '../support/admin.ts'
import { type Site } from '../support/site.ts'

const numbers = { ana: '', joao: '', peter: '' }
let anaId = ''

/** Three bookings: one with everything that a card shows, a pending and a confirmed one. */
async function fill(site: Site): Promise<void> {
  const peter = await bookTrip(
    {
      customerName: 'Peter Müller',
      customerEmail: 'peter@example.de',
      pickupDate: inDays(30),
    },
    site,
  )
  const joao = await bookTrip(
    {
      customerName: 'João Gonçalves',
      customerEmail: 'joao@exemplo.pt',
      pickupDate: inDays(20),
      paymentMethod: 'card_on_pickup',
    },
    site,
  )
  const ana = await bookTrip(
    {
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
    },
    site,
  )
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
  const site = openSiteForAll()
  checkInOrder(
    [
      { rule: 'the list is called All Reservations', check: heads('All Reservations') },
      {
        rule: 'there is a search and filters for status and pick-up dates',
        check: async (page) => {
          for (const label of ['Search', 'Status', 'Pickup from', 'Pickup to'])
            await field(page, label).waitFor()
        },
      },
      {
        rule: 'a line counts how many of all bookings are shown',
        check: (page) => counts(page, 'Showing 3 of 3 reservations · 2 wait for a decision'),
      },
      {
        rule: 'what waits for a decision is on top, the newest first',
        check: (page) => lists(page, 'Ana Silva', 'João Gonçalves', 'Peter Müller'),
      },
      { rule: 'search matches the customer name', check: searchFor(() => 'ana sil', 'Ana Silva') },
      {
        rule: 'the search finds names without their accents',
        check: searchFor(() => 'JOAO GONCALVES', 'João Gonçalves'),
      },
      { rule: 'search matches the e-mail', check: searchFor(() => 'peter@example.de', 'Peter Müller') },
      { rule: 'search matches the booking number', check: searchFor(() => numbers.joao, 'João Gonçalves') },
      { rule: 'search matches the booking id', check: searchFor(() => anaId, 'Ana Silva') },
      {
        rule: 'the line counts what the search finds',
        check: (page) => counts(page, 'Showing 1 of 3 reservations · 1 waits for a decision'),
      },
      {
        rule: 'a button clears the filters',
        check: async (page) => {
          await clear(page)
          await lists(page, 'Ana Silva', 'João Gonçalves', 'Peter Müller')
          expect(await field(page, 'Search').inputValue()).toBe('')
          await expect.poll(() => new URL(page.url()).search).toBe('')
        },
      },
      {
        rule: 'the status filter has all, pending, confirmed and rejected, at first all',
        check: async (page) => {
          const options = await field(page, 'Status').getByRole('option').allInnerTexts()
          expect(options).toEqual(['All', 'Pending', 'Confirmed', 'Rejected'])
          expect(await field(page, 'Status').inputValue()).toBe('all')
        },
      },
      {
        rule: 'the status filter finds pending bookings',
        check: async (page) => {
          await field(page, 'Status').selectOption('pending')
          await lists(page, 'Ana Silva', 'João Gonçalves')
        },
      },
      {
        rule: 'the status filter finds confirmed bookings',
        check: async (page) => {
          await field(page, 'Status').selectOption('confirmed')
          await lists(page, 'Peter Müller')
        },
      },
      {
        rule: 'the list says that no booking matches the filters',
        check: async (page) => {
          await field(page, 'Status').selectOption('rejected')
          await heads('No reservations match the filters')(page)
          await clear(page)
        },
      },
      {
        rule: 'the filter by pick-up date begins with its first day',
        check: async (page) => {
          await field(page, 'Pickup from').fill(inDays(20))
          await lists(page, 'João Gonçalves', 'Peter Müller')
        },
      },
      {
        rule: 'the filter by pick-up date ends with its last day',
        check: async (page) => {
          await field(page, 'Pickup to').fill(inDays(20))
          await lists(page, 'João Gonçalves')
        },
      },
      {
        rule: 'the filters stand in the address and survive a reload',
        check: async (page) => {
          await expect.poll(() => new URL(page.url()).searchParams.get('to')).toBe(inDays(20))
          await page.reload()
          await lists(page, 'João Gonçalves')
          expect(await field(page, 'Pickup from').inputValue()).toBe(inDays(20))
        },
      },
      {
        rule: 'dates in the wrong order are refused in Portuguese and ignored',
        check: async (page) => {
          await field(page, 'Pickup from').fill(inDays(21))
          await page.getByText('A data inicial não pode ser posterior à data final.').waitFor()
          await lists(page, 'Ana Silva', 'João Gonçalves', 'Peter Müller')
          await counts(page, 'Showing 3 of 3 reservations · 2 wait for a decision · the dates are ignored')
          await clear(page)
          await page.getByText('A data inicial não pode ser posterior à data final.').waitFor(gone)
        },
      },
      {
        rule: 'a card shows the name of the customer',
        check: (page) => card(page).getByRole('heading', { name: 'Ana Silva' }).waitFor(),
      },
      { rule: 'a card shows the status', check: shows('Pending') },
      { rule: 'a card shows the booking number', check: (page) => shows(numbers.ana)(page) },
      { rule: 'a card shows the vehicle', check: fact('Vehicle', 'Mercedes E Class') },
      {
        rule: 'a card shows when the booking was requested',
        check: (page) =>
          card(page)
            .getByText(/Requested \d{1,2} \w{3,4} \d{4}, \d\d:\d\d/)
            .waitFor(),
      },
      {
        rule: 'a card shows the route with its stops and their minutes',
        check: async (page) => {
          const way = await card(page).getByRole('list').first().getByRole('listitem').allInnerTexts()
          expect(way.map((place) => place.replace(/\s+/g, ' ').trim())).toEqual([
            'Pick-up: Faro Airport',
            'Stop: Loulé market (60 minutes)',
            'Drop-off: Vilamoura',
          ])
        },
      },
      {
        rule: 'a card shows day and time of the pick-up',
        check: (page) =>
          card(page)
            .getByText(`${day(14)}, 10:30`, { exact: false })
            .waitFor(),
      },
      {
        rule: 'a card links to e-mail and phone of the customer',
        check: async (page) => {
          const mail = card(page).getByRole('link', { name: 'ana@example.com' })
          expect(await mail.getAttribute('href')).toBe('mailto:ana@example.com')
          const phone = card(page).getByRole('link', { name: '+351 912 345 678' })
          expect(await phone.getAttribute('href')).toBe('tel:+351912345678')
        },
      },
      { rule: 'a card shows the luggage', check: fact('Luggage', '3 cabin bags') },
      { rule: 'a card shows the child seats', check: fact('Child seats', '1 (0-18kg) FREE') },
      { rule: 'a card shows the booster seats', check: fact('Booster seats', '2 (15-36kg) FREE') },
      { rule: 'a card shows payment in cash as Cash', check: fact('Payment', 'Cash') },
      {
        rule: 'a card shows payment by card as Card on Pickup',
        check: (page) => cardOf(page, numbers.joao).getByText('Card on Pickup', { exact: true }).waitFor(),
      },
      { rule: 'a card shows the flight number', check: fact('Flight', 'TP 1901') },
      {
        rule: 'only pending bookings have Accept and Reject',
        check: async (page) => {
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
        rule: `${label} asks ${question}, that it cannot be undone, with Cancel and ${label}`,
        check: async (page: Page) => {
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
        rule: 'while a decision is on its way the button says A processar...',
        check: async (page) => {
          const usual = await onSlowLine(page)
          await decide(page, card(page), 'Accept')
          await page.getByRole('alertdialog').getByRole('button', { name: 'A processar...' }).waitFor()
          await usual()
        },
      },
      {
        rule: 'an acceptance is announced with the mail that follows',
        check: (page) => tells(page, 'Reserva Aceite', 'Email de confirmação enviado ao cliente'),
      },
      {
        rule: 'an accepted booking is confirmed and has no button left',
        check: async (page) => {
          await shows('Confirmed')(page)
          expect(
            await card(page)
              .getByRole('button', { name: /^(?:Accept|Reject)$/ })
              .count(),
          ).toBe(0)
        },
      },
      {
        rule: 'what was decided keeps its place until the list is read again',
        check: async (page) => {
          await lists(page, 'Ana Silva', 'João Gonçalves', 'Peter Müller')
          await page.getByRole('button', { name: 'Refresh' }).click()
          await lists(page, 'João Gonçalves', 'Ana Silva', 'Peter Müller')
        },
      },
      {
        rule: 'a rejection is announced with the mail that follows',
        check: async (page) => {
          await decide(page, cardOf(page, numbers.joao), 'Reject')
          await tells(page, 'Reserva Rejeitada', 'Email de rejeição enviado ao cliente')
          await cardOf(page, numbers.joao).getByText('Rejected', { exact: true }).waitFor()
        },
      },
      {
        rule: 'the customers are e-mailed a confirmation and a rejection',
        check: () =>
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
        rule: 'the history names who decided',
        check: async (page) => {
          await card(page).getByRole('button', { name: 'History' }).click()
          const history = card(page).getByRole('list', { name: 'History' })
          await history.getByText('Requested by the customer').waitFor()
          await history.getByText('Accepted by maria').waitFor()
        },
      },
      {
        rule: 'the filtered bookings are downloaded',
        check: async (page) => {
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
      site,
      isSignedIn: true,
      async prepare(page) {
        await fill(site())
        await page.goto('/admin')
        await decide(page, cardOf(page, numbers.peter), 'Accept')
        await cardOf(page, numbers.peter).getByText('Confirmed', { exact: true }).waitFor()
        await page.goto('/admin')
        await page.getByRole('article').first().waitFor()
      },
    },
  )
})

describe('the Bookings tab without a booking, and without the server', () => {
  const fails = (label: 'Accept' | 'Reject', sentence: string) => ({
    rule: `${label} fails: Erro, ${sentence}`,
    check: async (page: Page) => {
      await decide(page, page.getByRole('article'), label)
      await tells(page, 'Erro', sentence)
      await page.getByRole('alertdialog').waitFor(gone)
      await page.getByRole('article').getByText('Pending', { exact: true }).waitFor()
    },
  })
  const site = openSiteForAll()
  checkInOrder(
    [
      { rule: 'without a booking the list says so', at: '/admin', check: heads('No reservations yet') },
      {
        rule: 'Refresh shows what has been booked meanwhile',
        check: async (page) => {
          await bookTrip({}, site())
          await page.getByRole('button', { name: 'Refresh' }).click()
          await page.getByRole('article').waitFor()
          await goOffline(page)
        },
      },
      fails('Accept', 'Falha ao aceitar a reserva. Por favor tente novamente.'),
      fails('Reject', 'Falha ao rejeitar a reserva. Por favor tente novamente.'),
    ],
    {
      site,
      isSignedIn: true,
      expectedError: OFFLINE,
    },
  )
})
