import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCalls, NoConnection, RefusedByServer, type Call } from '../testing/fake-calls.ts'
import { openApp } from '../testing/open-app.tsx'

const pending = { paymentStatus: 'pending', amount: 49 }
const completed = { paymentStatus: 'completed', amount: 49 }
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

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)

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
