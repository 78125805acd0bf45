import { expect, test } from 'vitest'
import { aCar, aDriver } from '../../support/cars.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { gone } from '../support/admin.ts'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { adminCookie, openSite, type Site } from '../support/site.ts'

const day = '2027-06-16'

/** Two accepted trips, one that nobody has accepted, and a driver with a car. */
async function plan(site: Site): Promise<void> {
  const admin = { cookie: await adminCookie(site) }
  for (const pickupTime of ['10:00', '15:00']) {
    const { done } = await site.client.ask('createBooking', faroToVilamoura({ pickupDate: day, pickupTime }))
    await site.client.ask('acceptBooking', { id: done.id }, admin)
  }
  await site.client.ask('createBooking', faroToVilamoura({ pickupDate: day, pickupTime: '18:30' }))
  const { done: car } = await site.client.ask('createCar', aCar(), admin)
  await site.client.ask('createDriver', aDriver({ usualCarId: car.id }), admin)
}

test('a trip is given by keyboard, its steps are recorded up to a no-show, and another page sees it', async () => {
  const site = await openSite({})
  await plan(site)
  const page = await openPage(`/admin/today?day=${day}`, { site, isSignedIn: true })
  const other = await openPage(`/admin/today?day=${day}`, { site, isSignedIn: true, viewport: PHONE })
  const trip = page.getByRole('article', { name: /^10:00/ })
  await page.getByText('3 trips: 1 not accepted, 2 without a driver', { exact: true }).waitFor()
  await inspect(page, 'nobody assigned')

  const alarm = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem')
  await alarm.getByText(/^18:30 Faro Airport → Vilamoura: not accepted yet, pick-up in/).waitFor()
  await page.getByRole('link', { name: /→ Vilamoura, Not accepted$/ }).waitFor()
  await alarm.getByRole('button', { name: /^Accept/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await page.getByText('3 trips: 3 without a driver', { exact: true }).waitFor()

  await trip.getByRole('button', { name: /^Assign/ }).focus()
  await page.keyboard.press('Enter')
  const suggestion = page.getByRole('dialog').getByRole('button', { name: /^Ana Martins/ })
  await suggestion.waitFor()
  await inspect(page, 'suggestions')
  await suggestion.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor(gone)
  await page.getByText('3 trips: 2 without a driver, 1 not answered by the driver', { exact: true }).waitFor()
  await trip.getByRole('button', { name: 'Record: accepted', exact: true }).click()
  await trip.getByRole('button', { name: 'Record: on the way', exact: true }).waitFor()
  await trip.getByRole('button', { name: 'Undo', exact: true }).click()
  await trip.getByRole('button', { name: 'Record: accepted', exact: true }).waitFor()

  await trip.getByRole('button', { name: 'Take back' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take the trip from Ana Martins?' })
  await question.getByRole('button', { name: 'Take back' }).click()
  await trip.getByRole('button', { name: 'Undo: taken from Ana Martins' }).click()
  await trip.getByRole('button', { name: 'Record: accepted', exact: true }).waitFor()

  await trip.getByRole('button', { name: /^Trip link/ }).click()
  const link = page.getByRole('dialog', { name: /^Trip link: 10:00/ })
  await link.getByRole('button', { name: 'Make a link' }).click()
  await link.getByText('It is shown only now.').waitFor()
  await inspect(page, 'the link of a trip')
  await page.keyboard.press('Escape')
  await link.waitFor(gone)

  await trip.getByRole('button', { name: 'More steps' }).click()
  // The steps wrap, rather than leave no room to say who drives.
  const { width = 0 } =
    (await trip.getByRole('paragraph').filter({ hasText: 'Ana Martins' }).boundingBox()) ?? {}
  expect(width).toBeGreaterThan(130)
  for (const step of ['Record: on the way', 'Record: at the pick-up', 'Record: guest not there'])
    await trip.getByRole('button', { name: step, exact: true }).click()
  await trip.getByRole('button', { name: 'Decide' }).click()
  await page.getByRole('dialog', { name: 'Has the guest not come?' }).getByText('No photo.').waitFor()
  await inspect(page, 'the decision on a no-show')
  await page.keyboard.press('Escape')

  await other.getByText('3 trips: 2 without a driver, 1 under way', { exact: true }).waitFor()
  await inspect(other, 'on a phone')
  expect(await other.getByRole('article', { name: /^10:00/ }).textContent()).toContain('12-AB-34')
})
