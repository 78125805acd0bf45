import { expect, test } from 'vitest'
import { bookTrip, cardOf, decide } from '../support/admin.ts'
import { OFFLINE, openPage } from '../support/open-page.ts'

test('of two decisions on a booking in two tabs the first one stands, and the second tab says so', async () => {
  const contested = await bookTrip({ customerName: 'Contested' })
  const other = await bookTrip({ customerName: 'Other' })
  const first = await openPage('/admin', { isSignedIn: true, refusals: [409] })
  const second = await openPage('about:blank', {
    isSignedIn: true,
    refusals: [409],
    expectedError: OFFLINE,
  })
  // It hears of nothing, as behind a proxy that lets no stream through.
  await second.route('**/trpc/live.*', (route) => route.abort())
  await second.goto('/admin')
  for (const page of [first, second])
    for (const { bookingNumber } of [contested, other])
      await cardOf(page, bookingNumber).getByRole('button', { name: 'Accept' }).waitFor()

  await decide(first, cardOf(first, contested.bookingNumber), 'Accept')
  await cardOf(first, contested.bookingNumber).getByText('Confirmed', { exact: true }).waitFor()
  await decide(first, cardOf(first, other.bookingNumber), 'Reject')
  await cardOf(first, other.bookingNumber).getByText('Rejected', { exact: true }).waitFor()

  const late = cardOf(second, contested.bookingNumber)
  await decide(second, late, 'Reject')
  await second.getByText('Already Confirmed', { exact: true }).first().waitFor()
  await second
    .getByText(`Reservation ${contested.bookingNumber} has been confirmed meanwhile`)
    .first()
    .waitFor()
  await late.getByText('Confirmed', { exact: true }).waitFor()
  expect(await late.getByRole('button', { name: 'Reject' }).count()).toBe(0)
  // The other cards of the list are read again, too.
  await cardOf(second, other.bookingNumber).getByText('Rejected', { exact: true }).waitFor()
})
