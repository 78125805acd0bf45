import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RefusedByServer, type Answers } from '../../testing/fake-calls.ts'
import { changeDraft, type Draft } from '../../shared/journey/draft/draft.ts'
import { findStoredSession } from '../../shared/journey/draft/session-storage.ts'
import { aDraft, journeyQuoteOf, openBooking, quoteOf } from './testing/open-booking.ts'

const faroIsAirport = { isAirport: true, pickupIsAirport: true } as const

/** From Faro Airport on 4 December, and back on the 11th. */
function thereAndBack(fields: Partial<Draft> = {}): Draft {
  const draft = changeDraft(aDraft({ ...faroIsAirport, ...fields }), { type: 'back-added' })
  const time = { pickupDate: '2026-12-11', pickupTime: '14:50' }
  return changeDraft(draft, { type: 'back', change: { type: 'set', fields: time } })
}

const onTheRoad = {
  distanceKm: 75,
  durationMinutes: 59,
  line: [],
  points: [
    { kind: 'pickup', name: 'Vilamoura', lat: 37.08, lon: -8.12 },
    { kind: 'dropoff', name: 'Faro Airport', lat: 37.02, lon: -7.97 },
  ],
}
const answers: Answers = {
  'locations.geocode': ({ location }) =>
    location === 'Faro Airport' ? { lat: 37.02, lon: -7.97 } : { lat: 37.08, lon: -8.12 },
  'journeys.quote': () => journeyQuoteOf([49, 49], 10),
  'routes.read': () => onTheRoad,
}

const wayBack = () => screen.findByRole('region', { name: 'The way back' })
const complete = () => screen.findByRole('button', { name: 'Complete Reservation' })
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

test('the way back is added with the places the other way round, and removed', async () => {
  await openBooking('/book', aDraft(faroIsAirport), answers)
  await userEvent.click(await screen.findByRole('button', { name: /^Add the way back/ }))
  const part = within(await wayBack())
  const valueOf = (name: string) => part.getByRole<HTMLInputElement>('combobox', { name }).value
  expect([valueOf('Pick-up Location'), valueOf('Drop-off Location')]).toEqual(['Vilamoura', 'Faro Airport'])
  expect(screen.getByRole('region', { name: 'The way there' }).textContent).toContain('10:30')
  // Over the button, and where the button says why.
  expect(screen.getAllByText('To continue, choose a date and a time for the way back.')).not.toHaveLength(0)
  await userEvent.click(part.getByRole('button', { name: 'Remove the way back' }))
  await screen.findByRole('combobox', { name: 'Pick-up Time' })
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Add the way back/))
  expect(findStoredSession()?.draft.back).toBeNull()
})

test('a flight that leaves suggests a pick-up, which is taken by a button only', async () => {
  await openBooking('/book', thereAndBack(), answers)
  const part = within(await wayBack())
  await userEvent.type(await part.findByRole('combobox', { name: 'Flight leaves at' }), '18:10')
  expect(
    await part.findByText(
      'Your flight leaves at 18:10. We suggest 14:40: 59 minutes’ drive, and 2½ hours at the airport.',
    ),
  ).toBeTruthy()
  expect(findStoredSession()?.draft.back?.pickupTime).toBe('14:50')
  await userEvent.click(part.getByRole('button', { name: 'Take 14:40' }))
  expect(await part.findByText('As suggested')).toBeTruthy()
  expect(findStoredSession()?.draft.back?.pickupTime).toBe('14:40')
})

