import type { BookingMail } from '@chauffeur/contract/booking-mails'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { aBookingMail } from '../testing/a-mail.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const ana = aBooking()

async function openMails(...mails: BookingMail[]) {
  const server = fakeServer({ bookings: [ana], bookingMails: { [ana.id]: mails } })
  await openAdmin(server, `/admin/bookings/${ana.bookingNumber}`)
  const list = await screen.findByRole('list', { name: 'Emails of this booking' })
  return { server, list: within(list) }
}

test('each email says to whom it went, what became of it, when and why', async () => {
  const { list } = await openMails(
    aBookingMail({ id: 'a', state: 'failed', reason: '550 <b>no</b> such mailbox' }),
    aBookingMail({
      id: 'b',
      state: 'waiting',
      kind: 'payment-received',
      reason: 'The mail server cannot be reached',
    }),
    aBookingMail({ id: 'c', state: 'waiting', kind: 'payment-link', attempts: 0 }),
    aBookingMail({ id: 'd', kind: 'office-new-booking', recipient: null }),
    aBookingMail({ id: 'e', state: 'left_to_partner', recipient: null }),
  )
  const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'Booking confirmedGiven upTo ana@example.com · 20 Nov 2026, 11:00550 <b>no</b> such mailboxSend again',
    'Payment receivedWaitingTo ana@example.com · next try 20 Nov 2026, 11:00The mail server cannot be reachedSend again',
    'Payment linkOn its wayTo ana@example.com',
    'To the office: new bookingSent20 Nov 2026, 11:00Send again',
    'Booking confirmedLeft to the partner20 Nov 2026, 11:00',
  ])
})

test('an email is sent again to a corrected address, which the booking keeps', async () => {
  const { server, list } = await openMails(aBookingMail())
  await userEvent.click(list.getByRole('button', { name: 'Send again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this email again?' }))
  const email = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Email/ })
  expect(email.value).toBe('ana@example.com')
  await userEvent.clear(email)
  await userEvent.type(email, 'no address')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(server.calls).not.toContain('mails.sendOfBooking')
  await userEvent.clear(email)
  await userEvent.type(email, 'ana.silva@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.bookings[0]?.customerEmail).toBe('ana.silva@example.com')
  expect(await screen.findByRole('link', { name: 'ana.silva@example.com' })).toBeTruthy()
  expect(list.getAllByRole('listitem')).toHaveLength(2)
})

test('an email that is no longer true is not sent again, and says why', async () => {
  const { list } = await openMails(aBookingMail({ kind: 'booking-received', isTrue: false }))
  const button = list.getByRole('button', { name: 'Send again' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.title).toBe('What it says is no longer true.')
  await userEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})
