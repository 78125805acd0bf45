import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { onSlowLine, says } from '../support/see.ts'
import { goOffline, OFFLINE } from '../support/open-page.ts'
import { checkInOrder } from '../support/check-in-order.ts'
import { signIn, toast, gone, seeToast } from '../support/admin.ts'

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const password = (page: Page) => page.getByLabel('Password')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The path that the window is at, once it is. */
const isAt = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)

describe('signing in and out', () => {
  checkInOrder([
    {
      rule: 'signed out, the dashboard leads to the login',
      at: '/admin',
      check: (page) => isAt(page, '/admin/login'),
    },
    {
      rule: 'being signed out is no error',
      check: async (page) => {
        await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
        expect(await page.getByRole('alert').count()).toBe(0)
      },
    },
    {
      rule: 'the login is called Admin Login',
      check: (page) => page.getByRole('heading', { level: 1, name: 'Admin Login', exact: true }).waitFor(),
    },
    {
      rule: 'the login says what it opens',
      check: says('Sign in to access the administrative dashboard.'),
    },
    {
      rule: 'the login asks for username and password',
      check: async (page) => {
        await username(page).waitFor()
        expect(await password(page).getAttribute('type')).toBe('password')
      },
    },
    {
      rule: 'username and password are both required',
      check: async (page) => {
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
      rule: 'a wrong password is announced with what the server says',
      check: async (page) => {
        await password(page).fill('wrong')
        await button(page, 'Sign In').click()
        await seeToast(page, 'Login Failed', 'Invalid username or password')
        await isAt(page, '/admin/login')
      },
    },
    {
      rule: 'while the login is on its way the button says Signing in...',
      check: async (page) => {
        const usual = await onSlowLine(page)
        await password(page).fill('wrong')
        await button(page, 'Sign In').click()
        await button(page, 'Signing in...').waitFor()
        await usual()
        await button(page, 'Sign In').waitFor()
      },
    },
    {
      rule: 'a login is announced and leads to the dashboard',
      at: '/admin/login',
      check: async (page) => {
        await signIn(page)
        await seeToast(page, 'Login Successful', 'Welcome back!')
        await isAt(page, '/admin')
      },
    },
    {
      rule: 'the header names the dashboard and has a Logout button',
      check: async (page) => {
        const header = page.getByRole('banner')
        await header.getByRole('heading', { level: 1, name: 'Admin Dashboard', exact: true }).waitFor()
        await header.getByRole('button', { name: 'Logout', exact: true }).waitFor()
      },
    },
    {
      rule: 'the dashboard opens with the bookings',
      check: (page) => page.getByRole('tab', { name: 'Bookings', selected: true }).waitFor(),
    },
    {
      rule: 'signed in, the login leads to the dashboard',
      at: '/admin/login?',
      check: (page) => isAt(page, '/admin'),
    },
    {
      rule: 'while the session loads, the dashboard shows a loading spinner',
      check: async (page) => {
        const usual = await onSlowLine(page)
        await page.reload({ waitUntil: 'commit' })
        await page.getByText('Loading...', { exact: true }).first().waitFor({ state: 'attached' })
        expect(await page.getByRole('heading', { name: 'Admin Dashboard' }).count()).toBe(0)
        await usual()
        await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
      },
    },
    {
      rule: 'a logout is announced and leads to the login',
      check: async (page) => {
        await button(page, 'Logout').click()
        await seeToast(page, 'Logged Out', 'You have been successfully logged out.')
        await isAt(page, '/admin/login')
      },
    },
    {
      rule: 'after a logout the dashboard leads to the login',
      at: '/admin?',
      check: (page) => isAt(page, '/admin/login'),
    },
  ])
})

describe('signing out while the server is away', () => {
  checkInOrder(
    [
      {
        rule: 'a logout that cannot be done is announced',
        at: '/admin/login',
        check: async (page) => {
          await signIn(page)
          await page.getByRole('heading', { name: 'All Reservations' }).waitFor()
          await toast(page).getByRole('button', { name: 'Dismiss' }).click()
          await toast(page).waitFor(gone)
          await goOffline(page)
          await button(page, 'Logout').click()
          await seeToast(
            page,
            'Logout Failed',
            'The server could not be reached. Please check the connection and try again.',
          )
          await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
        },
      },
    ],
    { expectedError: OFFLINE },
  )
})
