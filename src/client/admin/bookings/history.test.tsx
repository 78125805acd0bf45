import type { HistoryEntry } from '@chauffeur/contract/admin-bookings'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const booking = aBooking()
const happened = (act: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at: '2026-11-20T10:42:00.000Z',
  act,
  by: null,
  mail: null,
  note: null,
  takenAt: null,
  amount: null,
  listAmount: null,
  reason: null,
  ...more,
})

async function openHistory(entries: HistoryEntry[]) {
  const server = fakeServer({ bookings: [booking], histories: { [booking.id]: entries } })
  await openAdmin(server, '/admin')
  const card = await screen.findByRole('article')
  expect(server.calls).not.toContain('bookings.history')
  await userEvent.click(within(card).getByRole('button', { name: 'History' }))
  return { server, card }
}

test('the history says who did what and when, once it is asked for', async () => {
  const { card } = await openHistory([
    happened('requested'),
    happened('mail-sent', { mail: 'booking-received', at: '2026-11-20T10:43:00.000Z' }),
    happened('rejected', { by: 'maria', note: 'No car <b>is</b> free.', at: '2026-11-20T11:00:00.000Z' }),
    happened('mail-failed', { mail: 'booking-rejected', note: 'mailbox full' }),
    happened('mail-waiting', { mail: 'booking-confirmed' }),
    happened('cancelled', { by: 'eva' }),
    happened('requested', { by: 'Lisbon Hotels', at: '2026-11-20T12:00:00.000Z' }),
    happened('trip-on_the_way', { by: 'Ana', takenAt: '2026-11-20T10:02:00.000Z' }),
    happened('trip-arrived', { by: 'Ana', takenAt: '2026-11-19T23:59:00.000Z' }),
    happened('price-set', { by: 'maria', amount: 45.5, listAmount: 49, note: 'A regular guest' }),
    happened('price-set', { by: 'maria', amount: 980 }),
    happened('payment-completed', { amount: 45.5 }),
    happened('refund-returned', { amount: 1020.5 }),
    happened('refund-due'),
  ])
  const list = await within(card).findByRole('list', { name: 'History' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '20 Nov 2026, 10:42Requested by the customer',
    '20 Nov 2026, 10:43Email to the customer (acknowledgement) sent',
    '20 Nov 2026, 11:00Rejected by maria: No car <b>is</b> free.',
    '20 Nov 2026, 10:42Email to the customer (rejection) could not be sent: mailbox full',
    '20 Nov 2026, 10:42Email to the customer (confirmation) waiting to be sent',
    '20 Nov 2026, 10:42Cancelled by eva',
    '20 Nov 2026, 12:00Requested by Lisbon Hotels',
    '20 Nov 2026, 10:42Driver on the way by Ana (taken 10:02, received 10:42)',
    '20 Nov 2026, 10:42Driver at the pick-up by Ana (taken 19 November, 23:59, received 10:42)',
    '20 Nov 2026, 10:42Price set €45.50 instead of €49.00 by maria: A regular guest',
    '20 Nov 2026, 10:42Price set €980.00, without a list price by maria',
    '20 Nov 2026, 10:42Paid €45.50',
    '20 Nov 2026, 10:42Gone back €1,020.50',
    '20 Nov 2026, 10:42To go back',
  ])
  const button = within(card).getByRole('button', { name: 'History', expanded: true })
  await userEvent.click(button)
  await waitFor(() => expect(within(card).queryByRole('list', { name: 'History' })).toBeNull())
})

test('a history that cannot be read says so, and can be asked for again', async () => {
  const server = fakeServer({
    bookings: [booking],
    histories: { [booking.id]: [happened('requested')] },
  })
  server.broken.add('bookings.history')
  await openAdmin(server, '/admin')
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The history could not be loaded.')
  server.broken.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Requested by the customer')
})
