import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
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

test('a guest of a late flight is met at the time that the row and the strip of the day say', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a booking only what is shown
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
    hours: null,
    trips: [],
  } as unknown as PartnerBooking
  const now = new Date('2028-01-19T10:00:00Z')
  const shown = () => (
    <>
      <BookingRows bookings={[booking]} label="Trips" isOneDay />
      <DayStrip trips={[booking]} now={now} />
    </>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: shown }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a router of one page
  render(<RouterProvider router={router as never} />)
  const row = within(await screen.findByRole('list', { name: 'Trips' }))
  expect(row.getByRole('link').textContent).toContain('11:20Met at 12:45')
  const strip = within(screen.getByRole('region', { name: 'By hour' }))
  expect(strip.getByRole('link').textContent).toBe('11:20 Ana Silva, Confirmed, Met at 12:45')
})
