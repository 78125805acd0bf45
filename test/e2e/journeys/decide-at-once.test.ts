import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookTrip, cardOf, decide, signIn } from '../support/admin.ts'
import { openSite, openWindow, type Site } from '../support/visitor.ts'

/** Two people, or one in two tabs, who see the same two pending bookings. */
async function openTwo(site: Site, how: 'browsers' | 'tabs'): Promise<[Page, Page]> {
  const first = await openWindow(site, '/admin/login', undefined, [409])
  await signIn(first)
  if (how === 'browsers') {
    const second = await openWindow(site, '/admin/login', undefined, [409])
    await signIn(second)
    return [first, second]
  }
  const second = await first.context().newPage()
  await second.goto('/admin')
  return [first, second]
}

test.for(['browsers', 'tabs'] as const)(
  'of two decisions in two %s the first one stands, and the second one is told',
  { timeout: 90_000 },
  async (how) => {
    const site = await openSite()
    const contested = await bookTrip(site, { customerName: 'Contested' })
    const other = await bookTrip(site, { customerName: 'Other' })
    const [first, second] = await openTwo(site, how)
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
    // The rest of the list tells the truth again, too.
    await cardOf(second, other.bookingNumber).getByText('Rejected', { exact: true }).waitFor()
  },
)
