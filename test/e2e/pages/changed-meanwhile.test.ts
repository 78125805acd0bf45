import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gone, seeToast, tabAddress } from '../support/admin.ts'
import { openSiteForAll } from '../support/check-in-order.ts'
import { inspect } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'
import { adminCookie } from '../support/site.ts'

const site = openSiteForAll()
const openTab = (tab: 'pricing' | 'stops' | 'regions') =>
  openPage(tabAddress(tab), { site: site(), isSignedIn: true, refusals: [409] })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const perKm = (page: Page) => page.getByRole('spinbutton', { name: 'Price per km (€)' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your changes are not saved.' })

async function type(page: Page, vehicle: string, price: string): Promise<void> {
  await button(page, `Edit ${vehicle}, Point-to-point`).click()
  await perKm(page).fill(price)
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save Changes').click()
}

/** The prices per kilometre of a vehicle's card. */
const shown = (page: Page, vehicle: string, price: string) =>
  page.getByRole('article', { name: vehicle }).getByText(price, { exact: true })

test('the second of two tabs that edit a price is told what the first has changed, and takes it', async () => {
  const [first, second] = [await openTab('pricing'), await openTab('pricing')]
  await type(first, 'Mercedes E Class', '1.80')
  await type(second, 'Mercedes E Class', '1.90')
  await save(first)
  await first.getByRole('dialog').waitFor(gone)
  await save(second)
  await notice(second)
    .getByText('Changed meanwhile by maria: Price per km €1.65 → €1.80. Your changes are not saved.')
    .waitFor()
  expect(await perKm(second).inputValue()).toBe('1.90')
  await inspect(second, 'a price that was changed meanwhile')
  await button(second, 'Take theirs').click()
  await notice(second).waitFor(gone)
  await expect.poll(() => perKm(second).inputValue()).toBe('1.80')
  await perKm(second).fill('1.95')
  await save(second)
  await shown(second, 'Mercedes E Class', '€1.95').waitFor()
})

test('what was typed can be saved all the same, over every change that the page has shown', async () => {
  const [first, second] = [await openTab('pricing'), await openTab('pricing')]
  await type(first, 'Mercedes Vito', '2.00')
  await type(second, 'Mercedes Vito', '2.10')
  await save(first)
  await first.getByRole('dialog').waitFor(gone)
  await save(second)
  await notice(second).waitFor()
  expect(await perKm(second).inputValue()).toBe('2.10')
  await type(first, 'Mercedes Vito', '2.20')
  await save(first)
  await first.getByRole('dialog').waitFor(gone)
  await button(second, 'Save mine all the same').click()
  await notice(second).getByText('Price per km €1.80 → €2.20').waitFor()
  await button(second, 'Save mine all the same').click()
  await second.getByRole('dialog').waitFor(gone)
  await shown(second, 'Mercedes Vito', '€2.10').waitFor()
})

test('a price that was changed meanwhile is not deleted', async () => {
  const [first, second] = [await openTab('pricing'), await openTab('pricing')]
  await button(second, 'Delete Mercedes V Class, Point-to-point').waitFor()
  await type(first, 'Mercedes V Class', '2.05')
  await save(first)
  await first.getByRole('dialog').waitFor(gone)
  await button(second, 'Delete Mercedes V Class, Point-to-point').click()
  await button(second, 'Delete').click()
  await seeToast(second, 'Changed meanwhile by maria. Please look at it again.')
  await shown(second, 'Mercedes V Class', '€2.05').waitFor()
  expect(await button(second, 'Set price of Mercedes V Class, Point-to-point').count()).toBe(0)
})

test('a stop that was put on another route meanwhile keeps it until its editor says otherwise', async () => {
  const page = await openTab('stops')
  const cookie = await adminCookie(site())
  const { client } = site()
  const name = 'Castro Verde basilica'
  const stop = (await client.ask('listStops', {}, { cookie })).done.find((stop) => stop.name === name)
  const regions = (await client.ask('listOfficeRegions', {}, { cookie })).done
  await button(page, `Edit ${name}`).click()
  const price = page.getByRole('spinbutton', { name: 'Hourly Price (€)' })
  await price.fill('85')
  const cascais = regions.find(({ name }) => name === 'Lisbon-Cascais')
  const routeIds = [...(stop?.routeIds ?? []), cascais?.id]
  expect((await client.ask('changeStop', { id: stop?.id, routeIds }, { cookie })).status).toBe(200)
  await button(page, 'Save').click()
  await notice(page)
    .getByText(/^Changed meanwhile by maria: Routes .+ → .*Lisbon-Cascais/)
    .waitFor()
  expect(await price.inputValue()).toBe('85')
  await inspect(page, 'a stop that was changed meanwhile')
  await button(page, 'Take theirs').click()
  await notice(page).waitFor(gone)
  expect(await price.inputValue()).toBe('60')
  await page.getByRole('checkbox', { name: 'Lisbon-Cascais', checked: true }).waitFor()
  await price.fill('85')
  await button(page, 'Save').click()
  await page.getByRole('form').waitFor(gone)
  const saved = (await client.ask('listStops', {}, { cookie })).done.find(({ id }) => id === stop?.id)
  expect(saved).toMatchObject({ hourlyPrice: 85, routeIds: expect.arrayContaining(routeIds) })
})

test('a route that was renamed meanwhile says so in its dialog', async () => {
  const page = await openTab('regions')
  const cookie = await adminCookie(site())
  const { client } = site()
  const { done } = await client.ask('createRegion', { name: 'Beja-Evora' }, { cookie })
  await page.reload()
  await button(page, 'Edit Beja-Evora').click()
  const name = page.getByRole('textbox', { name: 'Route Name' })
  await name.fill('Beja-Elvas')
  await client.ask('changeRegion', { id: done.id, name: 'Beja-Setubal', isActive: false }, { cookie })
  await button(page, 'Save').click()
  await notice(page)
    .getByText('Route Name Beja-Evora → Beja-Setubal, Offered to customers yes → no.')
    .waitFor()
  expect(await name.inputValue()).toBe('Beja-Elvas')
  await inspect(page, 'a route that was changed meanwhile')
  await button(page, 'Save mine all the same').click()
  await page.getByRole('dialog').waitFor(gone)
  await page.getByRole('rowheader', { name: /^Beja-Elvas/ }).waitFor()
})
