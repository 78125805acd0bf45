import { expect, test } from 'vitest'
import { aCar } from '../../support/cars.ts'
import { bookTrip } from '../support/admin.ts'
import { chooseVehicle, choosePickup, next, TRANSFER } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'
import { adminCookie, openSite } from '../support/site.ts'

test('a class whose cars are taken says when one is free, and such a time can be taken', async () => {
  const site = await openSite({})
  const cookie = await adminCookie(site)
  expect((await site.client.ask('createCar', aCar(), { cookie })).status).toBe(201)
  await bookTrip({}, site)
  const page = await openPage(TRANSFER, { site })
  await choosePickup(page)
  await next(page)
  const card = page.getByRole('radio', { name: 'Mercedes E Class' })
  await page
    .getByText(/^All our E Class cars are taken at 10:30 on .+\. Free at 08:10 and 12:50\.$/)
    .waitFor()
  expect(await card.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Ask our team for the Mercedes E Class' }).waitFor()
  await inspect(page, 'a class is taken')
  await page.getByRole('button', { name: 'Take 12:50 in the Mercedes E Class' }).click()
  await expect.poll(() => card.isEnabled()).toBe(true)
  await chooseVehicle(page, /E Class/)
  await next(page)
  await page.getByRole('textbox', { name: 'Full Name' }).waitFor()
})
