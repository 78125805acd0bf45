import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { BookingRows, endOf, stateOf } from './booking-rows.tsx'
import { DayStrip } from './day-strip.tsx'

test('an end of a trip is called by its name, and by the first part of its address where it has none', () => {
  const address = 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal'
  expect(endOf({ name: 'Faro Airport (FAO)', address })).toBe('Faro Airport (FAO)')
  expect(endOf({ name: null, address })).toBe('Aeroporto Gago Coutinho')
})

test('a booking of two cars stands as the one that is still to come, and is over when both are', () => {
  const booking = { status: 'confirmed', cancelledAt: null, state: 'in_progress' } as const
  const trips = [{ state: 'no_show' }, { state: 'accepted' }] as const
  expect(stateOf({ ...booking, trips })).toBe('accepted')
  expect(stateOf({ ...booking, trips: trips.slice(0, 1) })).toBe('confirmed')
  expect(stateOf({ ...booking, state: 'completed', trips: [trips[0], { state: 'completed' }] })).toBe(
    'completed',
  )
})

const booking = {
  bookingNumber: 'CT-260601-AAAA',
  status: 'confirmed',
  state: 'confirmed',
  cancelledAt: null,
  pickupDate: '2028-01-19',
  pickupTime: '11:20',
  pickupZone: 'Europe/Lisbon',
  pickup: { name: 'Faro Airport (FAO)', address: 'Faro', meetAt: '2028-01-19T12:45:00+00:00' },
  dropoff: { name: null, address: 'Albufeira' },
  customerName: 'Ana Silva',
  travellerName: null,
  reference: null,
  vehicleName: 'Standard Car',
  totalPrice: 45,
  flightNumber: 'TP 1234',
  hours: null,
  trips: [],
}

function show(rows: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => rows }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a router of one page
  render(<RouterProvider router={router as never} />)
}

test('a guest of a late flight is met at the time that the row and the strip of the day say', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a booking only what is shown
  const late = booking as unknown as PartnerBooking
  const now = new Date('2028-01-19T10:00:00Z')
  show(
    <>
      <BookingRows bookings={[late]} label="Trips" isOneDay />
      <DayStrip trips={[late]} now={now} />
    </>,
  )
  const row = within(await screen.findByRole('list', { name: 'Trips' }))
  expect(row.getByRole('link').textContent).toContain('11:20Met at 12:45')
  expect(row.getByRole('link').textContent).toContain('Standard Car, TP 1234not yet')
  const strip = within(screen.getByRole('region', { name: 'By hour' }))
  expect(strip.getByRole('link').textContent).toBe('11:20 Ana Silva, Confirmed, Met at 12:45')
})

test.each([
  [{ status: 'pending', state: 'pending', trips: [] }, 'Decided by 09:05'],
  [
    {
      status: 'confirmed',
      state: 'in_progress',
      trips: [{ state: 'on_board', stateSince: '2028-01-19T11:31:00Z' }],
    },
    'Since 11:31',
  ],
  [
    {
      status: 'confirmed',
      state: 'completed',
      trips: [{ state: 'completed', completedAt: '2028-01-19T12:02:00Z' }],
    },
    'Arrived 12:02',
  ],
])('of how a booking stands the row says since when, or until when', async (standing, expected) => {
  const shown = {
    ...booking,
    decideBy: '2028-01-19T09:05:00Z',
    ...standing,
    pickup: { ...booking.pickup, meetAt: null },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a booking only what is shown
  show(<BookingRows bookings={[shown as unknown as PartnerBooking]} label="Trips" isOneDay />)
  expect((await screen.findByRole('link')).textContent).toContain(expected)
})
