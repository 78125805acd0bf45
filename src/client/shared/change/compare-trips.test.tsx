import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import type { ChangedTrip } from '@chauffeur/contract/change-fields'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompareTrips } from './change-summary.tsx'

const booked = exampleAnswer('requestTripChange', 'time').trip.private?.pastChanges[0]?.before
if (!booked) throw new Error('The documentation shows a change')

const hotel = {
  pickupLocation: 'Avenida da Marina, 8125-401 Quarteira, Portugal',
  pickupName: 'Tivoli Marina Vilamoura',
}

/** The cells of a row: what it was, and what it is to be. */
function row(name: string, before: ChangedTrip, after: ChangedTrip): (string | null)[] {
  render(<CompareTrips before={before} after={after} />)
  return within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('places are compared by their names, each with its address once', () => {
  expect(row('From', booked, { ...booked, ...hotel })).toEqual([
    'Faro Airport (FAO)',
    'Tivoli Marina VilamouraAvenida da Marina, 8125-401 Quarteira, Portugal',
  ])
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

test('of two places with one name the address is shown on every screen', () => {
  const other = { ...booked, ...hotel, pickupLocation: 'Rua do Sol 2, Lagos, Portugal' }
  expect(row('From', { ...booked, ...hotel }, other)).toEqual([
    'Tivoli Marina VilamouraAvenida da Marina, 8125-401 Quarteira, Portugal',
    'Tivoli Marina VilamouraRua do Sol 2, Lagos, Portugal',
  ])
  for (const address of screen.getAllByText(/, Portugal$/)) expect(address.className).not.toContain('hidden')
})

test('a change from before places had names is compared by their addresses', () => {
  const nameless = { ...booked, pickupName: null, dropoffName: null }
  expect(row('To', nameless, { ...nameless, dropoffLocation: 'Lagos' })).toEqual(['Vilamoura', 'Lagos'])
})
