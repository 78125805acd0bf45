import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveReceipt } from '../receipt/receipt-storage.ts'
import { aReceipt } from '../receipt/testing/a-receipt.ts'
import { fakeCalls, NoConnection, RefusedByServer, type Call } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const bookingNumber = 'TR-7K3Q9X'
const pending = { paymentStatus: 'pending', amount: 49, bookingNumber, isConfirmed: false, returnUrl: null }
const completed = { ...pending, paymentStatus: 'completed' }
const down = () => Promise.reject(new NoConnection())

/** The page of a payment, over a server that gives these answers in turn; the last one stays. */
async function open(...answers: (() => unknown)[]): Promise<readonly Call[]> {
  const calls = fakeCalls({
    'payments.status': () => answers[Math.min(calls.length, answers.length) - 1]?.(),
  })
  await openApp('/payment-result?checkoutId=abc')
  await pass(50)
  return calls
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})

test('a pending payment is asked about every three seconds until it is through', async () => {
  const wait = () => pending
  const calls = await open(wait, wait, wait, () => completed)
  expect([heading(), calls.length]).toEqual(['Payment Processing', 1])
  await pass(6000)
  expect([heading(), calls.length]).toEqual(['Payment Processing', 3])
  await pass(3100)
  expect([heading(), calls.length]).toEqual(['Payment Successful!', 4])
  await pass(60_000)
  expect(calls).toHaveLength(4)
})

test.each([
  ['failed', 'Payment Failed'],
  ['pending', 'Payment Processing'],
])('of a payment that is %s the page leads to the booking', async (paymentStatus, title) => {
  await open(() => ({ ...pending, paymentStatus }))
  expect(heading()).toBe(title)
  const link = screen.getByRole('link', { name: 'See your booking' })
  expect(link.getAttribute('href')).toBe(`/trip?booking=${bookingNumber}`)
})

test('who waits for two minutes is offered help, and after ten the page asks only when told to', async () => {
  // An answer that takes its time stands for the hundreds that would come meanwhile.
  const late = Promise.withResolvers<unknown>()
  const calls = await open(
    () => pending,
    () => late.promise,
    () => pending,
  )
  expect(screen.queryByRole('link', { name: 'Contact Support' })).toBeNull()
  await pass(120_000)
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact')
  await pass(8 * 60_000)
  late.resolve(pending)
  await pass(60_000)
  expect(calls).toHaveLength(2)
  act(() => screen.getByRole('button', { name: 'Check Again' }).click())
  await pass(100)
  expect(calls).toHaveLength(3)
})

test('three failures are tried again before the page gives up', async () => {
  const calls = await open(down)
  expect(heading()).toBe('Verifying Payment')
  await pass(5000)
  expect([heading(), calls.length]).toEqual(['Payment Verification Failed', 4])
  expect(
    screen.getByText(
      'We encountered an error while verifying your payment. Please contact us for assistance.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact')
  expect(screen.getAllByRole('link', { name: 'Return to Home' })[0]?.getAttribute('href')).toBe('/')
})

test('one failure in between is nothing to tell', async () => {
  await open(down, () => completed)
  await pass(1100)
  expect(heading()).toBe('Payment Successful!')
})

test('a payment that there is not is not asked for again', async () => {
  const calls = await open(() => {
    throw new RefusedByServer('NOT_FOUND', 'There is no such payment.')
  })
  await pass(5000)
  expect([heading(), calls.length]).toEqual(['Payment Verification Failed', 1])
})

test('a guest who has paid sees the booking, that it is pending, and what happens next', async () => {
  saveReceipt('to pay', aReceipt({ bookingNumber, paymentMethod: 'sumup' }))
  await open(() => completed)
  const booking = screen.getByRole('region', { name: 'Your booking' })
  expect(screen.getByText('Pending')).toBeTruthy()
  for (const fact of ['TR-7K3Q9X', 'Amount Paid', '€49.00', 'Faro Airport', 'Mercedes E Class', /10:30/])
    expect(within(booking).getByText(fact)).toBeTruthy()
  expect(within(booking).getByRole('button', { name: 'Add to calendar' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your booking' }).getAttribute('href')).toBe(
    '/trip?booking=TR-7K3Q9X',
  )
  const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/to ana@example\.com\.$/),
    expect.stringMatching(/within 24 hours.*the whole amount will be refunded to your card\.$/),
    expect.stringMatching(/at 10:30 at the pick-up: Faro Airport\. There is nothing left to pay\.$/),
  ])
})

test('a guest who pays a confirmed booking does not read that it is pending', async () => {
  await open(() => ({ ...completed, isConfirmed: true }))
  expect(screen.queryByText('Pending')).toBeNull()
  expect(
    screen.getByText('Thank you. Your payment has reached us, and your booking is confirmed.'),
  ).toBeTruthy()
  expect(screen.queryByText('Request received')).toBeNull()
})

test('a guest whom a partner has sent is offered the way back, and taken there by itself', async () => {
  const returnUrl = new URL('#paid', location.href).href
  await open(() => ({ ...completed, returnUrl }))
  const back = screen.getByRole('link', { name: `Back to ${location.host}` })
  expect(back.getAttribute('href')).toBe(returnUrl)
  await pass(3000)
  expect(location.hash).toBe('#paid')
})

test('what this tab knows of another booking is not shown as the one that was paid', async () => {
  saveReceipt('to pay', aReceipt({ bookingNumber: 'TR-222222' }))
  await open(() => completed)
  expect(screen.getByText('TR-7K3Q9X')).toBeTruthy()
  expect(screen.queryByText('Faro Airport')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  expect(screen.getAllByRole('listitem')).not.toHaveLength(0)
})
