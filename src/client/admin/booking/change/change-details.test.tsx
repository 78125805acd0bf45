import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { browserLinks, trpc } from '../../../api/trpc.ts'
import { ToastProvider } from '../../../ui/toast.tsx'
import { aBooking } from '../../testing/a-booking.ts'
import { ChangeDetails } from './change-details.tsx'

function show(booking = aBooking({ passengers: 2, notes: 'Ring twice.' })) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    sent.push(await new Request('http://localhost', init).json())
    return Response.json({ result: { data: booking } })
  })
  render(
    <trpc.Provider client={trpc.createClient({ links: browserLinks() })} queryClient={new QueryClient()}>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <ChangeDetails booking={booking} />
        </ToastProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return { sent, id: booking.id }
}

test('only what was changed is sent, and an emptied text as none', async () => {
  const { sent, id } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Change details' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change details' }))
  const [morePassengers] = dialog.getAllByRole('button', { name: 'Increase' })
  if (morePassengers) await userEvent.click(morePassengers)
  await userEvent.clear(dialog.getByLabelText('Special requests'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Details changed')
  expect(sent).toEqual([{ id, passengers: 3, notes: null }])
})

test('a phone number is needed, and nothing is sent without a change', async () => {
  const booking = aBooking()
  const { sent } = show(booking)
  await userEvent.click(screen.getByRole('button', { name: 'Change details' }))
  const dialog = within(await screen.findByRole('dialog'))
  const phone = dialog.getByRole('textbox', { name: /^Phone/ })
  await userEvent.clear(phone)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Please give a phone number.')).toBeTruthy()
  await userEvent.type(phone, booking.customerPhone)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
})
