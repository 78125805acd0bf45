import type { BoardAssignment, BoardTrip } from '@chauffeur/contract/board'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiProvider, startVisit } from '../../shared/api/api-provider.tsx'
import { fakeCalls } from '../../testing/fake-calls.ts'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { clockOf } from './use-board.ts'
import { TripCar } from './trip-car.tsx'

const trip = exampleAnswer('readBoard', 'day').trips?.[0]
const car = trip?.cars[0]
const assignment = car?.assignment
const event = exampleAnswer('recordTripEvent', 'accepted').events[0]
if (!trip || !assignment || !event) throw new Error('the examples have a trip that was given, and a step')

type Car = BoardTrip['cars'][number]

function show(
  over: Partial<BoardAssignment>,
  keptAmount = 0,
  tripOver: Partial<BoardTrip> = {},
  carOver: Partial<Car> = {},
) {
  const calls = fakeCalls({ 'dispatch.proofs': () => ({ proofs: [] }) })
  startVisit()
  render(
    <ApiProvider>
      <ToastProvider>
        <TripCar
          trip={{ ...trip!, keptAmount, ...tripOver }}
          car={{ ...car!, assignment: { ...assignment!, ...over }, ...carOver }}
          titleId="trip"
        />
      </ToastProvider>
    </ApiProvider>,
  )
  return () => calls.filter(({ path }) => path === 'dispatch.decideNoShow').map(({ input }) => input)
}

/** A trip that was completed so many minutes ago, and whose office learns of it now. */
function completed(minutesAgo: number): Partial<BoardAssignment> {
  const now = Date.now()
  const occurredAt = new Date(now - minutesAgo * 60_000).toISOString()
  const receivedAt = new Date(now).toISOString()
  return {
    state: 'completed',
    stateSince: occurredAt,
    lastStep: { ...event!, type: 'completed', occurredAt, receivedAt },
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

/** A guest who has not come, as the driver said so many minutes after the booked time. */
function claimed({ arrived, reported }: { arrived: number | null; reported: number }) {
  const bookedAt = Date.now() - 27 * 60_000
  const at = (minutes: number) => new Date(bookedAt + minutes * 60_000).toISOString()
  const claim = { ...event!, type: 'no_show', occurredAt: at(reported) } as const
  const over: Partial<BoardAssignment> = {
    state: 'no_show_claimed',
    arrivedAt: arrived === null ? null : at(arrived),
    lastStep: claim,
  }
  return { over, tripOver: { pickupAt: at(0), pickupTime: clockOf(at(0)), includedWait: 15 } }
}

test.for([
  [{ arrived: 23, reported: 27 }, /waited 4 min of 15/, /^The included waiting ends at \d\d:\d\d/],
  [{ arrived: 5, reported: 10 }, /waited 5 min of 15/, /^The driver reported this at \d\d:\d\d, before/],
  [{ arrived: null, reported: 26 }, /^Booked \d\d:\d\d\. No contact/, /^Nobody has recorded when the driver/],
] as const)(
  'the office is warned before it confirms a no-show too early: %j',
  async ([when, proof, warning]) => {
    const { over, tripOver } = claimed(when)
    const decided = show(over, 0, tripOver)
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
    const dialog = await screen.findByRole('dialog', { name: 'Has the guest not come?' })
    expect(within(dialog).getByText(proof, { selector: 'p[id]' })).toBeTruthy()
    expect(within(dialog).getByRole('alert').textContent).toMatch(warning)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm all the same' }))
    expect(decided()).toMatchObject([{ decision: 'confirm' }])
  },
)

test('the office reads when the driver came, and no warning once the included waiting is over', async () => {
  const { over, tripOver } = claimed({ arrived: -5, reported: 16 })
  show(over, 0, tripOver)
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Has the guest not come?' }))
  const { pickupTime } = tripOver
  expect(
    dialog.getByText(
      `Booked ${pickupTime}, driver at the pick-up ${clockOf(over.arrivedAt ?? '')}, waited 16 min of 15. No contact attempts were recorded.`,
    ),
  ).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Confirm no-show' })).toBeTruthy()
})

test('a trip says who has declined it, and that its car is too small', () => {
  const declines = [
    { driverId: 'd', driverName: 'Rui Costa', reason: 'too far', at: new Date().toISOString() },
  ]
  const shortage = { code: 'too_few_seats', room: 3, needed: 6, cars: 1 } as const
  show({}, 0, {}, { declines, shortage })
  expect(screen.getByText('Rui declined: too far.')).toBeTruthy()
  expect(screen.getByText('Too small: 3 seats for 6 passengers')).toBeTruthy()
})

test('a part is given back only once the office has said how much', async () => {
  const { over } = claimed({ arrived: -5, reported: 16 })
  const decided = show(over, 60, {
    pickupAt: new Date(Date.now() - 27 * 60_000).toISOString(),
    includedWait: 15,
  })
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

test('that the guest is at the meeting point stands beside the driver, until the trip is over', () => {
  const guestHere = { at: '2028-01-19T10:24:00.000Z', exit: 'Exit B' }
  show({ state: 'at_pickup' }, 0, { guestHere })
  expect(screen.getByText(`Guest here since ${clockOf(guestHere.at)}, Exit B`)).toBeTruthy()
})
