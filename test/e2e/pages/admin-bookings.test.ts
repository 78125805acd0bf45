import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { heads } from '../support/see.ts'
import { checkInOrder, openSiteForAll } from '../support/check-in-order.ts'
import { inDays } from '../support/booking-form.ts'
import { gone, cardOf } from '../support/admin.ts'
import {
  numbers,
  card,
  shows,
  fact,
  lists,
  counts,
  field,
  clear,
  fillAndOpen,
} from '../support/three-bookings.ts'

const searchFor = (q: () => string, name: string) => async (page: Page) => {
  await field(page, 'Search').fill(q())
  await lists(page, name)
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
      { rule: 'search matches the email', check: searchFor(() => 'peter@example.de', 'Peter Müller') },
      { rule: 'search matches the booking number', check: searchFor(() => numbers.joao, 'João Gonçalves') },
      { rule: 'search matches the booking id', check: searchFor(() => numbers.anaId, 'Ana Silva') },
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
        rule: 'the status filter has all, pending, confirmed, rejected and cancelled, at first all',
        check: async (page) => {
          const options = await field(page, 'Status').getByRole('option').allInnerTexts()
          expect(options).toEqual(['All', 'Pending', 'Confirmed', 'Rejected', 'Cancelled'])
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
            'Pick-up: Faro Airport (FAO)',
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
        rule: 'a card links to email and phone of the customer',
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
      { rule: 'a card shows the flight number', check: fact('Flight', 'TAP Air Portugal, TP 1901') },
    ],
    { site, isSignedIn: true, prepare: fillAndOpen(site) },
  )
})
