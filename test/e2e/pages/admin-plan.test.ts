import { expect, test } from 'vitest'
import { aCar, aDriver } from '../../support/cars.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { gone, seeToast } from '../support/admin.ts'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { adminCookie, openSite, type Site } from '../support/site.ts'

const day = '2027-06-16'

/** Two trips out, of which Rui has the first, and one back; and two drivers with a car each. */
async function prepare(site: Site) {
  const admin = { cookie: await adminCookie(site) }
  const book = async (change: object) => {
    const { done } = await site.client.ask('createBooking', faroToVilamoura({ pickupDate: day, ...change }))
    await site.client.ask('acceptBooking', { id: done.id }, admin)
    return done
  }
  const out = await book({ pickupTime: '10:00' })
  await book({ pickupTime: '10:15' })
  const back = { pickupTime: '13:00', pickupLocation: 'Vilamoura', dropoffLocation: 'Faro Airport' }
  await book(back)
  const { done: car } = await site.client.ask('createCar', aCar(), admin)
  await site.client.ask('createDriver', aDriver({ usualCarId: car.id }), admin)
  const { done: other } = await site.client.ask('createCar', aCar({ plate: '56-CD-78' }), admin)
  const { done: rui } = await site.client.ask(
    'createDriver',
    aDriver({ name: 'Rui Costa', usualCarId: other.id }),
    admin,
  )
  const given = { carId: other.id, driverId: rui.id, version: 0 }
  await site.client.ask('assignTrip', { id: out.id, ...given }, admin)
  return { admin, out, other, rui }
}

test('a day is planned from Today and taken in part by keyboard, then planned again after a breakdown', async () => {
  const site = await openSite({})
  await prepare(site)
  const page = await openPage(`/admin/today?day=${day}`, { site, isSignedIn: true })
  await page.getByRole('link', { name: 'Plan the day' }).click()
  await page.getByText('2 more trips driven', { exact: true }).waitFor()
  await page.getByText(/^3 of 3 accepted trips driven, 2 get a driver, no objection\.$/).waitFor()
  await inspect(page, 'the plan of a day')

  const ticks = page.getByRole('checkbox')
  expect(await ticks.count()).toBe(2)
  await page.getByRole('checkbox', { name: /13:00 Vilamoura/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /^Take the 1 chosen/ }).focus()
  await page.keyboard.press('Enter')
  await seeToast(page, 'Plan taken')
  await page.getByText('3 trips: 1 without a driver, 2 not answered by the driver', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Plan the day' }).click()
  await page.getByRole('button', { name: 'Take the change' }).click()
  await page.getByText('3 trips: 3 not answered by the driver', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Plan the day' }).click()
  await page.getByText('Nothing to change', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'A car is out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which car is out?' })
  await inspect(page, 'a car is out')
  await dialog.getByRole('button', { name: 'Save and plan again' }).click()
  await dialog.waitFor(gone)
  // One of the two at about ten has nobody else who could drive it, and stays with the car that is out.
  await page
    .getByText('2 of 3 accepted trips driven, 1 changes its driver, 1 with an objection.', { exact: true })
    .waitFor()
})

test('on a phone the saving comes first, and a trip is kept as it is', async () => {
  const site = await openSite({})
  const { admin, out } = await prepare(site)
  const page = await openPage(`/admin/plan?day=${day}`, { site, isSignedIn: true, viewport: PHONE })
  await page.getByText('2 more trips driven', { exact: true }).waitFor()
  await inspect(page, 'the plan on a phone')
  await page.getByRole('radio', { name: 'Proposed' }).click()
  await page.getByRole('region', { name: 'Proposed', exact: true }).waitFor()
  await inspect(page, 'the proposed day on a phone')
  await page.getByRole('radio', { name: /^Changes/ }).click()
  await page.getByRole('button', { name: 'Keep as it is: 10:15 Faro Airport → Vilamoura' }).click()
  await page.getByText('1 more trip driven', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Plan 10:15/ }).click()
  await page.getByText('2 more trips driven', { exact: true }).waitFor()
  // Not behind the bar at the foot of the page.
  await page.getByRole('button', { name: 'Take all 2 changes' }).click({ trial: true })

  const { done } = await site.client.ask('readBookingTrip', { id: out.id }, admin)
  const [given] = done.trip?.cars ?? []
  await site.client.ask('releaseTrip', { id: given?.assignment?.id, reason: null }, admin)
  const { done: again } = await site.client.ask('planDay', { date: day }, admin)
  expect(again.changes).toHaveLength(3)
})
