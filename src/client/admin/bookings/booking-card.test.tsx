import type { Booking } from '@chauffeur/contract/bookings'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

async function cardOf(facts: Partial<Booking>): Promise<HTMLElement> {
  await openAdmin(fakeServer({ bookings: [aBooking(facts)] }), '/admin')
  return screen.findByRole('article')
}

/** The texts that the card shows for each field. */
const factsOf = (card: HTMLElement) =>
  Object.fromEntries(
    [...card.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('a card shows everything about a full booking', async () => {
  const card = await cardOf({
    vehicleName: 'Mercedes V Class',
    passengers: 4,
    childSeatCount: 1,
    boosterSeatCount: 2,
    luggageConfig: '2 large suitcases',
    flightNumber: 'TP 1901',
    stops: [{ id: '1', location: 'Loulé market', duration: 60, price: 60 }],
    whatsappNotifications: true,
    shortNotice: true,
    notes: 'Two prams.',
    totalPrice: 1422.4,
    paymentMethod: 'card_on_pickup',
    billing: {
      companyName: 'Sol, Lda',
      taxNumber: null,
      street: null,
      streetNumber: null,
      city: null,
      state: null,
      postalCode: null,
      country: null,
    },
  })
  expect(within(card).getByRole('heading', { name: 'Ana Silva' })).toBeTruthy()
  expect(card.textContent).toMatch(/PendingShort notice.*TR-7K3Q9X · Requested 20 Nov 2026, 10:42/)
  expect(card.textContent).toMatch(/€1,422\.40.*Payable to the driver/)
  expect(within(card).getByText('Friday, 4 December 2026, 10:30')).toBeTruthy()
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((place) => place.textContent),
  ).toEqual(['Pick-up: Faro Airport (FAO)', 'Stop: Loulé market (60 minutes)', 'Drop-off: Vilamoura'])
  expect(factsOf(card)).toEqual({
    Vehicle: 'Mercedes V Class',
    Service: 'Point to Point · 23.2 km',
    Passengers: '4',
    Luggage: '2 large suitcases',
    'Child seats': '1 (0-18kg) FREE',
    'Booster seats': '2 (15-36kg) FREE',
    Flight: 'TAP Air Portugal, TP 1901',
    Email: 'ana@example.com',
    Phone: '+351 912 345 678',
    WhatsApp: 'Wants updates on WhatsApp',
    Payment: 'Card on Pickup',
    Billing: 'Sol, Lda',
  })
  const links = within(card).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/bookings/TR-7K3Q9X',
    'mailto:ana@example.com',
    'tel:+351912345678',
  ])
  expect(within(card).getByText('Two prams.')).toBeTruthy()
})

test('a hire has hours and no drop-off', async () => {
  const card = await cardOf({
    serviceType: 'hourly',
    serviceDuration: '4',
    dropoffLocation: null,
    distanceKm: null,
  })
  expect(factsOf(card)['Service']).toBe('By the Hour · 4 hours')
  expect(card.textContent).toContain('Drop-off: As the customer directs')
})

test('a confirmed trip whose guest did not come is called so', async () => {
  const driver = { driverName: 'Ana Martins', plate: '12-AB-34', car: 'black Mercedes E Class' }
  const trips = [{ ...driver, carNo: 1, state: 'no_show' as const, collected: null }]
  const card = await cardOf({ status: 'confirmed', trips })
  expect(within(card).getByText('No-show')).toBeTruthy()
})

test('a decided booking says who decided when and why, and whether the customer has heard', async () => {
  const card = await cardOf({
    status: 'rejected',
    decidedAt: '2026-11-20T11:00:00.000Z',
    decidedBy: 'admin',
    rejectReason: 'No car is free.',
    mail: { state: 'failed', error: 'mailbox full' },
  })
  expect(card.textContent).toContain('Rejected by admin, 20 Nov 2026, 11:00')
  expect(card.textContent).toContain('Reason: No car is free.')
  expect(card.textContent).toContain('could not be sent (mailbox full). Please write or call.')
  expect(within(card).queryByRole('button', { name: /^Accept TR-/ })).toBeNull()
  expect(within(card).queryByRole('button', { name: /^Reject TR-/ })).toBeNull()
})

