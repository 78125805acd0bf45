import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import type { Trip } from '@chauffeur/contract/trip'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const confirmed: Trip = {
  ...exampleAnswer('readTrip', 'last'),
  state: 'confirmed',
  arrival: { sign: 'Ana Sousa' },
}

async function openTrip(address: string, trip: Trip, refuse?: () => never) {
  let now = trip
  const calls = fakeCalls({
    'trip.read': () => now,
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
    'trip.landLater': () => refuse?.() ?? (now = { ...trip, meetAt: '2028-01-19T11:10:00.000Z' }),
  })
  await openApp(address)
  await screen.findByText(trip.bookingNumber)
  return calls
}

test.each([
  ['/trip', 'I land later', /^Lands at/, 'Save', 'We meet you at 11:10.'],
  ['/pt/trip', 'Aterro mais tarde', /^Aterra às/, 'Guardar', 'Encontramo-nos às 11:10.'],
  ['/es/trip', 'Aterrizo más tarde', /^Aterriza a las/, 'Guardar', 'Nos encontramos a las 11:10.'],
] as const)('%s lets a guest say that the flight lands later', async (address, open, field, save, met) => {
  const calls = await openTrip(address, confirmed)
  await userEvent.click(screen.getByRole('button', { name: open }))
  fireEvent.change(screen.getByLabelText(field), { target: { value: '10:40' } })
  await userEvent.click(screen.getByRole('button', { name: save }))
  expect(await screen.findByText(met)).toBeTruthy()
  expect(calls.find(({ path }) => path === 'trip.landLater')?.input).toEqual({
    bookingNumber: confirmed.bookingNumber,
    date: null,
    time: '10:40',
  })
})

test.each([
  ['is pending', { state: 'pending' }],
  ['is only shown', { access: 'view' }],
  ['begins at no airport', { arrival: null }],
] as const)('there is no such button where the journey %s', async (_, over) => {
  await openTrip('/trip', { ...confirmed, ...over })
  expect(screen.queryByRole('button', { name: 'I land later' })).toBeNull()
})

test('a landing that is refused is told once, at its field', async () => {
  const sentence = 'More than 12 hours after the pick-up: please call us.'
  await openTrip('/trip', confirmed, () => {
    throw new RefusedByServer('INVALID_INPUT', sentence, { details: [{ field: 'time', message: sentence }] })
  })
  await userEvent.click(screen.getByRole('button', { name: 'I land later' }))
  fireEvent.change(screen.getByLabelText(/^Lands at/), { target: { value: '09:40' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText(sentence)).toHaveLength(1)
})
