import type { TripChange } from '@chauffeur/contract/change-fields'
import type { Trip } from '@chauffeur/contract/trip'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import type { ChangePaymentState } from '@chauffeur/domain/change-payment'
import { changePaymentSentences } from '@chauffeur/words/en/changes'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeCalls, RefusedByServer, type Answers } from '../../../testing/fake-calls.ts'
import { openApp } from '../../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')

const past = exampleAnswer('requestTripChange', 'time').trip.private?.pastChanges[0]
if (!past) throw new Error('The documentation shows a change')
const toPay: TripChange = {
  ...past,
  state: 'awaiting_payment',
  settlement: 'checkout',
  newTotalCents: 6000,
  differenceCents: 1100,
  endsAt: '2026-11-20T12:31:00.000Z',
  endedAt: null,
}

/** The private page of a paid and confirmed trip whose change is to be paid. */
async function open(state: ChangePaymentState | null, more: Answers = {}, facts: Partial<Trip> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  const { private: own } = documented
  const changePayment = state && { state, message: changePaymentSentences[state] }
  const trip: Trip = {
    ...documented,
    state: 'confirmed',
    pickupDate: '2026-12-04',
    pickupAt: '2026-12-04T10:30:00.000Z',
    acts: [{ act: 'cancel', until: '2026-12-04T11:30:00.000Z', refusal: null, reason: null }],
    private: own && { ...own, paidAmount: 49, change: toPay, changePayment },
    ...facts,
  }
  const calls = fakeCalls({
    'trip.read': () => trip,
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
    ...more,
  })
  await openApp('/trip')
  const section = within(
    await screen.findByRole('region', { name: 'Your change is awaiting payment: €11.00' }),
  )
  return { section, calls, trip }
}

test.each(['failed', 'closed'] as const)(
  'who paid nothing, because the payment has %s, reads so, and tries again',
  async (state) => {
    const { section, calls } = await open(state, {
      'trip.payChange': () => {
        throw new RefusedByServer('PAYMENT_UNAVAILABLE', 'Online payment is not available right now.')
      },
    })
    expect(section.getByRole('alert').textContent).toBe(changePaymentSentences[state])
    expect(section.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
    await userEvent.click(section.getByRole('button', { name: 'Try again and pay €11.00' }))
    await section.findByText('Online payment is not available right now.')
    expect(calls.filter(({ path }) => path === 'trip.payChange')).toHaveLength(1)
  },
)

test('a payment that failed does not keep the guest from withdrawing the change', async () => {
  const { section, calls, trip } = await open('failed', { 'trip.withdrawChange': () => documented })
  await userEvent.click(section.getByRole('button', { name: 'Withdraw' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, withdraw it' }))
  const { bookingNumber } = trip
  await vi.waitFor(() =>
    expect(calls.filter(({ path }) => path === 'trip.withdrawChange')).toMatchObject([
      { input: { bookingNumber, changeId: toPay.id } },
    ]),
  )
})

test('who has paid something that our team looks at is not asked to pay again', async () => {
  const { section } = await open('checking')
  expect(section.getByRole('alert').textContent).toMatch('Our team is checking your payment.')
  expect(section.queryByRole('button', { name: /pay/i })).toBeNull()
})

test.each([null, 'open'] as const)('nothing is said of a payment that is %s', async (state) => {
  const { section } = await open(state)
  expect(section.queryByRole('alert')).toBeNull()
  expect(section.getByRole('button', { name: 'Pay €11.00' })).toBeTruthy()
})

test('who cancels late reads what goes back, and what does not', async () => {
  const terms = { freeUntil: '2026-11-20T11:00:00.000Z', feeCents: 4900, refundCents: 1100, method: 'sumup' }
  await open(null, { 'trip.cancellation': () => terms })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this trip' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByText(
    'The €11.00 you paid for your change will be refunded to your original payment method. The €49.00 you paid for the trip is not refunded. This cannot be undone.',
  )
  expect(dialog.getByRole('button', { name: 'Yes, cancel and refund €11.00' })).toBeTruthy()
})
