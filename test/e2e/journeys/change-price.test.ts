import { expect, test } from 'vitest'
import { gone, tabAddress } from '../support/admin.ts'
import { choosePickup, next, TRANSFER, vehicleFacts } from '../support/booking-form.ts'
import { openPage } from '../support/open-page.ts'

const SPRINTER = 'Sprinter (or two vans)'

test('a price that the office changes is what the booking page quotes next', async () => {
  const admin = await openPage(tabAddress('pricing'), { isSignedIn: true })
  await admin.getByRole('button', { name: `Edit ${SPRINTER}, Point-to-point`, exact: true }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: 'Minimum Fare (€)' }).fill('987.65')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.waitFor(gone)
  await admin.getByRole('article', { name: SPRINTER }).getByText('€987.65', { exact: true }).waitFor()

  const page = await openPage(TRANSFER)
  await page.getByRole('spinbutton', { name: 'Passengers' }).press('End')
  await choosePickup(page)
  await next(page)
  await expect.poll(() => vehicleFacts(page, SPRINTER)).toContain('€987.65')
})
