import { expect, test } from 'vitest'
import { inspect } from '../support/inspect.ts'
import { openMovableSite } from '../support/movable-site.ts'
import { PHONE } from '../support/open-page.ts'
import { linkIn } from '../support/private-link.ts'
import { giveToDriver } from '../support/driver.ts'
import { bookTrip } from '../support/admin.ts'

test('the office says where guests are met, and guest and driver see that the other one is there', async () => {
  const world = await openMovableSite('2027-01-27T09:20:30Z')
  const { site } = world
  const booking = await bookTrip(
    { pickupDate: '2027-01-27', pickupTime: '10:30', signName: 'Mme Dubois' },
    site,
  )
  const { path } = await giveToDriver(booking.id, 'Carla Nunes', site)

  const office = await world.open('/admin?tab=stops', { isSignedIn: true })
  await office.getByRole('button', { name: 'Edit the meeting point Faro Airport (FAO)' }).click()
  const dialog = office.getByRole('dialog', { name: 'Edit the meeting point' })
  await dialog.getByRole('textbox', { name: 'In English' }).fill('Under the clock.')
  await dialog.getByRole('textbox', { name: 'Exits' }).fill('Exit A, Exit B')
  await inspect(office, 'the dialog of a meeting point')
  await dialog.getByRole('button', { name: 'Save the meeting point' }).click()
  const point = office.getByRole('region', { name: 'Faro Airport (FAO)' })
  await point.getByText('Under the clock.').waitFor()

  const guest = await world.open(await linkIn(site, booking.bookingNumber), { viewport: PHONE })
  const driver = await world.open(path, { viewport: PHONE })
  await driver.getByRole('button', { name: /Faro Airport → Vilamoura/ }).click()
  await driver.getByRole('button', { name: 'Accept this trip' }).click()
  await driver.getByRole('button', { name: 'I am on my way' }).waitFor()
  await world.at('2027-01-27T10:05:30Z')
  await driver.getByText('Under the clock.').waitFor()
  await guest.getByRole('radio', { name: 'Exit B' }).click()
  await guest.getByRole('button', { name: 'I am here' }).click()
  await guest.getByText(/^You told us at 10:05 that you are here: Exit B\./).waitFor()
  await inspect(guest, 'the private page on the day')
  await driver.getByText('The guest has been here since 10:05.').waitFor()
  await driver.getByRole('button', { name: 'I am at the pick-up' }).click()
  await guest.getByRole('heading', { level: 1, name: 'Carla is at the meeting point' }).waitFor()
  expect(await guest.getByRole('button', { name: 'I am here' }).count()).toBe(0)
})
