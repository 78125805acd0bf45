import { expect, test } from 'vitest'
import { signIn, toast } from '../support/admin.ts'
import { findBarriers } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'

test('an administrator signs in where a link led to, and after signing out the dashboard is closed again', async () => {
  const page = await openPage('/admin?status=pending')
  const address = () => new URL(page.url())
  await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor()
  expect(address().pathname).toBe('/admin/login')
  expect(await findBarriers(page)).toEqual([])

  await page.getByRole('textbox', { name: 'Username' }).fill('maria')
  await page.getByLabel('Password').fill('a wrong one')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await toast(page).getByText('Invalid username or password', { exact: true }).waitFor()

  await signIn(page)
  await toast(page).getByText('Login Successful', { exact: true }).waitFor()
  expect(address().pathname + address().search).toBe('/admin?status=pending')
  await page.reload()
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()

  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await toast(page).getByText('Logged Out', { exact: true }).waitFor()
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Admin Dashboard' }).count()).toBe(0)
})
