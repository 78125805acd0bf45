import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aBooking, bookings } from '../testing/a-booking.ts'
import { admin, fakeOffice, type FakeOffice } from '../testing/fake-office.ts'
import { renderOffice, serveOffice } from '../testing/render-office.tsx'

serveOffice()

const ana = aBooking()
const maria = aBooking({
  id: '00000000-0000-4000-8000-000000000002',
  bookingNumber: 'TR-M4X2PD',
  customerName: 'Maria Santos',
  customerEmail: 'maria@example.com',
  pickupDate: '2026-12-10',
  createdAt: '2026-11-20T10:43:00.000Z',
})
const peter = aBooking({
  id: '00000000-0000-4000-8000-000000000003',
  createdAt: '2026-11-20T10:44:00.000Z',
  bookingNumber: 'TR-ZZ8899',
  customerName: 'Peter Müller',
  customerEmail: 'peter@example.com',
  status: 'confirmed',
  decidedAt: '2026-11-20T11:00:00.000Z',
})

const open = async (office: FakeOffice, path = '/admin') => {
  const page = await renderOffice(office, path)
  await waitFor(() => expect(office.calls).toContain('bookings.find'))
  return page
}
const count = () => document.querySelector('output[aria-busy]')?.textContent
const says = (text: string) => waitFor(() => expect(count()).toBe(text))
const customers = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const card = (name: string) => screen.findByRole('article', { name })
const dialog = () => screen.queryByRole('alertdialog')
const press = (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name }))

