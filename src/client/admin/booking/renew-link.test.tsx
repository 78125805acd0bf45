import type { Booking } from '@chauffeur/contract/bookings'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const OPEN = 'End the private link and send a new one'

/** The page of a booking on 20 November 2026. */
async function open(facts: Partial<Booking> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  const booking = aBooking(facts)
  const server = fakeServer({ bookings: [booking] })
  await openAdmin(server, `/admin/bookings/${booking.bookingNumber}`)
  await screen.findByRole('region', { name: 'Emails' })
  return () => server.calls.filter((call) => call === 'bookings.renewLink')
}

test('the link is ended after a question that says where the new one goes, and once', async () => {
  const renewals = await open()
  await userEvent.click(await screen.findByRole('button', { name: OPEN }))
  const question = within(await screen.findByRole('alertdialog', { name: 'End the private link?' }))
  expect(question.getByText(/A new one goes to ana@example\.com\./)).toBeTruthy()
  await userEvent.dblClick(question.getByRole('button', { name: 'End it, and send a new one' }))
  expect(await screen.findByText('The link has ended')).toBeTruthy()
  expect(renewals()).toHaveLength(1)
})

test('who thinks better of it ends nothing', async () => {
  const renewals = await open()
  await userEvent.click(await screen.findByRole('button', { name: OPEN }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }),
  )
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(renewals()).toEqual([])
})

test('where no mail can be sent, none is promised', async () => {
  await open({ customerEmail: 'ana, no address' })
  await userEvent.click(await screen.findByRole('button', { name: OPEN }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByRole('button', { name: 'End it' })).toBeTruthy()
  expect(question.queryByText(/A new one/)).toBeNull()
})

test('long after the trip there is no link to end', async () => {
  await open({ pickupDate: '2026-10-01', pickupAt: '2026-10-01T10:30:00.000Z' })
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull()
})
