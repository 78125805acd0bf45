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
  expect(await number(other.page).inputValue()).toBe('TR-2222AA')
})
