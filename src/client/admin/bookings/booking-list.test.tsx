import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

// jsdom has no layout: without a height every line would be in the window.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45))

const lines = () =>
  [...document.querySelectorAll('[aria-label="Reservations"] > li')].map(({ textContent }) => textContent)

const trips = [
  { customerName: 'Ana', pickupTime: '08:00', pickupAt: '2030-12-04T08:00:00.000Z' },
  { customerName: 'Eva', pickupTime: '06:30', pickupAt: '2030-12-04T06:30:00.000Z' },
  {
    customerName: 'Rui',
    pickupTime: '09:15',
    pickupAt: '2030-12-05T09:15:00.000Z',
    pickupDate: '2030-12-05',
  },
].map((facts, index) =>
  aBooking({
    pickupDate: '2030-12-04',
    ...facts,
    id: `00000000-0000-4000-8000-00000000000${index + 1}`,
    bookingNumber: `TR-00000${index + 1}`,
  }),
)

test('rows stand in the order of their pick-ups under their days, and each opens its card', async () => {
  const { address } = await openAdmin(fakeServer({ bookings: trips }), '/admin')
  await screen.findByRole('heading', { name: 'Ana' })
  await userEvent.click(screen.getByRole('radio', { name: 'Rows' }))
  await waitFor(() => expect(address()).toBe('/admin?sort=pickup&view=rows'))
  await waitFor(() =>
    expect(lines()).toEqual([
      'Wednesday, 4 December 2030',
      expect.stringMatching(/^06:30Eva/),
      expect.stringMatching(/^08:00Ana/),
      'Thursday, 5 December 2030',
      expect.stringMatching(/^09:15Rui/),
    ]),
  )
  expect(screen.queryByRole('article')).toBeNull()
  const row = screen.getByRole('button', { name: '06:30 Eva' })
  expect(row.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(row)
  expect(row.getAttribute('aria-expanded')).toBe('true')
  expect(await screen.findByRole('article', { name: 'Eva' })).toBeTruthy()
})

test('a shortcut is in the address, and a second tap takes it away', async () => {
  const unpaid = aBooking({
    id: '00000000-0000-4000-8000-000000000009',
    customerName: 'Zita',
    paymentMethod: 'sumup',
    paymentStatus: 'failed',
  })
  const { address } = await openAdmin(fakeServer({ bookings: [...trips.slice(0, 1), unpaid] }), '/admin')
  await screen.findByRole('heading', { name: 'Ana' })
  const names = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)
  await userEvent.click(screen.getByRole('button', { name: 'Unpaid', pressed: false }))
  await waitFor(() => expect(address()).toBe('/admin?only=unpaid'))
  await waitFor(() => expect(names()).toEqual(['Zita']))
  await userEvent.click(screen.getByRole('button', { name: 'Unpaid', pressed: true }))
  await waitFor(() => expect(names()).toEqual(['Ana', 'Zita']))
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  await waitFor(() => expect(address()).toBe('/admin?day=today&sort=pickup'))
  await screen.findByText('No reservations match the filters')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/admin?sort=pickup'))
})

test('the list by pick-up begins at a date that is gone to, and a day is followed by the next', async () => {
  const { address } = await openAdmin(fakeServer({ bookings: trips }), '/admin')
  await screen.findByRole('heading', { name: 'Ana' })
  fireEvent.change(screen.getByLabelText('Go to date'), { target: { value: '2030-12-05' } })
  await waitFor(() => expect(address()).toBe('/admin?from=2030-12-05&sort=pickup'))
  await waitFor(() => expect(lines()).toEqual(['Thursday, 5 December 2030', expect.stringContaining('Rui')]))
  await userEvent.click(screen.getByRole('button', { name: 'A day back' }))
  await waitFor(() => expect(address()).toBe('/admin?from=2030-12-04&sort=pickup'))
  expect(screen.queryByRole('link', { name: 'Print the day' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Pickup to'), { target: { value: '2030-12-04' } })
  await userEvent.click(screen.getByRole('button', { name: 'A day on' }))
  await waitFor(() => expect(address()).toBe('/admin?from=2030-12-05&to=2030-12-05&sort=pickup'))
  const print = await screen.findByRole('link', { name: 'Print the day' })
  expect(print.getAttribute('href')).toBe('/admin/day?day=2030-12-05')
})
