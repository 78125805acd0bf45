import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeCalls } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

test('the page of a payment for several trips names each with its part, and asks for all of it', async () => {
  const { totalPrice: price, state, journey: _, ...trip } = exampleAnswer('readPaymentLink', 'link')
  const back = { ...trip, bookingNumber: 'TR-BBBBBB', pickupDate: '2028-01-26' }
  const legs = [trip, back].map((leg) => ({ ...leg, price }))
  window.location.hash = 'a-token'
  fakeCalls({
    'unpaidBookings.readLink': () => ({
      ...trip,
      state,
      totalPrice: 2 * price,
      journey: { number: 'JR-7K3Q9X', legs },
    }),
  })
  await openApp('/pay')
  await screen.findByRole('heading', { level: 1, name: 'Pay booking JR-7K3Q9X' })
  expect(screen.getByText('TR-BBBBBB')).toBeTruthy()
  expect(screen.getByText(/26 January 2028/)).toBeTruthy()
  expect(screen.getAllByText('€49.00')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Pay €98.00' })).toBeTruthy()
})
