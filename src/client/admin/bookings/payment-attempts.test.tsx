import type { Payment } from '@chauffeur/contract/payments'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { browserLinks, trpc } from '../../shared/api/trpc.ts'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { aPayment } from '../testing/a-payment.ts'
import { PaymentAttempts } from './payments.tsx'

/** A server with these attempts; an act turns them into `after`. */
function show(attempts: Payment[], after: Partial<Payment> | 'moved on' = {}) {
  let known = attempts
  const acts: string[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json([{ result: { data: known } }])
    acts.push(new URL(address, 'http://localhost').pathname)
    bodies.push(init.body)
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
  return { acts, bodies }
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
  const { acts } = show([aPayment()], { state: 'completed' })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept as paid' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Count this payment as paid?' })
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Accept as paid' }))
  expect(await screen.findByText('Paid')).toBeTruthy()
  expect(acts).toEqual(['/trpc/payments.acceptAsPaid'])
  expect(screen.queryByRole('button', { name: 'Count as unpaid' })).toBeNull()
})

test('a refund that failed can be given by hand, and nothing else', async () => {
  const { acts } = show([aPayment({ state: 'refund_failed' })], { state: 'refunded' })
  await userEvent.click(await screen.findByRole('button', { name: 'Refund given by hand' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund given by hand' }))
  expect(await screen.findByText('Refunded')).toBeTruthy()
  expect(acts).toEqual(['/trpc/payments.markRefunded'])
})

test('a refund of which nobody knows is asked for again after a question, by the count that was shown', async () => {
  const late = aPayment({ state: 'refund_sent', refundTotal: 49, refundRequests: 2, mayAskRefundAgain: true })
  const { acts, bodies } = show([late], { state: 'refund_due', refundRequests: 3, mayAskRefundAgain: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Ask the provider again for this refund?' })
  expect(within(dialog).getByText(/Look in the provider’s own office first/)).toBeTruthy()
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText('Refund due')).toBeTruthy()
  expect(acts).toEqual(['/trpc/payments.askRefundAgain'])
  expect(bodies).toEqual(['{"id":"p1","refundRequests":2}'])
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
})

test('a part of a payment is given back, on top of what goes back already, and never more than is left', async () => {
  const paid = aPayment({ state: 'refund_sent', paymentStatus: 'completed', refundTotal: 20, refunded: 5 })
  const { acts, bodies } = show([paid], { refundTotal: 32.5 })
  await userEvent.click(await screen.findByRole('button', { name: 'Give money back' }))
  const dialog = await screen.findByRole('dialog', { name: 'Give back money of TR-7K3Q9X-1' })
  const sums = within(dialog)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(sums).toEqual(['Paid €49.00', 'Returned €5.00', 'On its way €15.00', 'Left €29.00'])
  const field = within(dialog).getByRole('spinbutton', { name: 'Give back now (€)' })
  await userEvent.type(field, '29.01')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give back' }))
  expect(await within(dialog).findByText('Enter an amount of at most €29.00, like 12.50.')).toBeTruthy()
  expect(acts).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '12.5')
  expect(within(dialog).getByText('€16.50 of the payment stays.')).toBeTruthy()
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Give back €12.50' }))
  expect(await screen.findByText('The money is on its way back')).toBeTruthy()
  expect(acts).toEqual(['/trpc/payments.raiseRefund'])
  expect(bodies).toEqual(['{"id":"p1","bookingId":"booking-1","refundTotal":32.5}'])
})

test('of a payment that is not complete, or goes back as a whole, nothing can be given back', async () => {
  show([
    aPayment({ id: 'p2', state: 'pending' }),
    aPayment({ state: 'refund_due', paymentStatus: 'completed', refundTotal: 49 }),
  ])
  await screen.findByRole('list', { name: 'Online payments' })
  expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull()
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
