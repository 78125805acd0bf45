import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aBooking, bookings } from '../testing/a-booking.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

// jsdom has no layout: without a height every card would be in the window.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100))

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

const open = async (server: FakeServer, path = '/admin') => {
  const page = await openAdmin(server, path)
  await waitFor(() => expect(server.calls).toContain('bookings.find'))
  return page
}
const count = () => document.querySelector('output[aria-busy]')?.textContent
const says = (text: string) => waitFor(() => expect(count()).toBe(text))
const customers = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const pressText = async (text: string) =>
  userEvent.click(await screen.findByText(text, { selector: 'button' }))
const card = (name: string) => screen.findByRole('article', { name })
const dialog = () => screen.queryByRole('alertdialog')
const press = (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name: new RegExp(`^${name}`) }))

test('an address that changes changes the filters', async () => {
  const { router } = await open(fakeServer({ bookings: [peter, maria, ana] }), '/admin?q=ana')
  await says('Showing 1 of 3 reservations · 1 waits for a decision')
  await act(() => router.navigate({ href: '/admin?status=confirmed' }))
  await says('Showing 1 of 3 reservations')
  await waitFor(() => expect(customers()).toEqual(['Peter Müller']))
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('')
  await act(() => router.navigate({ href: '/admin?from=2026-12-31&to=2026-12-01' }))
  const refusal = await screen.findByText('A data inicial não pode ser posterior à data final.')
  expect(refusal.closest('[aria-live]')).not.toBeNull()
  expect(screen.getByLabelText('Pickup from').getAttribute('aria-invalid')).toBe('true')
})

test('of very many that match the first ten thousand are counted', async () => {
  await open(fakeServer({ bookings: [...bookings(10_005), peter] }), '/admin?status=pending')
  await waitFor(() => expect(count()).toBe('Showing 10,000+ reservations · 10,000+ wait for a decision'))
})

test('of very many that a search finds the first thousand are counted', async () => {
  await open(fakeServer({ bookings: [...bookings(1_005), peter] }), '/admin?q=customer')
  await waitFor(() => expect(count()).toBe('Showing 1,000+ reservations · 1,000+ wait for a decision'))
})

test('a long list is read a page at a time, counted whole and searched whole', async () => {
  const server = fakeServer({ bookings: bookings(1230) })
  await open(server)
  await says('Showing 1,230 of 1,230 reservations · 1,230 wait for a decision')
  await pressText('Show more')
  await waitFor(() => expect(server.calls.filter((call) => call === 'bookings.find')).toHaveLength(2))
  await userEvent.type(screen.getByLabelText('Search'), 'TR-0229')
  await says('Showing 1 of 1,230 reservations · 1 waits for a decision')
  await waitFor(() => expect(customers()).toEqual(['Customer 0229']))
  expect(screen.queryByText('Show more')).toBeNull()
})

