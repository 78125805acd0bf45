import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { signIn } from '../support/office.ts'
import { UNREACHABLE } from '../support/visitor.ts'
import { gone, onSlowLine, says, toast } from '../support/see.ts'
import { checkRows, shareSite } from '../support/table.ts'

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const password = (page: Page) => page.getByLabel('Password')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The path that the window is at, once it is. */
const isAt = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)

async function tells(page: Page, title: string, description: string): Promise<void> {
  await toast(page).getByText(title, { exact: true }).waitFor()
  await toast(page).getByText(description, { exact: true }).waitFor()
}

describe('signing in and out', () => {
  const site = shareSite()
  checkRows(site, [
    {
      says: 'with no logged-in user, the dashboard redirects to /admin/login',
      at: '/admin',
      see: (page) => isAt(page, '/admin/login'),
    },
    {
      says: 'a 401 on the current-user lookup means logged out, not an error',
      see: async (page) => {
        await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
        expect(await page.getByRole('alert').count()).toBe(0)
      },
    },
    {
      says: 'title Admin Login',
      see: (page) => page.getByRole('heading', { level: 1, name: 'Admin Login', exact: true }).waitFor(),
    },
    {
      says: 'subtitle: Sign in to access the administrative dashboard.',
      see: says('Sign in to access the administrative dashboard.'),
    },
    {
      says: 'fields: username and password',
      see: async (page) => {
        await username(page).waitFor()
        expect(await password(page).getAttribute('type')).toBe('password')
      },
    },
    {
      says: 'username and password are both required',
      see: async (page) => {
        await button(page, 'Sign In').click()
        await page.getByText('Username is required.').waitFor()
        await page.getByText('Password is required.').waitFor()
        await username(page).fill(ADMIN.username)
        await button(page, 'Sign In').click()
        await page.getByText('Username is required.').waitFor(gone)
        await page.getByText('Password is required.').waitFor()
      },
    },
    {
      says: 'login failure: Login Failed, with the returned error message',
      see: async (page) => {
        await password(page).fill('wrong')
        await button(page, 'Sign In').click()
        await tells(page, 'Login Failed', 'Invalid username or password')
        await isAt(page, '/admin/login')
      },
    },
    {
      says: 'Sign In shows Signing in... while pending',
      see: async (page) => {
        const usual = await onSlowLine(page)
        await password(page).fill('wrong')
        await button(page, 'Sign In').click()
        await button(page, 'Signing in...').waitFor()
        await usual()
        await button(page, 'Sign In').waitFor()
      },
    },
    {
      says: 'login success: Login Successful, Welcome back!, and on to /admin',
      at: '/admin/login',
      see: async (page) => {
        await signIn(page)
        await tells(page, 'Login Successful', 'Welcome back!')
        await isAt(page, '/admin')
      },
    },
    {
      says: 'the header has Admin Dashboard and a Logout button',
      see: async (page) => {
        const header = page.getByRole('banner')
        await header.getByRole('heading', { level: 1, name: 'Admin Dashboard', exact: true }).waitFor()
        await header.getByRole('button', { name: 'Logout', exact: true }).waitFor()
      },
    },
    {
      says: 'tabs, default Bookings',
      see: (page) => page.getByRole('tab', { name: 'Bookings', selected: true }).waitFor(),
    },
    {
      says: 'the login page redirects to /admin if a user is logged in',
      at: '/admin/login?',
      see: (page) => isAt(page, '/admin'),
    },
    {
      says: 'while the session loads, the dashboard shows a loading spinner',
      see: async (page) => {
        const usual = await onSlowLine(page)
        await page.reload({ waitUntil: 'commit' })
        await page.getByText('Loading...', { exact: true }).waitFor({ state: 'attached' })
        expect(await page.getByRole('heading', { name: 'Admin Dashboard' }).count()).toBe(0)
        await usual()
        await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
      },
    },
    {
      says: 'logout: Logged Out, You have been successfully logged out., and on to /admin/login',
      see: async (page) => {
        await button(page, 'Logout').click()
        await tells(page, 'Logged Out', 'You have been successfully logged out.')
        await isAt(page, '/admin/login')
      },
    },
    {
      says: 'logout clears the user',
      at: '/admin?',
      see: (page) => isAt(page, '/admin/login'),
    },
  ])
})

describe('signing out while the server is away', () => {
  const site = shareSite()
  checkRows(
    site,
    [
      {
        says: 'logout failure: Logout Failed, with the error message',
        at: '/admin/login',
        see: async (page) => {
          await signIn(page)
          await page.getByRole('heading', { name: 'No reservations yet' }).waitFor()
          await toast(page).getByRole('button', { name: 'Dismiss' }).click()
          await toast(page).waitFor(gone)
          await site().kill()
          await button(page, 'Logout').click()
          await tells(
            page,
            'Logout Failed',
            'The server could not be reached. Please check the connection and try again.',
          )
          await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
        },
      },
    ],
    { expected: UNREACHABLE },
  )
})
