import type { Payment } from '@chauffeur/contract/payments'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aPayment } from '../../testing/a-payment.ts'
import { browserLinks, trpc } from '../../../api/trpc.ts'
import { ToastProvider } from '../../../ui/toast.tsx'
import { PaymentAttempts } from './payment-attempts.tsx'

/** A server with these attempts; an act turns them into `after`. */
function show(attempts: Payment[], after: Partial<Payment> | 'moved on' = {}) {
  let known = attempts
  const acts: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json([{ result: { data: known } }])
    acts.push(new URL(address, 'http://localhost').pathname)
    if (after === 'moved on') {
      const data = { code: 'PAYMENT_MOVED_ON', httpStatus: 409, requestId: 'r' }
      const message = 'This payment has moved on meanwhile.'
      return Response.json({ error: { code: -32_009, message, data } }, { status: 409 })
    }
    known = known.map((one) => ({ ...one, ...after }))
    return Response.json({ result: { data: known[0] } })
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <trpc.Provider client={trpc.createClient({ links: browserLinks() })} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <PaymentAttempts bookingId="b1" />
        </ToastProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return acts
}

test('an attempt shows its state, its amount and what happened to it', async () => {
  show([aPayment({ provider: 'simulator', lastError: 'SumUp read checkout: answered 502' })])
  const list = await screen.findByRole('list', { name: 'Online payments' })
  for (const text of ['To be reviewed', '€49.00', 'TR-7K3Q9X-1', 'Simulated'])
    expect(within(list).getByText(text)).toBeTruthy()
  expect(
    within(list).getByText('The provider says something else than we asked: amount, currency'),
  ).toBeTruthy()
  expect(within(list).getByText(/answered 502/)).toBeTruthy()
})

test('a booking that nobody tried to pay says so', async () => {
  show([])
  expect(await screen.findByText('Nobody has tried to pay online.')).toBeTruthy()
})

test('a payment in review is accepted as paid after a question, once', async () => {
  const acts = show([aPayment()], { state: 'completed' })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept as paid' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Count this payment as paid?' })
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Accept as paid' }))
  expect(await screen.findByText('Paid')).toBeTruthy()
  expect(acts).toEqual(['/trpc/payments.acceptAsPaid'])
  expect(screen.queryByRole('button', { name: 'Count as unpaid' })).toBeNull()
})

test('a refund that failed can be given by hand, and nothing else', async () => {
  const acts = show([aPayment({ state: 'refund_failed' })], { state: 'refunded' })
  await userEvent.click(await screen.findByRole('button', { name: 'Refund given by hand' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund given by hand' }))
  expect(await screen.findByText('Refunded')).toBeTruthy()
  expect(acts).toEqual(['/trpc/payments.markRefunded'])
})

test('a payment that has moved on meanwhile is told of, and shown as it is', async () => {
  show([aPayment()], 'moved on')
  await userEvent.click(await screen.findByRole('button', { name: 'Count as unpaid' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Count as unpaid' }))
  expect(await screen.findByText('This payment has moved on meanwhile.')).toBeTruthy()
})

test('payments that cannot be loaded are told of, with another try', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection')
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <trpc.Provider client={trpc.createClient({ links: browserLinks() })} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <PaymentAttempts bookingId="b1" />
        </ToastProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  )
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
