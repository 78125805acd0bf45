import type { BoardAlarm, Suggestions } from '@chauffeur/contract/board'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiProvider, startVisit } from '../../shared/api/api-provider.tsx'
import { fakeCalls, type Answers } from '../../testing/fake-calls.ts'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { Alarms } from './alarms.tsx'
import { GivingTrips } from './assign-dialog.tsx'
import { pendingAlarm } from '../testing/an-alarm.ts'

const board = exampleAnswer('readBoard', 'day')
const suggested = exampleAnswer('readSuggestions', 'all')
if (!board?.trips || !suggested) throw new Error('the examples have a board and suggestions')
const { trips, ...day } = board

const declined: BoardAlarm = {
  ...pendingAlarm,
  carNo: 1,
  kind: 'declined',
  sentence: '10:30 Faro Airport → Vilamoura: Ana declined: too far. Nobody is assigned, pick-up is now.',
  reason: {
    ...pendingAlarm.reason,
    code: 'declined',
    minutes: 0,
    time: '10:30',
    from: 'Faro Airport',
    to: 'Vilamoura',
    declines: [{ driverName: 'Ana Martins', reason: 'too far' }],
  },
  pending: null,
}

async function show(alarms: BoardAlarm | readonly BoardAlarm[], answers: Answers, shown = trips) {
  const calls = fakeCalls(answers)
  startVisit()
  const component = () => (
    <ApiProvider>
      <ToastProvider>
        <GivingTrips>
          <Alarms board={{ ...day, trips: shown, alarms: [alarms].flat() }} />
        </GivingTrips>
      </ToastProvider>
    </ApiProvider>
  )
  const router: AnyRouter = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  await act(() => router.load())
  render(<RouterProvider router={router} />)
  return calls
}

test.for([
  ['Accept', 'Confirmar Reserva?', 'bookings.accept'],
  ['Reject', 'Rejeitar Reserva?', 'bookings.reject'],
] as const)(
  '%s decides a booking at its alarm, after the same question as in the list',
  async ([act, question, path]) => {
    const calls = await show(pendingAlarm, {})
    expect(screen.getByRole('link', { name: '08:10 Lagos → Faro Airport' }).getAttribute('href')).toBe(
      '/admin/bookings/TR-7K3Q9X',
    )
    await userEvent.click(screen.getByRole('button', { name: `${act} TR-7K3Q9X` }))
    const dialog = within(await screen.findByRole('alertdialog', { name: question }))
    expect(dialog.getByText('Inês Dias')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: act }))
    expect(calls.find((call) => call.path === path)?.input).toEqual({ id: 'b' })
  },
)

test('of two trips at the same time on the same way each alarm says whose it is', async () => {
  const [trip, ...others] = trips
  if (!trip) throw new Error('The example has a trip')
  const twins = [{ ...trip, guestName: 'Frida Holm' }, ...others]
  const alike = [{ ...declined, bookingId: trip.bookingId }, declined]
  await show([...alike, { ...pendingAlarm, bookingId: 'other' }], {}, twins)
  expect(screen.getByRole('link', { name: '10:30 Faro Airport → Vilamoura · Frida Holm' })).toBeTruthy()
  // Of another day than the board's, whose guests it does not know.
  expect(screen.getByRole('link', { name: '10:30 Faro Airport → Vilamoura · TR-7K3Q9X' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '08:10 Lagos → Faro Airport' })).toBeTruthy()
})

