import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { admin, fakeOffice, PASSWORD } from '../testing/fake-office.ts'
import { renderOffice, serveOffice } from '../testing/render-office.tsx'
import { useSession } from './authentication-provider.tsx'

serveOffice()

const loginTitle = () => screen.findByRole('heading', { name: 'Admin Login' })
const dashboardTitle = () => screen.findByRole('heading', { name: 'Admin Dashboard' })
const button = (name: string) => screen.getByRole('button', { name })
const toast = (text: string) => screen.findAllByText(text)

async function signIn(password = PASSWORD) {
  await userEvent.type(screen.getByLabelText('Username'), 'admin')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(button('Sign In'))
}

test('while it is unknown who is signed in, the dashboard shows a spinner', async () => {
  await renderOffice(fakeOffice({ user: admin }), '/admin')
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(await dashboardTitle()).toBeTruthy()
})

test('signed out, the dashboard leads to the login, and signing in leads back to where it was asked for', async () => {
  const { address } = await renderOffice(fakeOffice(), '/admin?status=pending&q=ana')
  await loginTitle()
  expect(address()).toBe('/admin/login?from=%2Fadmin%3Fstatus%3Dpending%26q%3Dana')
  expect(screen.getByText('Sign in to access the administrative dashboard.')).toBeTruthy()
  await signIn()
  await dashboardTitle()
  expect(address()).toBe('/admin?status=pending&q=ana')
  await toast('Login Successful')
  await toast('Welcome back!')
})

test('signed in, the login leads to the dashboard', async () => {
  const { address } = await renderOffice(fakeOffice({ user: admin }), '/admin/login')
  await dashboardTitle()
  expect(address()).toBe('/admin')
})

test('a link to another site after signing in is not followed', async () => {
  const { address } = await renderOffice(fakeOffice(), '/admin/login?from=//elsewhere.example/admin')
  await loginTitle()
  await signIn()
  await dashboardTitle()
  expect(address()).toBe('/admin')
})

test('a wrong password is answered with the server’s sentence', async () => {
  await renderOffice(fakeOffice(), '/admin/login')
  await loginTitle()
  await signIn('wrong')
  await toast('Login Failed')
  await toast('Invalid username or password')
  expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeTruthy()
})

test('both fields are required, and say so where they stand', async () => {
  const office = fakeOffice()
  await renderOffice(office, '/admin/login')
  await loginTitle()
  const username = screen.getByLabelText<HTMLInputElement>('Username')
  expect([username.required, username.autocomplete]).toEqual([true, 'username'])
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect([password.required, password.autocomplete]).toEqual([true, 'current-password'])
  await userEvent.click(button('Sign In'))
  expect(screen.getByText('Username is required.')).toBeTruthy()
  expect(screen.getByText('Password is required.')).toBeTruthy()
  expect(document.activeElement).toBe(username)
  expect(office.calls).not.toContain('session.login')
})

test('logging out ends at the login, without a way back', async () => {
  const { address } = await renderOffice(fakeOffice({ user: admin }), '/admin?q=ana')
  await dashboardTitle()
  await userEvent.click(button('Logout'))
  await loginTitle()
  expect(address()).toBe('/admin/login')
  await toast('Logged Out')
  await toast('You have been successfully logged out.')
})

test('logging out of a session that has ended already is no failure', async () => {
  const office = fakeOffice({ user: admin })
  const { address } = await renderOffice(office, '/admin?q=ana')
  await dashboardTitle()
  await waitFor(() => expect(button('Refresh').getAttribute('aria-busy')).toBeNull())
  office.user = null
  await userEvent.click(button('Logout'))
  await loginTitle()
  expect(address()).toBe('/admin/login')
  await toast('Logged Out')
  expect(screen.queryByText(/Your session has ended/)).toBeNull()
})

test('a failed logout says so and changes nothing', async () => {
  const office = fakeOffice({ user: admin })
  await renderOffice(office, '/admin')
  await dashboardTitle()
  office.broken.add('session.logout')
  await userEvent.click(button('Logout'))
  await toast('Logout Failed')
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy()
})

test('a session that ends while working leads to the login, and back', async () => {
  const office = fakeOffice({ user: admin })
  const { address } = await renderOffice(office, '/admin?status=rejected')
  await dashboardTitle()
  await waitFor(() => expect(button('Refresh').getAttribute('aria-busy')).toBeNull())
  office.user = null
  await userEvent.click(button('Refresh'))
  await loginTitle()
  expect(screen.getByText(/Your session has ended/)).toBeTruthy()
  await signIn()
  await dashboardTitle()
  expect(address()).toBe('/admin?status=rejected')
})

test('when it cannot be found out who is signed in, the dashboard says so and can be asked again', async () => {
  const office = fakeOffice({ user: admin })
  office.broken.add('session.user')
  await renderOffice(office, '/admin')
  expect((await screen.findByRole('alert')).textContent).toMatch('could not be reached')
  office.broken.clear()
  await userEvent.click(button('Try again'))
  await dashboardTitle()
})

test('outside its provider the session says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Lost = () => <p>{useSession().user?.username}</p>
  expect(() => render(<Lost />)).toThrow('must be used within an authentication provider')
})
