import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { PASSWORD } from '../testing/fake-session.ts'
import { openAdmin } from '../testing/open-admin.ts'

const loginTitle = () => screen.findByRole('heading', { name: 'Admin Login' })
const dashboardTitle = () => screen.findByRole('heading', { name: 'Admin Dashboard' })
const button = (name: string) => screen.getByRole('button', { name })
const toast = (text: string) => screen.findAllByText(text)

async function signIn(password = PASSWORD) {
  await userEvent.type(screen.getByLabelText('Username'), 'admin')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(button('Sign In'))
}

test('signed out, the dashboard leads to the login, and signing in leads back to where it was asked for', async () => {
  const { address } = await openAdmin(fakeServer({ user: null }), '/admin?status=pending&q=ana')
  await loginTitle()
  expect(address()).toBe('/admin/login?from=%2Fadmin%3Fstatus%3Dpending%26q%3Dana')
  expect(screen.getByText('Sign in to access the administrative dashboard.')).toBeTruthy()
  await signIn()
  await dashboardTitle()
  expect(address()).toBe('/admin?status=pending&q=ana')
  await toast('Login Successful')
  await toast('Welcome back!')
})

test('a link to another site after signing in is not followed', async () => {
  const { address } = await openAdmin(
    fakeServer({ user: null }),
    '/admin/login?from=//elsewhere.example/admin',
  )
  await loginTitle()
  await signIn()
  await dashboardTitle()
  expect(address()).toBe('/admin')
})

test('both fields are required, and say so where they stand', async () => {
  const server = fakeServer({ user: null })
  await openAdmin(server, '/admin/login')
  await loginTitle()
  const username = screen.getByLabelText<HTMLInputElement>('Username')
  expect([username.required, username.autocomplete]).toEqual([true, 'username'])
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect([password.required, password.autocomplete]).toEqual([true, 'current-password'])
  await userEvent.click(button('Sign In'))
  expect(screen.getByText('Username is required.')).toBeTruthy()
  expect(screen.getByText('Password is required.')).toBeTruthy()
  expect(document.activeElement).toBe(username)
  expect(server.calls).not.toContain('session.login')
})

test('logging out ends at the login, without a way back', async () => {
  const { address } = await openAdmin(fakeServer(), '/admin?q=ana')
  await dashboardTitle()
  await userEvent.click(button('Logout'))
  await loginTitle()
  expect(address()).toBe('/admin/login')
  await toast('Logged Out')
  await toast('You have been successfully logged out.')
})

test('logging out of a session that has ended already is no failure', async () => {
  const server = fakeServer()
  const { address } = await openAdmin(server, '/admin?q=ana')
  await dashboardTitle()
  await waitFor(() => expect(button('Refresh').getAttribute('aria-busy')).toBeNull())
  server.user = null
  await userEvent.click(button('Logout'))
  await loginTitle()
  expect(address()).toBe('/admin/login')
  await toast('Logged Out')
  expect(screen.queryByText(/Your session has ended/)).toBeNull()
})

test('a session that ends while working leads to the login, and back', async () => {
  const server = fakeServer()
  const { address } = await openAdmin(server, '/admin?status=rejected')
  await dashboardTitle()
  await waitFor(() => expect(button('Refresh').getAttribute('aria-busy')).toBeNull())
  server.user = null
  await userEvent.click(button('Refresh'))
  await loginTitle()
  expect(screen.getByText(/Your session has ended/)).toBeTruthy()
  await signIn()
  await dashboardTitle()
  expect(address()).toBe('/admin?status=rejected')
})

test('when it cannot be found out who is signed in, the dashboard says so and can be asked again', async () => {
  const server = fakeServer()
  server.broken.add('session.user')
  await openAdmin(server, '/admin')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    'The server answered with an error (502). Please try again.',
  )
  server.broken.clear()
  await userEvent.click(button('Try again'))
  await dashboardTitle()
})
