import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspect } from '../support/inspect.ts'
import { focused, tabTo } from '../support/keyboard.ts'
import { openPage } from '../support/open-page.ts'

/** Types where the focus is and takes the first suggestion. */
async function takeSuggestion(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.keyboard.type(typed)
  // The one that Enter takes: those of the text before stay until the new ones come.
  await page.getByRole('option', { name, selected: true }).waitFor()
  await page.keyboard.press('Enter')
}

async function goOn(page: Page, heading: RegExp): Promise<void> {
  await tabTo(page, /^Next$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: heading }).waitFor()
  // Whoever hears the page hears first which step it is.
  await expect.poll(() => focused(page)).toMatch(heading)
}

test('a transfer is booked with the keyboard alone, and no step has a barrier at any size', async () => {
  const page = await openPage('/book', { drawsMaps: true })

  await tabTo(page, /^Pick-up Location/)
  await takeSuggestion(page, 'faro airp', /^Faro Airport/)
  await tabTo(page, /^Drop-off Location/)
  await takeSuggestion(page, 'vilamora', /^Vilamoura Vilamoura, 8125/)

  await tabTo(page, /^Pick-up Date/)
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^\w+day, \d/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/^Pick-up Date.*\d{4}$/)
  await tabTo(page, /^Pick-up Time/)
  await page.keyboard.type('1030')
  await tabTo(page, /^Passengers/)
  await page.keyboard.press('ArrowUp')
  await page.getByRole('spinbutton', { name: 'Passengers' }).and(page.getByText('2 passengers')).waitFor()
  await page.getByRole('region', { name: 'Your route' }).scrollIntoViewIfNeeded()
  await page.getByRole('img', { name: /^Map of the route/ }).waitFor()
  await inspect(page, 'step 1')
  await goOn(page, /Select Your Vehicle$/)

  await page
    .getByText(/^€\d+\.\d\d$/)
    .first()
    .waitFor()
  await tabTo(page, /^Mercedes S Class$/)
  // As long as a finger takes: the group chooses what it moves to while the key is down.
  await page.keyboard.press('ArrowDown', { delay: 80 })
  await page.getByRole('radio', { name: /E Class/, checked: true }).waitFor()
  await inspect(page, 'step 2')
  await goOn(page, /Passenger Information$/)

  await tabTo(page, /^Full Name/)
  await page.keyboard.type('Ana Silva')
  await tabTo(page, /^Email/)
  await page.keyboard.type('ana@example.com')
  await tabTo(page, /^Phone/)
  await page.keyboard.type('+351 912 345 678')
  await inspect(page, 'step 3')
  await goOn(page, /Review & Confirm$/)

  await page.getByRole('radio', { name: /^Cash/ }).waitFor()
  await tabTo(page, /^Cash$/)
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: /^Cash/, checked: true }).waitFor()
  await inspect(page, 'step 4')
  await tabTo(page, /^Complete Reservation$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'We have received your request' }).waitFor()
  await expect.poll(() => focused(page)).toBe('We have received your request')
  await inspect(page, 'confirmation')
})
