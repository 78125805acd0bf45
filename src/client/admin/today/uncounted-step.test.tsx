import type { UncountedStepAnswer } from '@chauffeur/contract/board'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiProvider, startVisit } from '../../shared/api/api-provider.tsx'
import { fakeCalls } from '../../testing/fake-calls.ts'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { uncountedSentence, UncountedStepNotice } from './uncounted-step.tsx'

const today = '2027-01-27'
const step: UncountedStepAnswer = {
  id: 'step-1',
  trip: null,
  code: 'no_such_trip',
  type: 'arrived',
  note: 'At the barrier.\nIt is closed.',
  receivedAt: '2027-01-27T10:20:00.000Z',
  driverName: 'Ana Martins',
  driverPhone: '+351912345678',
}
const trip = {
  bookingNumber: 'TR-7K3Q9X',
  pickupDate: today,
  pickupTime: '10:30',
  from: 'Faro Airport',
  to: 'Vilamoura',
}

test.each<[Partial<UncountedStepAnswer>, string]>([
  [
    { trip, code: 'note_too_long', type: 'accept' },
    '10:30 Faro Airport → Vilamoura: Ana’s phone reported “Accepted”, which could not be counted: its note is too long. Please call Ana.',
  ],
  [
    { trip: { ...trip, pickupDate: '2027-01-28', to: null }, code: 'unknown_step', type: 'paused' },
    '28 January, 10:30 Faro Airport: Ana’s phone reported “paused”, which could not be counted: no such step is known here. Please call Ana.',
  ],
  [
    { code: 'unreadable', type: null, driverName: null },
    'The driver’s phone reported a step, which could not be counted: it could not be read. Please call the driver.',
  ],
])('the office reads which step did not count, and why: %j', (over, sentence) => {
  expect(uncountedSentence({ ...step, ...over }, today)).toBe(sentence)
})

test('the driver is called, and the step settled', async () => {
  const calls = fakeCalls({ 'dispatch.settleStep': () => ({ success: true }) })
  startVisit()
  render(
    <ApiProvider>
      <ToastProvider>
        <UncountedStepNotice step={step} today={today} />
      </ToastProvider>
    </ApiProvider>,
  )
  expect(screen.getByRole('link', { name: 'Call Ana' }).getAttribute('href')).toBe('tel:+351912345678')
  screen.getByText(/^At the barrier/)
  await userEvent.click(screen.getByRole('button', { name: 'Settled' }))
  await waitFor(() =>
    expect(calls.map(({ path, input }) => [path, input])).toEqual([
      ['dispatch.settleStep', { id: 'step-1' }],
    ]),
  )
})
