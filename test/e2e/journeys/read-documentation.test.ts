import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../support/repository.ts'
import { openPage } from '../support/open-page.ts'

test('a partner comes from the site to the code that the tests run, and to a call of the reference', async () => {
  const page = await openPage('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners and developers' }).click()
  await page.getByRole('heading', { name: 'Book your first trip in five minutes' }).waitFor()
  const contents = page.getByRole('navigation', { name: 'Documentation' })
  await contents.getByRole('link', { name: 'Booking', exact: true }).click()
  const code = readFileSync(join(ROOT, 'packages/examples/book.ts'), 'utf8').trim()
  await expect.poll(() => page.getByRole('region', { name: 'Quote and book' }).textContent()).toBe(code)
  await contents.getByRole('link', { name: 'POST /bookings', exact: true }).click()
  await expect.poll(() => page.url()).toMatch(/\/api\/docs\/reference\/createPartnerBooking$/)
  await page.getByRole('heading', { name: 'Book a transfer or a hire' }).waitFor()
})
