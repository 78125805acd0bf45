import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NoConnection, RefusedByServer, type Answers } from '../../../testing/fake-calls.ts'
import { findStoredSession } from '../../../shared/journey/draft/session-storage.ts'
import { aDraft, openBooking, quoteOf } from '../testing/open-booking.ts'

const TAKEN = 'All our E Class cars are taken at 10:30 on 4 December. Free at 09:15 and 11:05.'
const SOON = 'For a pick-up before 14:20 please call us.'

/** The E Class is not available at 10:30, and everything else is. */
function eClassIs(answer: object): Answers {
  return {
    'quotes.create': ({ vehicleName, pickupTime }) => ({
      ...quoteOf(49),
      ...(pickupTime === undefined
        ? { availability: 'depends_on_time' }
        : vehicleName === 'Mercedes E Class' && pickupTime === '10:30'
          ? answer
          : { availability: 'available' }),
    }),
  }
}
const taken = { availability: 'on_request', unavailableBecause: TAKEN, nearestTimes: ['09:15', '11:05'] }

const chosen = () => findStoredSession()?.draft.vehicleId
const eClass = () => screen.getByRole('radio', { name: 'Mercedes E Class' })

test('a class that was chosen and is taken is no longer chosen, and another time makes it free', async () => {
  await openBooking('/book?step=2', aDraft(), eClassIs(taken))
  await screen.findByText(TAKEN)
  await waitFor(() => expect(chosen()).toBe(null))
  expect(eClass().getAttribute('aria-checked')).toBe('false')
  expect(screen.getByRole('button', { name: 'Ask our team for the Mercedes E Class' }).textContent).toBe(
    'Ask our team',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Take 11:05 in the Mercedes E Class' }))
  await waitFor(() => expect(screen.queryByText(TAKEN)).toBe(null))
  expect(eClass().hasAttribute('disabled')).toBe(false)
  expect(chosen()).toBe(2)
})

test('a class that is not sold on request has other times only', async () => {
  await openBooking('/book?step=2', aDraft(), eClassIs({ ...taken, availability: 'none' }))
  await screen.findByRole('button', { name: 'Take 09:15 in the Mercedes E Class' })
  expect(screen.queryByRole('button', { name: /^Ask our team/ })).toBe(null)
})

test('what is too soon is for the phone', async () => {
  await openBooking('/book?step=2', aDraft(), {
    ...eClassIs({ availability: 'short_notice', unavailableBecause: SOON }),
  })
  await screen.findByText(SOON)
  const call = screen.getByRole('link', { name: /^Call / })
  expect(call.getAttribute('href')).toMatch(/^tel:\+/)
})

test('before the last click a guest reads that the chosen class was taken meanwhile', async () => {
  await openBooking('/book?step=4', aDraft(), eClassIs(taken))
  await screen.findByText(TAKEN)
  await userEvent.click(screen.getByRole('button', { name: 'Choose another vehicle' }))
  await screen.findByRole('radio', { name: 'Mercedes E Class' })
  await waitFor(() => expect(chosen()).toBe(null))
})

test('who loses the last car at the last click goes on at another time with all that was filled in', async () => {
  let isLost = false
  const answers = eClassIs(taken)
  const { calls } = await openBooking('/book?step=4', aDraft({ notes: 'Two prams.' }), {
    'quotes.create': (input) =>
      isLost ? answers['quotes.create']?.(input) : { ...quoteOf(49), availability: 'available' },
    'bookings.create': ({ pickupTime }) => {
      if (pickupTime !== '10:30')
        return {
          id: 'b',
          bookingNumber: 'TR-7K3Q9X',
          status: 'pending',
          paymentStatus: 'not_required',
          totalPrice: 49,
        }
      isLost = true
      throw new RefusedByServer('NO_CAR', TAKEN, { nearestTimes: ['09:15', '11:05'] })
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }))
  const complete = () => screen.findByRole('button', { name: 'Complete Reservation' })
  await waitFor(async () => expect((await complete()).getAttribute('aria-disabled')).not.toBe('true'))
  await userEvent.click(await complete())
  const take = await screen.findByRole('button', { name: 'Take 11:05 in the Mercedes E Class' })
  // The box, and nothing else but the notification, says it; and it has the focus.
  await waitFor(() => expect(document.activeElement?.contains(take)).toBe(true))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await userEvent.click(take)
  const moved = await screen.findByText(/^The pick-up is at 11:05 now, in the Mercedes E Class\./)
  await waitFor(() => expect(document.activeElement?.contains(moved)).toBe(true))
  await waitFor(async () => expect((await complete()).getAttribute('aria-disabled')).not.toBe('true'))
  await userEvent.click(await complete())
  await waitFor(() => expect(calls.filter(({ path }) => path === 'bookings.create')).toHaveLength(2))
  expect(calls.findLast(({ path }) => path === 'bookings.create')?.input).toMatchObject({
    pickupTime: '11:05',
    vehicleId: 2,
    notes: 'Two prams.',
    customerName: 'Ana Sousa',
  })
})

test.each<[what: string, failure: () => never, said: RegExp]>([
  [
    'no connection',
    () => {
      throw new NoConnection('Failed to fetch')
    },
    /check your connection/,
  ],
  [
    'a fault of the server',
    () => {
      throw new RefusedByServer('INTERNAL', 'Our own mistake.')
    },
    /went wrong on our side/,
  ],
  [
    'too many calls',
    () => {
      throw new RefusedByServer('TOO_MANY_REQUESTS', 'Too many calls. Try again in 40 seconds.')
    },
    /Try again in 40 seconds\./,
  ],
])('with %s for one vehicle the guest reads what it is, and why the others have no price', async (...row) => {
  const [, fail, said] = row
  let isMended = false
  await openBooking('/book?step=2', aDraft(), {
    'quotes.create': ({ vehicleName }) => {
      if (vehicleName === 'Mercedes E Class') return isMended ? quoteOf(49) : fail()
      throw new RefusedByServer('NO_PRICE', 'There is no fixed price.')
    },
  })
  await screen.findByText(said)
  await screen.findByText('There is no fixed price.')
  expect(screen.queryByRole('button', { name: 'Ask our team for the Mercedes E Class' })).toBe(null)
  isMended = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(said)).toBe(null))
  await screen.findAllByText('€49.00')
})
