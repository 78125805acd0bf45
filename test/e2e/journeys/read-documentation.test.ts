import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../support/repository.ts'
import { openPage } from '../support/open-page.ts'

test('a partner finds the code that the tests run, and comes from it to a call of the reference', async () => {
  const page = await openPage('/api/docs/getting-started')
  const code = readFileSync(join(ROOT, 'packages/examples/book.ts'), 'utf8').trim()
  expect(await page.getByRole('region', { name: /: book\.ts$/ }).textContent()).toBe(code)
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'Reference' })
    .click()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Request a transfer or a hire' }).click()
  await expect.poll(() => page.url()).toMatch(/\/api\/docs#createBooking$/)
  await page.getByRole('article', { name: /^Request a transfer or a hire/ }).waitFor()
})
