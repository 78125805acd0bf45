import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, openPage, hydrated } from '../support/open-page.ts'

/** Opens a page whose scripts come only when they are let go. */
async function openSlowly(path: string): Promise<{ page: Page; release: () => void }> {
  const page = await openPage('/terms', { viewport: PHONE })
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, release: () => resolve(undefined) }
}

test('a place typed before the scripts came is looked for when they have', async () => {
  const { page, release } = await openSlowly('/book')
  await page.getByRole('combobox', { name: 'Pick-up Location' }).click()
  await page.keyboard.type('faro airp')
  release()
  await page.getByRole('option', { name: /^Faro Airport/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Pick-up Location' }).inputValue())
    .toMatch(/^Aeroporto Gago Coutinho/)
})

test('a message begun before the scripts came is sent whole', async () => {
  const { page, release } = await openSlowly('/contact')
  await page.getByRole('textbox', { name: /^Full Name/ }).fill('Ana Silva')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Do you carry bicycles?')
  release()
  await hydrated(page)
  await page.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect.poll(() => page.getByText('ana@example.com').count()).toBe(1)
})

test('the booking number of a link is filled in when the scripts have come, unless another was typed', async () => {
  const number = (page: Page) => page.getByRole('textbox', { name: /^Booking number/i })
  const { page, release } = await openSlowly('/contact?booking=TR-7K3Q9X')
  expect(await number(page).inputValue()).toBe('')
  release()
  await expect.poll(() => number(page).inputValue()).toBe('TR-7K3Q9X')

  const other = await openSlowly('/contact?booking=TR-7K3Q9X')
  await number(other.page).fill('TR-2222AA')
  other.release()
  await hydrated(other.page)
  await expect.poll(() => number(other.page).inputValue()).toBe('TR-2222AA')
})

test('a box that has the focus opens its list when the scripts have come', async () => {
  const { page, release } = await openSlowly('/')
  await page.getByRole('combobox', { name: 'Drop-off' }).click()
  release()
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(1)
})

test('the last button that opens something opens it when the scripts have come, and switches are switched', async () => {
  const { page, release } = await openSlowly('/book')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('radio', { name: /hour/i }).click()
  await page.getByRole('combobox', { name: 'Pick-up Location' }).click()
  await page.getByRole('button', { name: /Pick-up Date/ }).click()
  release()
  await page.getByRole('grid').waitFor()
  expect(await page.getByRole('radio', { name: /hour/i, includeHidden: true }).isChecked()).toBe(true)
  expect(await page.getByRole('listbox', { includeHidden: true }).count()).toBe(0)
})

test('a tab chosen before the scripts came is open when they have', async () => {
  const { page, release } = await openSlowly('/')
  await page.getByRole('tab', { name: /hour/i }).first().click()
  release()
  await expect.poll(() => page.getByRole('button', { name: 'One hour more' }).count()).toBe(1)
})

test('a form sent before the scripts came is sent when they have', async () => {
  const { page, release } = await openSlowly('/contact')
  await page.getByRole('button', { name: /^Send/ }).click()
  release()
  await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBeGreaterThan(2)
})

test('a press while React takes the page over, part by part, leads on without an error', async () => {
  const page = await openPage('/terms', { viewport: PHONE })
  await page.addInitScript(() =>
    addEventListener('hydrated', () =>
      document.querySelector<HTMLButtonElement>('main form [type=submit]')?.click(),
    ),
  )
  // Whether the browser or React sends the form is open, so nothing is waited for on the page that is left.
  await page.goto('/', { waitUntil: 'commit' })
  const pickup = page.getByRole('combobox', { name: 'Pick-up Location' })
  await expect.poll(() => pickup.isVisible()).toBe(true)
})
