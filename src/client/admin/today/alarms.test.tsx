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

const board = exampleAnswer('readBoard', 'day')
const suggested = exampleAnswer('readSuggestions', 'all')
if (!board?.trips || !suggested) throw new Error('the examples have a board and suggestions')
const { trips, ...day } = board

const pendingAlarm: BoardAlarm = {
  bookingId: 'b',
  bookingNumber: 'TR-7K3Q9X',
  carNo: null,
  kind: 'booking_pending',
  group: 'decide',
  level: 'red',
  sentence: '08:10 Lagos → Faro Airport: not accepted yet, pick-up was 3 hours ago.',
  reason: {
    code: 'booking_pending',
    minutes: -180,
    day: null,
    time: '08:10',
    from: 'Lagos',
    to: 'Faro Airport',
    driverName: null,
    isAccepted: false,
    declines: [],
    shortage: null,
  },
  pickupDate: '2028-01-19',
  assignmentId: null,
  driverName: null,
  driverPhone: null,
  version: 0,
  pending: {
    customerName: 'Inês Dias',
    customerEmail: 'ines@example.com',
    paymentMethod: 'cash',
    paymentStatus: 'not_required',
    totalPrice: 49,
  },
  putOff: null,
}
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

async function show(alarm: BoardAlarm, answers: Answers) {
  const calls = fakeCalls(answers)
  startVisit()
  const component = () => (
    <ApiProvider>
      <ToastProvider>
        <Alarms board={{ ...day, trips, alarms: [alarm] }} />
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
