import type { Booking } from '@chauffeur/contract/bookings'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aBooking, bookings } from '../../testing/a-booking.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { openAdmin } from '../../testing/open-admin.ts'

async function openPrint(what: 'slip' | 'sign', facts: Partial<Booking> = {}) {
  const booking = aBooking({ status: 'confirmed', ...facts })
  await openAdmin(fakeServer({ bookings: [booking] }), `/admin/bookings/${booking.bookingNumber}/${what}`)
}

const slip = () => screen.findByRole('article', { name: 'Job slip TR-7K3Q9X' })

test('a job slip tells the chauffeur when, whom, where, with what, and what to take', async () => {
  await openPrint('slip', {
    stops: [{ id: '1', location: 'Loulé market', duration: 60, price: 60 }],
    flightNumber: 'TP 1901',
    childSeatCount: 1,
    luggageConfig: '3 cabin bags',
    notes: 'Two prams.',
  })
  const text = (await slip()).textContent
  for (const part of [
    '10:30',
    'Friday, 4 December 2026',
    'Pick-up: Faro Airport (FAO)',
    'Stop: Loulé market (60 minutes)',
    'Drop-off: Vilamoura',
    'Ana Silva',
    '+351 912 345 678',
    'TP 1901',
    'Child seats (0-18 kg)1',
    '3 cabin bags',
    'Two prams.',
    'Take €49.00 in cash',
    'Customer’s signature',
  ])
    expect(text).toContain(part)
})

test.each([
  [{ paymentMethod: 'card_on_pickup' }, 'Take €49.00 by card'],
  [{ paymentMethod: 'sumup', paymentStatus: 'completed' }, 'Paid: nothing to take'],
  [{ paymentMethod: 'sumup', paymentStatus: 'failed' }, '€49.00 not paid: ask the office'],
  [{ status: 'pending' }, 'Not confirmed yet'],
  [{ pickupZone: 'Europe/Madrid' }, 'Friday, 4 December 2026, Seville time'],
  [{ status: 'rejected' }, 'Rejected: do not drive'],
] as const)('the job slip of a booking with %o says: %s', async (facts, words) => {
  await openPrint('slip', facts)
  expect((await slip()).textContent).toContain(words)
})

test('slip and sign name who travels, where somebody else has booked', async () => {
  const facts = { travellerName: 'Rui Costa', travellerPhone: '+351 911 111 111', signName: 'Costa Group' }
  await openPrint('slip', facts)
  const text = (await slip()).textContent
  for (const part of ['PassengerRui Costa', '+351 911 111 111', 'SignCosta Group'])
    expect(text).toContain(part)
  expect(text).not.toContain('Ana Silva')
  cleanup()
  await openPrint('sign', facts)
  expect(await screen.findByDisplayValue('Costa Group')).toBeTruthy()
})

const driven = {
  carNo: 1,
  state: 'accepted',
  driverName: 'Rui Costa',
  plate: '12-AB-34',
  car: 'black Mercedes E Class',
  collected: null,
} as const
const open = { carNo: 2, state: null, driverName: null, plate: null, car: null, collected: null } as const

test.each([
  [[driven], ['DriverRui Costa · Accepted', 'Car12-AB-34, black Mercedes E Class']],
  [[], ['Driver', 'Car']],
  [
    [driven, open],
    ['Driver 1Rui Costa · Accepted', 'Car 112-AB-34, black Mercedes E Class', 'Driver 2', 'Car 2'],
  ],
])('the job slip of %j names driver and car, or leaves a line for them', async (trips, lines) => {
  await openPrint('slip', { trips })
  const [, drivers] = (await slip()).querySelectorAll('dl')
  expect([...(drivers?.children ?? [])].map(({ textContent }) => textContent)).toEqual(lines)
})

test('slip and day sheet say when the guest of a late flight is met, and what was booked', async () => {
  const late = { pickupTime: '20:20', pickupAt: '2026-12-04T20:20:00.000Z' }
  await openPrint('slip', { ...late, meetAt: '2026-12-04T23:20:00.000Z' })
  expect((await slip()).textContent).toContain('23:20booked 20:20, flight lateFriday, 4 December 2026')
  cleanup()
  await openPrint('slip', { ...late, meetAt: '2026-12-05T00:10:00.000Z' })
  expect((await slip()).textContent).toContain(
    '00:10booked 4 December, 20:20, flight lateSaturday, 5 December 2026',
  )
  cleanup()
  const booking = aBooking({ ...late, meetAt: '2026-12-05T00:10:00.000Z' })
  await openAdmin(fakeServer({ bookings: [booking] }), '/admin/day?day=2026-12-04')
  expect((await screen.findByRole('list', { name: 'Trips of the day' })).textContent).toMatch(
    /^00:10on 5 December, booked 20:20, flight late/,
  )
})

test('a job slip is printed by its button', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await openPrint('slip')
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a name sign shows the customer’s name, or what is typed instead, also alone', async () => {
  await openPrint('sign')
  expect(await screen.findByRole('img', { name: 'Ana Silva' })).toBeTruthy()
  const text = screen.getByRole('textbox', { name: 'Text on the sign' })
  await userEvent.clear(text)
  await userEvent.type(text, 'Hotel Sol')
  expect(screen.getByRole('img', { name: 'Hotel Sol' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show alone' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('textbox')).toBeTruthy()
})

test('a day sheet lists the trips of the day by time, without those that were rejected', async () => {
  const [late, early, rejected, other] = bookings(4, (index) => ({
    pickupTime: ['18:00', '06:15', '09:00', '10:00'][index] ?? '',
    pickupAt: `2026-12-04T${['18:00', '06:15', '09:00', '10:00'][index]}:00.000Z`,
    status: index === 2 ? 'rejected' : index === 0 ? 'pending' : 'confirmed',
    ...(index === 3 && { pickupDate: '2026-12-05' }),
    ...(index === 1 && { flightNumber: 'TP 1901', childSeatCount: 2, notes: 'Sign', trips: [driven] }),
  }))
  const server = fakeServer({ bookings: [late, early, rejected, other].flatMap((one) => one ?? []) })
  const { address } = await openAdmin(server, '/admin/day?day=2026-12-04')
  const list = within(await screen.findByRole('list', { name: 'Trips of the day' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '06:15TR-0002Faro Airport (FAO)→ VilamouraCustomer 0002+351 912 345 6782 pax · Mercedes E ClassTP 1901 · 2 child seats · notes€49.00 cashRui Costa12-AB-34 · Accepted',
    '18:00TR-0001Faro Airport (FAO)→ VilamouraCustomer 0001+351 912 345 6782 pax · Mercedes E Class€49.00 cashnot confirmed',
  ])
  expect(screen.getByText('2 trips')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Day after' }))
  await waitFor(() => expect(address()).toBe('/admin/day?day=2026-12-05'))
  expect(await screen.findByText('Customer 0004')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Day after' }))
  expect(await screen.findByRole('heading', { name: 'No trips' })).toBeTruthy()
})