test('a way back before the end of the way there is refused at its time', async () => {
  const draft = thereAndBack()
  const tooEarly = { pickupDate: '2026-12-04', pickupTime: '10:50' }
  await openBooking(
    '/book',
    changeDraft(draft, { type: 'back', change: { type: 'set', fields: tooEarly } }),
    answers,
  )
  const part = within(await wayBack())
  await waitFor(() =>
    expect(part.getByRole('combobox', { name: 'Pick-up Time' }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(isDisabled(screen.getByRole('button', { name: 'Next' }))).toBe(true)
})

test('both ways are reserved in one go, and the confirmation names both', async () => {
  const { calls } = await openBooking('/book?step=4', thereAndBack(), {
    ...answers,
    'journeys.create': () => ({
      journeyNumber: 'JR-7K3Q9X',
      bookings: [
        { id: 'a', leg: 1, bookingNumber: 'TR-AAAAAA', status: 'pending', discount: 4.9, totalPrice: 44.1 },
        { id: 'b', leg: 2, bookingNumber: 'TR-BBBBBB', status: 'pending', discount: 4.9, totalPrice: 44.1 },
      ],
      paymentStatus: 'not_required',
      subtotal: 98,
      discount: 9.8,
      totalPrice: 88.2,
    }),
  })
  const price = within(await screen.findByRole('region', { name: 'Price' }))
  // Nobody waits an hour at the hotel.
  expect(await screen.findByText('The way there: 60 minutes free waiting')).toBeTruthy()
  await waitFor(() => expect(price.getAllByText('−€4.90')).toHaveLength(2))
  expect(price.getAllByText('€44.10')).toHaveLength(2)
  await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }))
  await waitFor(async () => expect(isDisabled(await complete())).toBe(false))
  await userEvent.click(await complete())
  await screen.findByRole('heading', { name: 'We have received your request' })
  for (const [leg, number] of [
    ['The way there', 'TR-AAAAAA'],
    ['The way back', 'TR-BBBBBB'],
  ] as const) {
    expect(within(screen.getByRole('region', { name: leg })).getByText(number)).toBeTruthy()
    const link = screen.getByRole('link', { name: `${leg}: See your booking` })
    expect(link.getAttribute('href')).toContain(number)
  }
  expect(screen.getByText('€88.20')).toBeTruthy()
  expect(calls.find(({ path }) => path === 'journeys.create')?.input).toMatchObject({
    totalPrice: 88.2,
    legs: [{ pickupTime: '10:30' }, { pickupTime: '14:50', pickupLocation: 'Vilamoura' }],
  })
})

test('a price that has changed for one way is told with its name', async () => {
  let backPrice = 49
  await openBooking('/book?step=4', thereAndBack(), {
    ...answers,
    'journeys.quote': () => journeyQuoteOf([49, backPrice]),
    'journeys.create': () => {
      backPrice = 52
      throw new RefusedByServer('PRICE_CHANGED', 'Please confirm it.', { leg: 2 })
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }))
  await waitFor(async () => expect(isDisabled(await complete())).toBe(false))
  await userEvent.click(await complete())
  expect(
    await screen.findAllByText(/^The way back: The price of this trip is now €52.00 \(it was €49.00\)/),
  ).not.toHaveLength(0)
})

test('a class that is taken on the way back only says so, and another time of it can be taken', async () => {
  const withTime = { ...quoteOf(49), availability: 'depends_on_time' }
  const journey = journeyQuoteOf([49, 49])
  await openBooking('/book?step=2', thereAndBack(), {
    ...answers,
    'journeys.quote': () => ({ ...journey, legs: journey.legs.map((leg) => ({ ...leg, quote: withTime })) }),
    'quotes.create': ({ vehicleName, pickupTime }) =>
      vehicleName === 'Mercedes E Class' && pickupTime === '14:50'
        ? { ...withTime, availability: 'none', unavailableBecause: 'Taken.', nearestTimes: ['14:20'] }
        : { ...withTime, availability: 'available' },
  })
  await screen.findByText('The way back: Taken.')
  await userEvent.click(screen.getByRole('button', { name: 'Take 14:20 in the Mercedes E Class' }))
  await waitFor(() => expect(screen.queryByText('The way back: Taken.')).toBe(null))
  expect(findStoredSession()?.draft).toMatchObject({
    pickupTime: '10:30',
    vehicleId: 2,
    back: { pickupTime: '14:20' },
  })
})
