import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserLinks, trpc } from '../api/trpc.ts'
import { PaymentResultPage } from './payment-result-page.tsx'
import { paymentIdOf, readResultSearch } from './result-search.ts'

const site = {
  brandName: 'the product',
  contactPhone: null,
  contactPhone2: null,
  contactEmail: 'a@b.example',
  whatsappNumber: null,
}

type Answer = { paymentStatus: string; amount: number } | 'down' | 'unknown'

/** Answers each question about the payment with the next of these; the last one stays. */
function answerWith(...answers: Answer[]): { readonly asked: number } {
  const log = { asked: 0 }
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(log.asked, answers.length - 1)]
    log.asked += 1
    if (answer === 'down') throw new TypeError('no connection')
    const data = { code: 'NOT_FOUND', httpStatus: 404, requestId: 'r' }
    return Response.json([
      answer === 'unknown'
        ? { error: { code: -32_004, message: 'There is no such payment.', data } }
        : { result: { data: answer } },
    ])
  })
  return log
}

async function open(address: string) {
  const onPaid = vi.fn<() => void>()
  const root = createRootRoute({ loader: () => site, component: Outlet })
  const result = createRoute({
    getParentRoute: () => root,
    path: '/payment-result',
    validateSearch: readResultSearch,
    component: function Result() {
      return <PaymentResultPage checkoutId={paymentIdOf(result.useSearch())} onPaid={onPaid} />
    },
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([result, home]), history })
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  const client = trpc.createClient({ links: browserLinks() })
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  await pass(50)
  return { onPaid, router }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a link that names no payment says so, and leads home after three seconds', async () => {
  const log = answerWith('unknown')
  const { router } = await open('/payment-result?status=success')
  expect(heading()).toBe('Invalid Payment Link')
  await pass(2900)
  expect(router.state.location.pathname).toBe('/payment-result')
  await pass(100)
  expect(router.state.location.pathname).toBe('/')
  expect(log.asked).toBe(0)
})

test.for(['checkoutId', 'id'])('a payment that is through shows the amount: %s', async (name) => {
  answerWith({ paymentStatus: 'completed', amount: 85.5 })
  const { onPaid } = await open(`/payment-result?${name}=abc`)
  expect(heading()).toBe('Payment Successful!')
  expect(screen.getByText('€85.50')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Make Another Booking' }).getAttribute('href')).toBe('/book')
  expect(onPaid).toHaveBeenCalledOnce()
})

test('a payment that failed offers another try, whatever the address says of success', async () => {
  answerWith({ paymentStatus: 'failed', amount: 49 })
  const { onPaid } = await open('/payment-result?checkoutId=abc&status=completed&success=true')
  expect(heading()).toBe('Payment Failed')
  expect(screen.getByText(/insufficient funds or a technical issue/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/booking?step=4')
  expect(onPaid).not.toHaveBeenCalled()
})

test('a pending payment is asked about every three seconds until it is through', async () => {
  const pending = { paymentStatus: 'pending', amount: 49 }
  const log = answerWith(pending, pending, pending, { paymentStatus: 'completed', amount: 49 })
  await open('/payment-result?checkoutId=abc')
  expect(heading()).toBe('Payment Processing')
  expect(log.asked).toBe(1)
  await pass(6000)
  expect([heading(), log.asked]).toEqual(['Payment Processing', 3])
  await pass(3100)
  expect([heading(), log.asked]).toEqual(['Payment Successful!', 4])
  await pass(60_000)
  expect(log.asked).toBe(4)
})

test('who waits for two minutes is offered help, and after ten the page asks only when told to', async () => {
  const log = answerWith({ paymentStatus: 'pending', amount: 49 })
  await open('/payment-result?checkoutId=abc')
  expect(screen.queryByRole('link', { name: 'Contact Support' })).toBeNull()
  await pass(120_000)
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact')
  await pass(8 * 60_000)
  const { asked } = log
  await pass(60_000)
  expect(log.asked).toBe(asked)
  act(() => screen.getByRole('button', { name: 'Check Again' }).click())
  await pass(100)
  expect(log.asked).toBe(asked + 1)
})

test('three failures are tried again before the page gives up', async () => {
  const log = answerWith('down')
  await open('/payment-result?checkoutId=abc')
  expect(heading()).toBe('Verifying Payment')
  await pass(5000)
  expect([heading(), log.asked]).toEqual(['Payment Verification Failed', 4])
  expect(
    screen.getByText(
      'We encountered an error while verifying your payment. Please contact us for assistance.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact')
  expect(screen.getAllByRole('link', { name: 'Return to Home' })[0]?.getAttribute('href')).toBe('/')
})

test('one failure in between is nothing to tell', async () => {
  answerWith('down', { paymentStatus: 'completed', amount: 49 })
  await open('/payment-result?checkoutId=abc')
  await pass(1100)
  expect(heading()).toBe('Payment Successful!')
})

test('a payment that there is not is not asked for again', async () => {
  const log = answerWith('unknown')
  await open('/payment-result?checkoutId=abc')
  await pass(5000)
  expect([heading(), log.asked]).toEqual(['Payment Verification Failed', 1])
})
