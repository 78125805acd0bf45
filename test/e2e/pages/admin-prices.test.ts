import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focused, tabTo } from '../support/keyboard.ts'
import { openPage } from '../support/open-page.ts'
import { next, choosePickup, TRANSFER, vehicleFacts } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { toast, gone } from '../support/admin.ts'
import { openSiteForAll } from '../support/check-in-order.ts'
import { adminCookie } from '../support/site.ts'

const site = openSiteForAll()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

async function cancel(page: Page): Promise<void> {
  await button(page, 'Cancel').click()
  await dialog(page).or(question(page)).waitFor(gone)
}

/** As somebody else does it meanwhile. */
async function addPrice(vehicleName: string, rate: object): Promise<void> {
  const cookie = await adminCookie(site())
  await site().client.ask('createPricing', { vehicleName, ...rate }, { cookie })
}

async function deletePrice(vehicleName: string, serviceType: string): Promise<void> {
  const cookie = await adminCookie(site())
  const { done } = await site().client.ask('listPricing', undefined, { cookie })
  const price = done.find((price) => price.vehicleName === vehicleName && price.serviceType === serviceType)
  await site().client.ask('deletePricing', { id: price?.id }, { cookie })
}

/** Each state of the three tabs; `look` is called in each. */
async function goThrough(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await page.getByRole('article').first().waitFor()
  await look('prices')
  await button(page, 'Delete Mercedes S Class, Hourly').click()
  await button(page, 'Delete').click()
  await question(page).waitFor(gone)
  await deletePrice('Mercedes S Class', 'point-to-point')
  await page.reload()
  await button(page, 'Add Pricing').click()
  await look('a new price')
  await addPrice('Mercedes S Class', { serviceType: 'point-to-point', minimumFare: '75', pricePerKm: '2.4' })
  await dialog(page).getByRole('button', { name: 'Add Pricing', exact: true }).click()
  await dialog(page).getByRole('alert').waitFor()
  await look('a duplicate price')
  await dialog(page).getByRole('spinbutton').first().fill('')
  await dialog(page).getByRole('button', { name: 'Add Pricing', exact: true }).click()
  await dialog(page).getByText('Please enter valid numbers for minimum fare and price per km').waitFor()
  await look('a price that is wrong')
  await dialog(page).getByRole('radio', { name: 'Hourly' }).click()
  await look('a new hourly price')
  await cancel(page)
  await addPrice('Mercedes S Class', { serviceType: 'hourly', hourlyRate: '95' })
  await button(page, 'Delete Mercedes Vito, Hourly').click()
  await question(page).waitFor()
  await look('question before a price is deleted')
  await button(page, 'Delete').click()
  await button(page, 'Set price of Mercedes Vito, Hourly').waitFor()
  await toast(page).waitFor()
  await look('a missing price and a toast')

  await tab(page, 'Vehicles')
  await page.getByRole('article').first().waitFor()
  await look('vehicles')
  await button(page, 'Edit Mercedes Vito').click()
  await look('a vehicle')
  await cancel(page)
  await button(page, 'Add Vehicle').click()
  await dialog(page).getByRole('button', { name: 'Add Vehicle', exact: true }).click()
  await dialog(page).getByText('Please fill in vehicle name, description and image URL').waitFor()
  await look('a new vehicle that is wrong')
  await cancel(page)
  await button(page, 'Restore presets').click()
  await question(page).waitFor()
  await look('question before the presets are restored')
  await cancel(page)

  await tab(page, 'Luggage Images')
  await page.getByRole('article').first().waitFor()
  await look('luggage')
  await button(page, 'Add Luggage Capacity').click()
  await page.getByText('Please fill in configuration and image URL').waitFor()
  await page.getByRole('textbox', { name: 'Image URL' }).fill('javascript:alert(1)')
  await page.getByText('Not an image address').waitFor()
  await look('luggage that is wrong')
  await button(page, 'Delete Mercedes Vito, 10 cabin bags').click()
  await question(page).waitFor()
  await look('question before luggage is deleted')
  await cancel(page)
}

