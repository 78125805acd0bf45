import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft, openBooking } from '../../../site/booking/testing/open-booking.ts'

const address = 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal'
const points = [
  { kind: 'pickup', name: 'Faro Airport (FAO)', lat: 37.02, lon: -7.97 },
  { kind: 'dropoff', name: 'Vilamoura', lat: 37.08, lon: -8.12 },
]
const answers = {
  'routes.read': () => ({ distanceKm: 23.2, durationMinutes: 28, line: [], points }),
}

test('a place that a link gave by its address is shown by its name, the address once beneath', async () => {
  await openBooking('/book?step=4', aDraft({ pickupLocation: address }), answers)
  const journey = await screen.findByRole('region', { name: 'Journey' })
  await within(journey).findByText('Faro Airport (FAO)')
  expect(within(journey).getAllByText(/Gago Coutinho/)).toHaveLength(1)
  expect(within(journey).getAllByText(/Vilamoura/)).toHaveLength(1)
})

test('a place that was chosen by its name is not asked for', async () => {
  const draft = aDraft({ pickupName: 'Faro Airport (FAO)', dropoffName: 'Vilamoura' })
  const { calls } = await openBooking('/book?step=4', draft, answers)
  await screen.findByRole('heading', { name: /Review & Confirm/ })
  expect(calls.filter(({ path }) => path === 'routes.read')).toEqual([])
})
