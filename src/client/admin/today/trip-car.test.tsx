import type { AssignmentAnswer } from '@chauffeur/contract/dispatch-fields'
import { readBoard, recordTripEvent } from '@chauffeur/contract/examples/answers/dispatch'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiProvider, startVisit } from '../../api/api-provider.tsx'
import { fakeCalls } from '../../testing/fake-calls.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { TripCar } from './trip-car.tsx'

const trip = readBoard['day']?.trips?.[0]
const car = trip?.cars[0]
const assignment = car?.assignment
const event = Object.values(recordTripEvent).flatMap(({ events }) => events)[0]
if (!trip || !assignment || !event) throw new Error('the examples have a trip that was given, and a step')

function show(over: Partial<AssignmentAnswer>, keptAmount = 0) {
  const calls = fakeCalls({ 'dispatch.proofs': () => ({ proofs: [] }) })
  startVisit()
  render(
    <ApiProvider>
      <ToastProvider>
        <TripCar
          trip={{ ...trip!, keptAmount }}
          car={{ ...car!, assignment: { ...assignment!, ...over } }}
          titleId="trip"
        />
      </ToastProvider>
    </ApiProvider>,
  )
  return () => calls.filter(({ path }) => path === 'dispatch.decideNoShow').map(({ input }) => input)
}

/** A trip that was completed so many minutes ago, and whose office learns of it now. */
function completed(minutesAgo: number): Partial<AssignmentAnswer> {
  const now = Date.now()
  const occurredAt = new Date(now - minutesAgo * 60_000).toISOString()
  const receivedAt = new Date(now).toISOString()
  const step = { ...event!, type: 'completed', outcome: 'moved', undoes: null } as const
  return {
    state: 'completed',
    stateSince: occurredAt,
    events: [{ ...step, occurredAt, receivedAt }],
  }
}

test('a step that is told at once can be taken back', () => {
  show(completed(0))
  expect(screen.getByText(/^Completed at \d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('a step that was without signal says when it came, and is too old to be taken back', () => {
  show(completed(30))
  expect(screen.getByText(/^Completed at \d\d:\d\d · received at \d\d:\d\d$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a part is given back only once the office has said how much', async () => {
  const decided = show({ state: 'no_show_claimed' }, 60)
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Has the guest not come?' }))
  expect(dialog.getByText(/^10:30 Faro Airport → Vilamoura/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: 'Give back a part' }))
  const amount = dialog.getByRole('spinbutton')
  for (const wrong of ['', '0', '60.5']) {
    await userEvent.clear(amount)
    if (wrong !== '') await userEvent.type(amount, wrong)
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm no-show' }))
    expect(dialog.getByText('Please say how much, up to €60.00.')).toBeTruthy()
    expect(decided()).toEqual([])
  }
  await userEvent.clear(amount)
  await userEvent.type(amount, '20')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm no-show' }))
  expect(decided()).toMatchObject([{ decision: 'confirm', refund: 20 }])
})