test('the list names itself, counts, and puts what waits for a decision on top', async () => {
  await open(fakeOffice({ user: admin, bookings: [peter, maria, ana] }))
  await says('Showing 3 of 3 reservations · 2 wait for a decision')
  expect(screen.getByRole('heading', { level: 2, name: 'All Reservations' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Bookings', selected: true })).toBeTruthy()
  await waitFor(() => expect(customers()).toEqual(['Maria Santos', 'Ana Silva', 'Peter Müller']))
})

test('without a reservation it says so', async () => {
  await open(fakeOffice({ user: admin }))
  expect(await screen.findByRole('heading', { name: 'No reservations yet' })).toBeTruthy()
})

test('typing in the search filters the list and the address, and clearing undoes both', async () => {
  const { address } = await open(fakeOffice({ user: admin, bookings: [peter, maria, ana] }))
  await says('Showing 3 of 3 reservations · 2 wait for a decision')
  await userEvent.type(screen.getByLabelText('Search'), 'muller')
  await says('Showing 1 of 3 reservations')
  await waitFor(() => expect(address()).toBe('/admin?q=muller'))
  await userEvent.type(screen.getByLabelText('Search'), 'x')
  expect(await screen.findByRole('heading', { name: 'No reservations match the filters' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await says('Showing 3 of 3 reservations · 2 wait for a decision')
  await waitFor(() => expect(address()).toBe('/admin'))
})

test('the filters of the address are those of the list', async () => {
  await open(
    fakeOffice({ user: admin, bookings: [peter, maria, ana] }),
    '/admin?status=pending&from=2026-12-05',
  )
  await says('Showing 1 of 3 reservations · 1 waits for a decision')
  await waitFor(() => expect(customers()).toEqual(['Maria Santos']))
  expect(screen.getByRole('option', { name: 'Pending', selected: true })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Pickup from').value).toBe('2026-12-05')
})

test('an address that changes changes the filters', async () => {
  const { router } = await open(fakeOffice({ user: admin, bookings: [peter, maria, ana] }), '/admin?q=ana')
  await says('Showing 1 of 3 reservations · 1 waits for a decision')
  await act(() => router.navigate({ href: '/admin?status=confirmed' }))
  await says('Showing 1 of 3 reservations')
  await waitFor(() => expect(customers()).toEqual(['Peter Müller']))
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('')
})

test('dates in the wrong order are refused in words, and ignored', async () => {
  await open(
    fakeOffice({ user: admin, bookings: [peter, maria, ana] }),
    '/admin?from=2026-12-31&to=2026-12-01',
  )
  await says('Showing 3 of 3 reservations · 2 wait for a decision · the dates are ignored')
  const refusal = screen.getByText('A data inicial não pode ser posterior à data final.')
  expect(refusal.closest('[aria-live]')).not.toBeNull()
  expect(screen.getByLabelText('Pickup from').getAttribute('aria-invalid')).toBe('true')
})

test('a long list is read a page at a time, counted whole and searched whole', async () => {
  const office = fakeOffice({ user: admin, bookings: bookings(1230) })
  await open(office)
  await says('Showing 1,230 of 1,230 reservations · 1,230 wait for a decision')
  expect(screen.getAllByRole('article')).toHaveLength(40)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(80))
  expect(office.calls.filter((call) => call === 'bookings.find')).toHaveLength(2)
  await userEvent.type(screen.getByLabelText('Search'), 'TR-0229')
  await says('Showing 1 of 1,230 reservations · 1 waits for a decision')
  await waitFor(() => expect(customers()).toEqual(['Customer 0229']))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('Refresh reads the first page again, with what has come meanwhile', async () => {
  const office = fakeOffice({ user: admin, bookings: bookings(50) })
  await open(office)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50))
  office.bookings = [{ ...maria, id: '00000000-0000-4000-8000-000000009999' }, ...office.bookings]
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await card('Maria Santos')
  expect(screen.getAllByRole('article')).toHaveLength(40)
  await says('Showing 51 of 51 reservations · 51 wait for a decision')
})

test('bookings that come meanwhile are counted every minute, and shown when asked for', async () => {
  const minutes: (() => void)[] = []
  const { setInterval } = globalThis
  vi.spyOn(globalThis, 'setInterval').mockImplementation((act: () => void, every) => {
    if (every !== 60_000) return setInterval(act, every)
    minutes.push(act)
    return setInterval(() => {}, every)
  })
  const office = fakeOffice({ user: admin, bookings: [peter, ana] })
  await open(office)
  await says('Showing 2 of 2 reservations · 1 waits for a decision')
  office.bookings = [maria, ...office.bookings]
  act(() => minutes.at(-1)?.())
  await says('Showing 3 of 3 reservations · 2 wait for a decision · 1 new since this list was read')
  expect(customers()).toEqual(['Ana Silva', 'Peter Müller'])
  await userEvent.click(screen.getByRole('button', { name: 'Show new' }))
  await waitFor(() => expect(customers()).toEqual(['Maria Santos', 'Ana Silva', 'Peter Müller']))
  await says('Showing 3 of 3 reservations · 2 wait for a decision')
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy()
})

test('what was found before stays until the next is there', async () => {
  const office = fakeOffice({ user: admin, bookings: [peter, maria, ana] })
  await open(office)
  await card('Maria Santos')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'confirmed')
  expect(customers()).toHaveLength(3)
  await waitFor(() => expect(customers()).toEqual(['Peter Müller']))
})

test('an answer that comes late does not replace a newer one', async () => {
  const office = fakeOffice({ user: admin, bookings: [peter, maria, ana] })
  const held = Promise.withResolvers<void>()
  office.slowSearches = { ana: held.promise }
  const { router } = await open(office)
  await card('Maria Santos')
  await act(() => router.navigate({ href: '/admin?q=ana' }))
  await waitFor(() => expect(office.calls.filter((call) => call === 'bookings.find')).toHaveLength(2))
  await act(() => router.navigate({ href: '/admin?q=peter' }))
  await waitFor(() => expect(customers()).toEqual(['Peter Müller']))
  await act(async () => {
    held.resolve()
    await held.promise
  })
  await says('Showing 1 of 3 reservations')
  expect(customers()).toEqual(['Peter Müller'])
})

test('a list that cannot be counted is shown all the same', async () => {
  const office = fakeOffice({ user: admin, bookings: [ana] })
  office.broken.add('bookings.counts')
  await open(office)
  await says('The reservations could not be counted')
  expect(await card('Ana Silva')).toBeTruthy()
})

test('the download holds what the filters let through', async () => {
  await open(fakeOffice({ user: admin, bookings: [ana] }), '/admin?status=pending&q=ana')
  const link = await screen.findByRole('link', { name: 'Download CSV' })
  expect(link.getAttribute('href')).toBe('/api/admin/bookings.csv?q=ana&status=pending')
})

test('when the list cannot be read it says so, and can be asked again', async () => {
  const office = fakeOffice({ user: admin, bookings: [ana] })
  office.broken.add('bookings.find')
  await renderOffice(office, '/admin')
  expect((await screen.findByRole('alert')).textContent).toContain('The reservations could not be loaded.')
  office.broken.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await says('Showing 1 of 1 reservation · 1 waits for a decision')
})

test.each([
  ['Accept', 'Confirmar Reserva?', 'Confirmed', 'Reserva Aceite', 'Email de confirmação enviado ao cliente'],
  ['Reject', 'Rejeitar Reserva?', 'Rejected', 'Reserva Rejeitada', 'Email de rejeição enviado ao cliente'],
])('%s asks %s, works once, and leaves the card %s in its place', async (...words) => {
  const [label, question, badge, title, description] = words
  const office = fakeOffice({ user: admin, bookings: [peter, maria, ana] })
  const held = Promise.withResolvers<void>()
  office.hold = held.promise
  await open(office, '/admin?status=pending')
  await press(await card('Maria Santos'), label)
  const asked = await screen.findByRole('alertdialog', { name: question })
  expect(asked.textContent).toContain('This action cannot be undone.')
  const confirm = within(asked).getByRole('button', { name: label })
  act(() => {
    // both before the first one is drawn
    confirm.click()
    confirm.click()
  })
  const busy = await within(asked).findByRole('button', { name: 'A processar...' })
  await userEvent.click(busy)
  await userEvent.keyboard('{Escape}')
  expect(dialog()).toBe(asked)
  held.resolve()
  await screen.findAllByText(title)
  await screen.findAllByText(description)
  await waitFor(() => expect(dialog()).toBeNull())
  expect(office.calls.filter((call) => call === `bookings.${label.toLowerCase()}`)).toHaveLength(1)
  const decided = await card('Maria Santos')
  expect(within(decided).getByText(badge)).toBeTruthy()
  expect(within(decided).queryByRole('button', { name: label })).toBeNull()
  expect(customers()).toEqual(['Maria Santos', 'Ana Silva'])
  await says('Showing 2 of 3 reservations · 1 waits for a decision')
  await waitFor(() => expect(document.activeElement).toBe(decided))
})

test('Cancel decides nothing and returns to the button', async () => {
  const office = fakeOffice({ user: admin, bookings: [ana] })
  await open(office)
  await press(await card('Ana Silva'), 'Accept')
  await press(await screen.findByRole('alertdialog'), 'Cancel')
  expect(dialog()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Accept')
  expect(office.calls).not.toContain('bookings.accept')
})

test('a booking that someone else has decided meanwhile says so, and shows it', async () => {
  const office = fakeOffice({ user: admin, bookings: [maria, ana] })
  await open(office)
  await press(await card('Maria Santos'), 'Accept')
  office.bookings = [
    { ...maria, status: 'rejected', decidedAt: '2026-11-20T11:00:00.000Z', decidedBy: 'eva' },
    ana,
  ]
  await press(await screen.findByRole('alertdialog'), 'Accept')
  await screen.findAllByText('Already Rejected')
  await screen.findAllByText(/TR-M4X2PD has been rejected meanwhile/)
  expect((await within(await card('Maria Santos')).findByText('eva')).textContent).toBe('eva')
  expect(dialog()).toBeNull()
  expect(customers()).toEqual(['Maria Santos', 'Ana Silva'])
})

test.each([
  ['Accept', 'Falha ao aceitar a reserva. Por favor tente novamente.'],
  ['Reject', 'Falha ao rejeitar a reserva. Por favor tente novamente.'],
])('when %s fails the office is told to try again', async (label, sentence) => {
  const office = fakeOffice({ user: admin, bookings: [ana] })
  await open(office)
  office.broken.add(`bookings.${label.toLowerCase()}`)
  await press(await card('Ana Silva'), label)
  await press(await screen.findByRole('alertdialog'), label)
  await screen.findAllByText('Erro')
  await screen.findAllByText(sentence)
  await waitFor(() => expect(dialog()).toBeNull())
  expect(within(await card('Ana Silva')).getByText('Pending')).toBeTruthy()
})
