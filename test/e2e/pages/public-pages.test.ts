import { expect, test } from 'vitest'
import { inspect } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'
import { publicPages } from '../support/public-pages.ts'

test.for(publicPages)('%s has no barrier and fits every window', async (path) => {
  const page = await openPage(path, { refusals: [404] })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await inspect(page, path)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
