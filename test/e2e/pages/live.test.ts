import { expect, test } from 'vitest'
import { bookTrip, cardOf, signIn } from '../support/admin.ts'
import { inDays } from '../support/booking-form.ts'
import { driverWithTrip } from '../support/driver.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { linkIn } from '../support/private-link.ts'
import { adminCookie, sharedSite } from '../support/site.ts'

// None of these pages asks by itself: the list of the office never does, and the guest's only on the day of the trip.
test('the office’s list and the guest’s page show a decision that is made elsewhere', async () => {
  const site = sharedSite()
  const name = 'Livia Ramos'
  const booking = await bookTrip({ customerName: name, pickupDate: inDays(20) }, site)
  const office = await openPage(`/admin?q=${booking.bookingNumber}`, { isSignedIn: true })
  const guest = await openPage(await linkIn(site, booking.bookingNumber), { viewport: PHONE })
  await cardOf(office, booking.bookingNumber).getByText('Pending', { exact: true }).waitFor()
  await guest.getByText('Your request is with us').waitFor()
  const { status } = await site.client.ask(
    'acceptBooking',
    { id: booking.id },
    { cookie: await adminCookie(site) },
  )
  expect(status).toBe(200)
  await cardOf(office, booking.bookingNumber).getByText('Confirmed', { exact: true }).waitFor()
  await guest.getByText('Your trip is confirmed').waitFor()
})

test('a driver’s page shows a trip as the office has changed it', async () => {
  const { site, cookie, job, path } = await driverWithTrip('Lina Faro')
  const phone = await openPage(path, { viewport: PHONE })
  const trip = phone.getByRole('button', { name: /Faro Airport → Vilamoura/ })
  await trip.waitFor()
  await site.client.ask('releaseTrip', { id: job.id, reason: 'The car is ill.' }, { cookie })
  await expect.poll(() => trip.innerText()).toContain('No longer yours')
})

test('who signs out in one tab is signed out in the other', async () => {
  const page = await openPage('/admin/login', { refusals: [401] })
  await signIn(page)
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  const other = await page.context().newPage()
  await other.goto('/admin/partners')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/login')
})