test('the next page is read when the end of the list is near, also by a browser that was busy', async () => {
  const reports = new Map<Element | null, (entries: readonly { isIntersecting: boolean }[]) => void>()
  class FakeObserver {
    readonly observe: (element: Element) => void
    constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.observe = (element) => void reports.set(element, report)
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  await open(fakeServer({ bookings: bookings(50) }))
  const more = await screen.findByText('Show more', { selector: 'button' })
  act(() => reports.get(more.parentElement)?.([{ isIntersecting: false }, { isIntersecting: true }]))
  await waitFor(() => expect(screen.queryByText('Show more')).toBeNull())
})

test('Refresh reads the first page again, with what has come meanwhile', async () => {
  const server = fakeServer({ bookings: bookings(50) })
  await open(server)
  await pressText('Show more')
  await waitFor(() => expect(screen.queryByText('Show more')).toBeNull())
  server.bookings = [{ ...maria, id: '00000000-0000-4000-8000-000000009999' }, ...server.bookings]
  await pressText('Refresh')
  await screen.findByText('Maria Santos')
  expect(screen.getByText('Show more')).toBeTruthy()
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
  const server = fakeServer({ bookings: [peter, ana] })
  await open(server)
  await says('Showing 2 of 2 reservations · 1 waits for a decision')
  server.bookings = [maria, ...server.bookings]
  act(() => minutes.at(-1)?.())
  await says('Showing 3 of 3 reservations · 2 wait for a decision · 1 new since this list was read')
  expect(customers()).toEqual(['Ana Silva', 'Peter Müller'])
  await userEvent.click(screen.getByRole('button', { name: 'Show new' }))
  await waitFor(() => expect(customers()).toEqual(['Maria Santos', 'Ana Silva', 'Peter Müller']))
  await says('Showing 3 of 3 reservations · 2 wait for a decision')
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy()
})

test('what was found before stays until the next is there', async () => {
  const server = fakeServer({ bookings: [peter, maria, ana] })
  await open(server)
  await card('Maria Santos')
  const answer = Promise.withResolvers<void>()
  server.slowSearches = { '': answer.promise }
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'confirmed')
  await waitFor(() => expect(server.calls.filter((call) => call === 'bookings.find')).toHaveLength(2))
  expect(customers()).toHaveLength(3)
  answer.resolve()
  await waitFor(() => expect(customers()).toEqual(['Peter Müller']))
})

test('an answer that comes late does not replace a newer one', async () => {
  const server = fakeServer({ bookings: [peter, maria, ana] })
  const answer = Promise.withResolvers<void>()
  server.slowSearches = { ana: answer.promise }
  const { router } = await open(server)
  await card('Maria Santos')
  await act(() => router.navigate({ href: '/admin?q=ana' }))
  await waitFor(() => expect(server.calls.filter((call) => call === 'bookings.find')).toHaveLength(2))
  await act(() => router.navigate({ href: '/admin?q=peter' }))
  await waitFor(() => expect(customers()).toEqual(['Peter Müller']))
  await act(async () => {
    answer.resolve()
    await answer.promise
  })
  await says('Showing 1 of 3 reservations')
  expect(customers()).toEqual(['Peter Müller'])
})

test('a list that cannot be counted is shown all the same', async () => {
  const server = fakeServer({ bookings: [ana] })
  server.broken.add('bookings.counts')
  await open(server)
  await says('The reservations could not be counted')
  expect(await card('Ana Silva')).toBeTruthy()
})

test('a decision is made once, and leaves the card in its place', async () => {
  const answer = Promise.withResolvers<void>()
  const server = fakeServer({ bookings: [peter, maria, ana], hold: answer.promise })
  await open(server, '/admin?status=pending')
  await press(await card('Maria Santos'), 'Accept')
  const question = await screen.findByRole('alertdialog', { name: 'Confirmar Reserva?' })
  const confirm = within(question).getByRole('button', { name: 'Accept' })
  act(() => {
    // both before the first one is drawn
    confirm.click()
    confirm.click()
  })
  await userEvent.click(await within(question).findByRole('button', { name: 'A processar...' }))
  await userEvent.keyboard('{Escape}')
  expect(dialog()).toBe(question)
  answer.resolve()
  await waitFor(() => expect(dialog()).toBeNull())
  expect(server.calls.filter((call) => call === 'bookings.accept')).toHaveLength(1)
  const decided = await card('Maria Santos')
  expect(within(decided).queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(customers()).toEqual(['Maria Santos', 'Ana Silva'])
  await says('Showing 2 of 3 reservations · 1 waits for a decision')
  await waitFor(() => expect(document.activeElement).toBe(decided))
})

test('a booking that someone else has decided meanwhile says so, and shows it', async () => {
  const server = fakeServer({ bookings: [maria, ana] })
  await open(server)
  await press(await card('Maria Santos'), 'Accept')
  server.bookings = [
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