test('a car that is too small cannot be chosen, and a driver who has declined can, with a note', async () => {
  const choices: Suggestions = {
    suggestions: [],
    cars: [
      {
        id: 'small',
        name: '12-AB-34 · black Mercedes E Class',
        taken: null,
        warnings: [],
        objections: [],
        shortage: { code: 'too_few_seats', room: 3, needed: 6, cars: 1 },
      },
    ],
    drivers: [
      {
        id: 'ana',
        name: 'Ana Martins',
        taken: null,
        warnings: [],
        objections: [],
        declined: { reason: 'too far', at: '2028-01-19T08:00:00.000Z' },
      },
    ],
  }
  const calls = await show(declined, { 'dispatch.suggestions': () => choices, 'dispatch.assign': () => ({}) })
  await userEvent.click(screen.getByRole('button', { name: /^Assign/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who drives?' }))
  const car = await dialog.findByRole('option', {
    name: '12-AB-34 · black Mercedes E Class, 3 seats for 6 passengers',
  })
  expect(car).toHaveProperty('disabled', true)
  const ana = dialog.getByRole('option', { name: 'Ana Martins, has declined' })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Driver' }), ana)
  expect(dialog.getByRole('alert').textContent).toBe('Ana declined: too far.')
  await userEvent.click(dialog.getByRole('button', { name: 'Give the trip' }))
  expect(calls.find(({ path }) => path === 'dispatch.assign')?.input).toMatchObject({
    id: 'b',
    driverId: 'ana',
    carId: null,
  })
})

const nobody = (index: number, over: Partial<BoardAlarm> = {}): BoardAlarm => ({
  ...declined,
  bookingId: `b${index}`,
  kind: 'nobody_assigned',
  group: 'later',
  level: 'amber',
  reason: { ...declined.reason, code: 'nobody_assigned', minutes: 600, time: `1${index}:30`, declines: [] },
  ...over,
})

/** One that nobody had at its pick-up. */
function missed(index: number): BoardAlarm {
  const { reason, ...alarm } = nobody(index, { group: 'late', level: 'red' })
  return { ...alarm, reason: { ...reason, minutes: -200 } }
}

test('bookings of one day that wait are accepted together, and what was refused is said', async () => {
  const waiting = ['b1', 'b2', 'b3', 'b4'].map((bookingId) => ({ ...pendingAlarm, bookingId }))
  const result = { carNo: 1, code: null, error: null, reason: null }
  const calls = await show(waiting, {
    'bookings.actOnSeveral': () => ({
      results: [
        ...['b1', 'b2', 'b3'].map((id) => ({ ...result, id, isDone: true })),
        { ...result, id: 'b4', isDone: false, code: 'NO_CAR', error: 'No car is free.' },
      ],
    }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Accept 4' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept 4 reservations?' }))
  await userEvent.click(question.getByRole('button', { name: 'Accept 4' }))
  await screen.findByText('1 of 4 reservations not accepted')
  expect(calls.find(({ path }) => path === 'bookings.actOnSeveral')?.input).toMatchObject({
    act: 'accept',
    bookings: ['b1', 'b2', 'b3', 'b4'].map((id) => ({ id })),
  })
})

test('more than three alarms of a kind are one line, and Later is put off for an hour', async () => {
  const calls = await show(
    [0, 1, 2, 3].map((index) => nobody(index)),
    {
      'dispatch.putOffAlarms': () => ({ until: '2028-01-19T09:00:00.000Z' }),
    },
  )
  const later = within(screen.getByRole('region', { name: /^Later/ }))
  expect(later.getByText('4 trips on 19 January have no driver')).toBeTruthy()
  expect(later.queryByRole('button', { name: /^Assign/ })).toBeNull()
  await userEvent.click(later.getByRole('button', { name: 'Show' }))
  expect(later.getAllByRole('button', { name: /^Assign/ }).length).toBe(4)
  await userEvent.click(later.getByRole('button', { name: 'Put off for an hour' }))
  expect(calls.find(({ path }) => path === 'dispatch.putOffAlarms')?.input).toMatchObject({
    alarms: [{ bookingId: 'b0', carNo: 1, kind: 'nobody_assigned' }, {}, {}, {}],
  })
})

test('trips of one day that no longer fit, or were declined, lead to the plan of that day', async () => {
  const clash = (index: number) => nobody(index, { kind: 'no_longer_fits', group: 'decide' })
  const tomorrow = (index: number): BoardAlarm => ({
    ...declined,
    bookingId: `d${index}`,
    pickupDate: '2028-01-20',
  })
  await show([...[0, 1, 2, 3].map(clash), ...[0, 1, 2, 3].map(tomorrow)], {})
  expect(screen.getByText('4 trips on 19 January no longer fit')).toBeTruthy()
  expect(screen.getByText('4 declined trips on 20 January have no driver')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'Plan the day' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/plan?day=2028-01-19',
    '/admin/plan?day=2028-01-20',
  ])
})

test('trips that nobody had at their pick-up are given to who drove them or cancelled, and not planned', async () => {
  await show([0, 1, 2, 3].map(missed), {})
  const late = within(screen.getByRole('region', { name: /^Late now/ }))
  expect(late.queryByRole('link', { name: 'Plan the day' })).toBeNull()
  await userEvent.click(late.getByRole('button', { name: 'Show' }))
  expect(late.getAllByRole('button', { name: /^Assign/ }).length).toBe(4)
  const [cancel] = late.getAllByRole('link', { name: 'Cancel booking' })
  expect(cancel?.getAttribute('href')).toBe('/admin/bookings/TR-7K3Q9X')
})

test('no booking is proposed to be cancelled of which another car was given to somebody', async () => {
  const trip = trips.find(({ cars }) => cars[0]?.assignment)
  const [car] = trip?.cars ?? []
  if (!trip || !car) throw new Error('The example has a trip with a driver')
  const { reason, ...alarm } = nobody(0, { group: 'late', bookingId: trip.bookingId, carNo: 2 })
  const missed = { ...alarm, reason: { ...reason, minutes: -200 } }
  await show(missed, {}, [{ ...trip, cars: [car, { ...car, carNo: 2, assignment: null }] }])
  expect(screen.getByRole('button', { name: /^Assign/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Cancel booking' })).toBeNull()
})

test('a trip that nobody had is given to who drove it, with how it ended', async () => {
  const { reason, ...alarm } = nobody(0, { group: 'late', level: 'red' })
  const calls = await show(
    { ...alarm, reason: { ...reason, minutes: -200 } },
    { 'dispatch.suggestions': () => suggested, 'dispatch.assign': () => ({}) },
  )
  await userEvent.click(screen.getByRole('button', { name: /^Assign/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who drove?' }))
  expect(await dialog.findByRole('radio', { name: 'The guest was driven', checked: true })).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: 'The guest did not come' }))
  const [suggestion] = within(dialog.getByRole('region', { name: 'Suggestions' })).getAllByRole('button')
  if (!suggestion) throw new Error('The example has suggestions')
  await userEvent.click(suggestion)
  expect(calls.find(({ path }) => path === 'dispatch.assign')?.input).toMatchObject({
    id: 'b0',
    ended: 'no_show',
  })
})

test('a trip that is chosen while others are ended stays to be ended', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<unknown>()
  await show([missed(0), missed(1), missed(2)], {
    'drivers.list': () => [],
    'cars.list': () => [],
    'bookings.actOnSeveral': () => answer,
  })
  await userEvent.click(screen.getByRole('button', { name: 'End 3 past trips' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Which trips were driven?' }))
  const [first, , last] = dialog.getAllByRole('checkbox')
  if (!first || !last) throw new Error('Three trips are shown')
  await userEvent.click(first)
  await userEvent.click(dialog.getByRole('button', { name: 'Mark 2 completed' }))
  await userEvent.click(first)
  resolve({
    results: [
      { id: 'b1', carNo: 1, isDone: true, code: null, error: null, reason: null },
      { id: 'b2', carNo: 1, isDone: false, code: 'CAR_TAKEN', error: 'The car is taken.', reason: null },
    ],
  })
  expect(await dialog.findByText('The car is taken.')).toBeTruthy()
  expect(dialog.getAllByRole('checkbox')).toEqual([first, last])
  expect(dialog.getByRole('checkbox', { description: 'The car is taken.' })).toBe(last)
})

test('several past trips are ended in one act, and one that is refused stays with the reason', async () => {
  const calls = await show([missed(0), missed(1), nobody(2)], {
    'drivers.list': () => [],
    'cars.list': () => [],
    'bookings.actOnSeveral': () => ({
      results: [
        { id: 'b0', carNo: 1, isDone: true, code: null, error: null, reason: null },
        { id: 'b1', carNo: 1, isDone: false, code: 'CAR_TAKEN', error: 'The car is taken.', reason: null },
      ],
    }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'End 2 past trips' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Which trips were driven?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Mark 2 completed' }))
  expect(calls.find(({ path }) => path === 'bookings.actOnSeveral')?.input).toMatchObject({
    act: 'end',
    bookings: [
      { id: 'b0', carNo: 1 },
      { id: 'b1', carNo: 1 },
    ],
  })
  expect(await dialog.findByText('The car is taken.')).toBeTruthy()
  expect(dialog.getAllByRole('checkbox').length).toBe(1)
})

test('a trip that nobody told of is recorded as completed when its time is over', async () => {
  const trip = trips.find(({ cars }) => cars[0]?.assignment)
  const [car] = trip?.cars ?? []
  if (!trip || !car?.assignment) throw new Error('The example has a trip with a driver')
  const assignment = { ...car.assignment, state: 'offered', endsAt: '2020-01-19T11:20:00.000Z' } as const
  const late = { kind: 'should_have_left', group: 'late', assignmentId: assignment.id } as const
  const calls = await show(
    nobody(0, { ...late, bookingId: trip.bookingId, carNo: car.carNo, driverName: 'Ana Martins' }),
    { 'dispatch.recordEvent': () => ({}) },
    [{ ...trip, cars: [{ ...car, assignment }] }],
  )
  await userEvent.click(screen.getByRole('button', { name: 'Mark completed' }))
  expect(calls.find(({ path }) => path === 'dispatch.recordEvent')?.input).toMatchObject({
    id: assignment.id,
    type: 'completed',
  })
})

test('what was put off stands behind a line, and does not count', async () => {
  const putOff = { until: '2028-01-19T09:00:00.000Z', by: 'maria' }
  await show([nobody(0, { putOff }), nobody(1)], {})
  const later = within(screen.getByRole('region', { name: 'Later 1' }))
  expect(later.getByText('1 put off until 09:00')).toBeTruthy()
  expect(later.getByRole('link', { name: /11:30/ })).toBeTruthy()
  expect(later.queryByRole('link', { name: /10:30/ })).toBeNull()
  await userEvent.click(later.getByRole('button', { name: 'Show' }))
  expect(later.getByRole('link', { name: /10:30/ })).toBeTruthy()
})

test.for([
  ['not_accepted', 'Mark accepted', 'accept'],
  ['should_have_left', 'Mark on the way', 'on_the_way'],
  ['not_at_pickup', 'Mark at the pick-up', 'arrived'],
  ['still_on_board', 'Mark completed', 'completed'],
] as const)('an alarm of the kind %s is ended by "%s"', async ([kind, name, type]) => {
  const late = { kind, group: 'late', assignmentId: 'a', driverName: 'Ana Martins', version: 2 } as const
  const calls = await show(nobody(0, { ...late, driverPhone: '+351912345678' }), {
    'dispatch.recordEvent': () => ({}),
  })
  expect(screen.getByRole('link', { name: 'Call Ana' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(calls.find(({ path }) => path === 'dispatch.recordEvent')?.input).toMatchObject({
    id: 'a',
    type,
    version: 2,
  })
})

test('a flight that is late is followed by one press, and names what no longer fits', async () => {
  const calls = await show(
    {
      ...pendingAlarm,
      kind: 'flight_late',
      pending: null,
      reason: {
        ...pendingAlarm.reason,
        code: 'flight_late',
        flight: {
          code: 'meet_later',
          number: 'TP 1234',
          minutes: 35,
          expected: '08:45',
          hasLanded: false,
          meetAt: { date: '2028-01-19', time: '09:15' },
          airport: 'FAO',
          landsAt: null,
          times: [],
        },
      },
    },
    {
      'dispatch.moveMeeting': () => ({
        meetAt: '2028-01-19T09:15:00.000Z',
        isToBeAccepted: false,
        affected: [
          {
            bookingId: 'next',
            bookingNumber: 'TR-NEXT22',
            carNo: 1,
            version: 1,
            driverName: 'Ana Martins',
            plate: '12-AB-34',
            pickupTime: '10:00',
            from: 'Faro Airport',
            to: 'Tavira',
            minutes: 25,
          },
        ],
      }),
    },
  )
  expect(screen.getByText('TP 1234 expected 08:45, 35 min late → chauffeur 09:15.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tell chauffeur and guest' }))
  expect(calls.find(({ path }) => path === 'dispatch.moveMeeting')?.input).toEqual({
    id: 'b',
    date: '2028-01-19',
    time: '09:15',
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'The flight is late' }))
  expect(dialog.getByText('10:00 Faro Airport → Tavira')).toBeTruthy()
})

test('a flight that lands elsewhere is met as booked, or at another time that begins with the known landing', async () => {
  const [trip, ...others] = trips
  if (!trip) throw new Error('The example has a trip')
  const flight = {
    code: 'elsewhere',
    number: 'TP 1234',
    minutes: null,
    expected: null,
    hasLanded: false,
    meetAt: null,
    airport: 'FAO',
    landsAt: 'LIS',
  } as const
  const calls = await show(
    {
      ...pendingAlarm,
      bookingId: trip.bookingId,
      kind: 'flight_lost',
      pending: null,
      reason: { ...pendingAlarm.reason, code: 'flight_lost', flight: { ...flight, times: [] } },
    },
    { 'dispatch.moveMeeting': () => ({ meetAt: null, isToBeAccepted: false, affected: [] }) },
    [{ ...trip, canLandLate: true, pickupAt: `${trip.pickupDate}T11:20:00.000Z` }, ...others],
  )
  expect(screen.getByText('TP 1234 lands at LIS, not FAO. Please call the guest.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Meet as booked' }))
  expect(calls.find(({ path }) => path === 'dispatch.moveMeeting')?.input).toEqual({
    id: trip.bookingId,
    date: null,
    time: null,
  })
  await userEvent.click(screen.getByRole('button', { name: /^Move for late flight/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The flight is late' }))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Met at/).value).toBe('11:20')
})
