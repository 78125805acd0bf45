import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { browserLinks, trpc } from '../../shared/api/trpc.ts'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { aBooking } from '../testing/a-booking.ts'
import { ChangeDetails } from './change-details.tsx'

const loads = ['2 large, 2 small', '3 large']

function show(booking = aBooking({ passengers: 2, notes: 'Ring twice.' })) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.includes('luggage.list'))
      return Response.json([
        { result: { data: loads.map((config) => ({ vehicleId: booking.vehicleId, config })) } },
      ])
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
  await userEvent.click(dialog.getByRole('button', { name: 'One passenger more' }))
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

test('a load of the booked vehicle is chosen, or none', async () => {
  const booking = aBooking({ luggageConfig: '1 pair of skis' })
  const { sent, id } = show(booking)
  await userEvent.click(screen.getByRole('button', { name: 'Change details' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: '3 large' })
  const luggage = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Luggage' })
  expect(luggage.value).toBe('1 pair of skis')
  await userEvent.selectOptions(luggage, '3 large')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Details changed')
  expect(sent).toEqual([{ id, luggageConfig: '3 large' }])
})

test('how many the vehicle takes is said, and more seats than passengers are not sent', async () => {
  const { sent } = show(aBooking({ passengers: 1, vehicleId: 2 }))
  await userEvent.click(screen.getByRole('button', { name: 'Change details' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText('Mercedes E Class takes up to 3 passengers. A larger party needs another vehicle.'),
  ).toBeTruthy()
  for (const name of ['One child seat more', 'One booster seat more'])
    await userEvent.click(dialog.getByRole('button', { name }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('There are more child and booster seats (2) than passengers (1).')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByRole('spinbutton', { name: 'Child seats' }))
  expect(sent).toEqual([])
})

test('a number that cannot be dialled is refused at its field, and kept as it is typed by a click', async () => {
  const { sent, id } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Change details' }))
  const dialog = within(await screen.findByRole('dialog'))
  const phone = dialog.getByRole('textbox', { name: /^Phone/ })
  await userEvent.clear(phone)
  await userEvent.type(phone, 'ask at the desk')
  await import('@chauffeur/domain/phone-number')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(contactReasons.phone_not_dialled)
  expect(document.activeElement).toBe(phone)
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it as typed' }))
  expect(document.activeElement).toBe(phone)
  expect(dialog.queryByText(contactReasons.phone_not_dialled)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Details changed')
  expect(sent).toEqual([{ id, customerPhone: 'ask at the desk', phoneUnchecked: true }])
})
