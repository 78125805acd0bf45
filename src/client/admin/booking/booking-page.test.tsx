import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { aPayment } from '../testing/a-payment.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const ana = aBooking({ notes: 'Two prams.' })
const PAGE = `/admin/bookings/${ana.bookingNumber}`

async function openPage(facts: Partial<FakeServer> = {}, address = PAGE) {
  const server = fakeServer({ bookings: [ana], ...facts })
  await openAdmin(server, address)
  return server
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('the page of a booking shows the trip, the customer, the money, the emails and the history', async () => {
  await openPage({
    bookings: [{ ...ana, paymentMethod: 'sumup', paymentStatus: 'completed' }],
    histories: {
      [ana.id]: [
        {
          at: '2026-11-20T10:42:00.000Z',
          act: 'requested',
          by: null,
          mail: null,
          note: null,
          amount: null,
          listAmount: null,
          reason: null,
          takenAt: null,
        },
      ],
    },
    payments: { [ana.id]: [aPayment({ state: 'completed' })] },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking TR-7K3Q9X' })).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 2, name: 'Ana Silva' })).toBeTruthy()
  const trip = await section('Trip')
  expect(trip.getByText('Friday, 4 December 2026, 10:30')).toBeTruthy()
  expect(trip.getByText('Two prams.')).toBeTruthy()
  expect((await section('Customer')).getByRole('link', { name: 'ana@example.com' })).toBeTruthy()
  const payment = await section('Payment')
  expect(payment.getAllByText('Paid')).not.toHaveLength(0)
  expect(await payment.findByRole('list', { name: 'Online payments' })).toBeTruthy()
  expect(await (await section('Emails')).findByText('No email has been written yet.')).toBeTruthy()
  expect(await (await section('History')).findByText('Requested by the customer')).toBeTruthy()
})

test('the page says who drives, and gives the trip to somebody', async () => {
  const { trip } = exampleAnswer('readBookingTrip', 'one')
  const [suggestion] = exampleAnswer('readSuggestions', 'all').suggestions
  if (!trip || !suggestion) throw new Error('the examples have a trip and a suggestion')
  const nobody = [
    {
      carNo: 1,
      assignment: null,
      version: 0,
      leaveBy: null,
      steps: [],
      declines: [],
      takenBack: null,
      shortage: null,
      collected: null,
      carried: 0,
    },
  ]
  const server = await openPage({
    bookings: [{ ...ana, status: 'confirmed' }],
    trips: { [ana.id]: { ...trip, bookingId: ana.id, cars: nobody } },
    suggestions: { suggestions: [suggestion], cars: [], drivers: [] },
  })
  const driver = await section('Driver and car')
  expect(await driver.findByText('Nobody yet')).toBeTruthy()
  await userEvent.click(driver.getByRole('button', { name: /^Assign/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who drives?' }))
  await userEvent.click(await dialog.findByRole('button', { name: /Ana Martins/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const words of ['Offered', 'Ana Martins', '12-AB-34'])
    expect(await driver.findByText(words, { exact: false, selector: 'span' })).toBeTruthy()
  expect(server.calls.filter((call) => call === 'bookings.history').length).toBeGreaterThan(1)
})

test('a booking that waits says that nobody drives it yet, and a cancelled one has no chauffeur', async () => {
  await openPage()
  expect((await section('Driver and car')).getByText(/^Nobody yet: a trip is given/)).toBeTruthy()
  cleanup()
  const cancelledAt = '2026-11-20T11:00:00.000Z'
  await openPage({ bookings: [{ ...ana, status: 'confirmed', cancelledAt, cancelledBy: 'office' }] })
  await section('Trip')
  expect(screen.queryByRole('region', { name: 'Driver and car' })).toBeNull()
})

test('what the guest said of the trip is read on the page', async () => {
  const rating = { score: 2, text: 'The car was late.', at: '2026-12-04T13:00:00.000Z' }
  await openPage({ bookings: [{ ...ana, status: 'confirmed', rating }] })
  const said = await section('What the guest said')
  expect(said.getByText('2 of 5, not good')).toBeTruthy()
  expect(said.getByText('The car was late.')).toBeTruthy()
})

test('a booking is decided on its page, which then reads its history again', async () => {
  const server = await openPage()
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Accept/ }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull())
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  await waitFor(() =>
    expect(server.calls.filter((call) => call === 'bookings.history').length).toBeGreaterThan(1),
  )
})

test('the page leads to the prints, and back to the list', async () => {
  await openPage()
  const prints = within(await screen.findByRole('navigation', { name: 'Print and show' }))
  expect(prints.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Job slip', `${PAGE}/slip`],
    ['Name sign', `${PAGE}/sign`],
    ['Day sheet', '/admin/day?day=2026-12-04'],
  ])
  expect(screen.getByRole('link', { name: 'All bookings' }).getAttribute('href')).toBe('/admin')
})

test.each([PAGE, `${PAGE}/slip`, `${PAGE}/sign`])('at %s an unknown number is told of', async (address) => {
  await openPage({ bookings: [] }, address)
  expect(await screen.findByRole('heading', { name: 'There is no booking TR-7K3Q9X' })).toBeTruthy()
})

test('a booking that cannot be read says so, and is read on request', async () => {
  const server = await openPage({ broken: new Set(['bookings.read']) })
  expect((await screen.findByRole('alert')).textContent).toMatch('The booking could not be loaded.')
  server.broken.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Ana Silva' })).toBeTruthy()
})

test('whoever is not signed in sees nothing of it, and comes back after signing in', async () => {
  const server = fakeServer({ user: null, bookings: [ana] })
  const { address } = await openAdmin(server, PAGE)
  await screen.findByRole('button', { name: 'Sign In' })
  expect(address()).toBe(`/admin/login?from=${encodeURIComponent(PAGE)}`)
  expect(server.calls).not.toContain('bookings.read')
})

test('a paid booking is cancelled with a reason, and a part of the money goes back', async () => {
  const server = await openPage({
    bookings: [
      { ...ana, status: 'confirmed', paymentMethod: 'sumup', paymentStatus: 'completed', paidAmount: 49 },
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel booking TR-7K3Q9X?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel and return €49.00' }))
  expect(dialog.getByText('Please say why the booking is cancelled.')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The road is closed.')
  await userEvent.click(dialog.getByRole('radio', { name: 'A part' }))
  const amount = dialog.getByRole('spinbutton', { name: /Goes back/ })
  await userEvent.type(amount, '49.01')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
  expect(dialog.getByText('Enter an amount of at most €49.00, like 49.50.')).toBeTruthy()
  await userEvent.clear(amount)
  await userEvent.type(amount, '20.5')
  expect(dialog.getByText('€28.50 is kept.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel and return €20.50' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('The road is closed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
  expect(server.bookings[0]).toMatchObject({ cancelReason: 'The road is closed.', refundAmount: 20.5 })
})

test('what was not paid is cancelled without a word about money, and what was rejected not at all', async () => {
  await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('radio')).toBeNull()
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No driver is free.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
  expect(await screen.findByText('No driver is free.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

test('a leg of a journey leads to the others and says how they stand, and any booking can be made again', async () => {
  await openPage({
    bookings: [
      {
        ...ana,
        journey: {
          number: 'JR-7K3Q9X',
          leg: 1,
          discountPercent: 0,
          legs: [
            { number: ana.bookingNumber, leg: 1, date: '2026-12-04', state: 'pending', end: null },
            { number: 'TR-BBBBBB', leg: 2, date: '2026-12-11', state: 'confirmed', end: null },
            { number: 'TR-CCCCCC', leg: 3, date: '2026-12-12', state: 'confirmed', end: 'driven' },
            { number: 'TR-DDDDDD', leg: 4, date: '2026-12-13', state: 'confirmed', end: 'missed' },
          ],
        },
      },
    ],
  })
  const other = await screen.findByRole('link', { name: 'TR-BBBBBB' })
  expect(other.closest('p')?.textContent).toBe(
    'Journey JR-7K3Q9X, leg 1 of 4 · 2: TR-BBBBBB on 11 Dec, confirmed · 3: TR-CCCCCC on 12 Dec, completed · 4: TR-DDDDDD on 13 Dec, no-show',
  )
  expect(other.getAttribute('href')).toBe('/admin/bookings/TR-BBBBBB')
  expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toContain(ana.bookingNumber)
})