const openTab = (tab: 'pricing' | 'vehicles') =>
  openPage(`/admin?tab=${tab}`, { site: site(), isSignedIn: true })

test('prices, vehicles and luggage have no barrier and fit every window', async () => {
  const page = await openPage('/admin?tab=pricing', { site: site(), isSignedIn: true, refusals: [409] })
  await goThrough(page, (state) => inspect(page, state))
})

test('a vehicle whose price is deleted is to be evaluated by the team on the booking page', async () => {
  const admin = await openTab('pricing')
  await button(admin, 'Delete Mercedes V Class, Point-to-point').click()
  await button(admin, 'Delete').click()
  await button(admin, 'Set price of Mercedes V Class, Point-to-point').waitFor()
  const visitor = await openPage(TRANSFER, { site: site(), refusals: [422] })
  await choosePickup(visitor)
  await next(visitor)
  await expect.poll(() => vehicleFacts(visitor, 'Mercedes V Class')).toContain('To be evaluated by our Team')
})

test('a price is added, changed and deleted with the keyboard alone', async () => {
  const page = await openPage('/admin', { site: site(), isSignedIn: true })
  await page.getByRole('tab', { name: 'Bookings' }).focus()
  await page.keyboard.press('ArrowRight', { delay: 80 })
  await page.getByRole('tab', { name: 'Pricing', selected: true }).waitFor()
  await page.getByRole('article').first().waitFor()

  await tabTo(page, /^Delete Mercedes S Class, Hourly$/)
  await page.keyboard.press('Enter')
  await question(page).waitFor()
  await tabTo(page, /^Delete$/)
  await page.keyboard.press('Enter')
  await question(page).waitFor(gone)
  await expect.poll(() => focused(page)).toBe('Vehicle Pricing')

  await tabTo(page, /^Set price of Mercedes S Class, Hourly$/)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await tabTo(page, /^Hourly Rate/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('88')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor(gone)
  await page.getByText('€88.00', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Vehicle Pricing')

  await tabTo(page, /^Edit Mercedes S Class, Hourly$/)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await tabTo(page, /^Hourly$/)
  await page.keyboard.press('ArrowLeft', { delay: 80 })
  await page.getByRole('radio', { name: 'Point-to-point', checked: true }).waitFor()
  await page.keyboard.press('ArrowRight', { delay: 80 })
  await tabTo(page, /^Hourly Rate/)
  await page.keyboard.press('ArrowUp')
  await tabTo(page, /^Save Changes$/)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor(gone)
  await page.getByText('€90.00', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Edit Mercedes S Class, Hourly')
})

test('a vehicle and a luggage capacity are added with the keyboard alone', async () => {
  const page = await openTab('vehicles')
  await tabTo(page, /^Add Vehicle$/)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await tabTo(page, /^Vehicle Name/)
  await page.keyboard.type('Maybach')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Quiet')
  await tabTo(page, /^Exterior Image URL/)
  await page.keyboard.type('/art/vehicles/s-class-exterior-640.webp')
  await tabTo(page, /^Passengers/)
  await page.keyboard.press('ArrowUp')
  await tabTo(page, /^Add Vehicle$/)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor(gone)
  await page.getByRole('article', { name: 'Maybach' }).getByText('5 passengers').waitFor()
  await expect.poll(() => focused(page)).toBe('Add Vehicle')

  await openLastTabByKey(page, 'Luggage Images')
  await tabTo(page, /^Vehicle/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, /^Configuration/)
  await page.keyboard.type('2 bicycles')
  await page.keyboard.press('Tab')
  await page.keyboard.type('/art/luggage/v-class-8-cabin-bags.webp')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: /^Mercedes V Class/ })
    .getByText('2 bicycles')
    .waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Configuration/)
})

async function openLastTabByKey(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('End', { delay: 80 })
  await page.getByRole('tab', { name, selected: true }).waitFor()
}
