import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { gone, seeToast, signIn } from '../support/admin.ts'
import { openSiteForAll } from '../support/check-in-order.ts'
import { inspect } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'

const NEW = 'a wild sea at night'
const site = openSiteForAll()

async function fill(page: Page, old: string, first: string, second: string): Promise<void> {
  await page.getByLabel('Old password').fill(old)
  await page.getByLabel('New password', { exact: true }).fill(first)
  await page.getByLabel('New password once more').fill(second)
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
}

test('an administrator changes the password, stays signed in, and is signed out elsewhere', async () => {
  const page = await openPage('/admin/login', { site: site(), refusals: [400, 401] })
  await signIn(page)
  const elsewhere = await openPage('/admin/login', { site: site(), refusals: [401] })
  await signIn(elsewhere)
  await page.getByRole('button', { name: 'Password', exact: true }).click()
  await fill(page, '', 'short', 'other')
  for (const problem of [
    'The old password is required.',
    'The new password must be at least 8 characters long.',
    'The two new passwords are not the same.',
  ])
    await page.getByText(problem, { exact: true }).waitFor()
  await inspect(page, 'a new password that is wrong')
  await fill(page, 'a guess', NEW, NEW)
  await page.getByText('This is not the old password.', { exact: true }).waitFor()
  await fill(page, ADMIN.password, NEW, NEW)
  await page.getByRole('dialog').waitFor(gone)
  await seeToast(page, 'Password changed')
  await page.reload()
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  await elsewhere.reload()
  await elsewhere.getByRole('button', { name: 'Sign In' }).waitFor()
  const login = (password: string) => site().client.ask('login', { ...ADMIN, password })
  expect([(await login(ADMIN.password)).status, (await login(NEW)).status]).toEqual([401, 200])
})