test('markup is text in every field that a customer fills', async () => {
  const text = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  const address = {
    companyName: text,
    taxNumber: null,
    street: null,
    streetNumber: null,
    city: null,
    state: null,
    postalCode: null,
    country: null,
  }
  const card = await cardOf({
    customerName: text,
    customerEmail: text,
    customerPhone: text,
    pickupLocation: text,
    dropoffLocation: text,
    flightNumber: text,
    luggageConfig: text,
    notes: text,
    stops: [{ id: '1', location: text, duration: 60, price: 0 }],
    billing: address,
  })
  const shown = [...card.querySelectorAll('bdi, p[dir=auto]')].map(({ textContent }) => textContent)
  expect(shown.filter((part) => part === text)).toHaveLength(10)
  expect(card.querySelector('img, script, b')).toBeNull()
  expect(
    within(card)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['TR-7K3Q9X'])
  await userEvent.click(within(card).getByRole('button', { name: /^Accept TR-/ }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain(text)
})

test.each([
  [{ state: 'queued', error: null }, 'Email waiting to be sent'],
  [{ state: 'queued', error: 'no route' }, 'has not left yet (no route); it is tried again.'],
  [{ state: 'failed', error: null }, 'could not be sent. Please write or call.'],
] as const)('a mail that is %o is worth the words: %s', async (mail, words) => {
  expect((await cardOf({ mail })).textContent).toContain(words)
})

test('long notes are cut until someone asks for them', async () => {
  const card = await cardOf({ notes: Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n') })
  const notes = within(card).getByText(/line 0/)
  expect(notes.className).toContain('line-clamp')
  await userEvent.click(within(card).getByRole('button', { name: 'Show all notes' }))
  expect(notes.className).not.toContain('line-clamp')
  await waitFor(() =>
    expect(within(card).getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe(
      'true',
    ),
  )
})

test.each([
  ['pending', 'not paid yet: the online payment was started'],
  ['failed', 'not paid: the online payment has failed, and nothing was charged'],
] as const)('whoever accepts a trip whose online payment is %s is told so', async (paymentStatus, words) => {
  const card = await cardOf({ paymentMethod: 'sumup', paymentStatus })
  await userEvent.click(within(card).getByRole('button', { name: /^Accept TR-/ }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(within(card).getByRole('button', { name: /^Reject TR-/ }))
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain(words)
})

test.each([
  ['sumup', 'completed'],
  ['cash', 'not_required'],
] as const)('of %s that is %s there is nothing to tell', async (paymentMethod, paymentStatus) => {
  const card = await cardOf({ paymentMethod, paymentStatus })
  await userEvent.click(within(card).getByRole('button', { name: /^Accept TR-/ }))
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('not paid')
})

test('a booking of another company’s system names its key', async () => {
  const card = await cardOf({ bookedThrough: 'Lisbon <i>Hotels</i>' })
  expect(within(card).getByText('Lisbon <i>Hotels</i>').tagName).toBe('BDI')
  expect(card.textContent).toContain(' · Through Lisbon <i>Hotels</i>')
})

test('a visitor’s booking comes through nothing', async () => {
  expect((await cardOf({})).textContent).not.toContain('Through')
})

test('a booking that waits says when it is rejected by itself', async () => {
  const waiting = await cardOf({ decideBy: '2026-11-20T12:42:00.000Z' })
  expect(waiting.textContent).toContain('Rejected by itself unless decided by 20 Nov 2026, 12:42')
})

test('a booking that nobody has decided in time says why it is rejected', async () => {
  const rejected = await cardOf({
    status: 'rejected',
    decidedAt: '2026-11-20T12:42:00.000Z',
    decidedBy: 'the system',
    rejectCode: 'not_decided',
  })
  expect(rejected.textContent).toContain('Reason: Nobody had decided in time.')
})
