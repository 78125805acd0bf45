import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  return within(await screen.findByRole('dialog', { name: 'Download for a spreadsheet' }))
}

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true })
const address = () => screen.getByRole('link', { name: 'Download' }).getAttribute('href')

test('the file has commas or semicolons by choice, which is remembered', async () => {
  await openAdmin(fakeServer(), '/admin?status=pending')
  let dialog = await openDialog()
  expect(address()).toBe('/api/admin/bookings.csv?status=pending&delimiter=comma')
  await userEvent.click(dialog.getByRole('radio', { name: /^Excel in Portuguese/ }))
  expect(address()).toBe('/api/admin/bookings.csv?status=pending&delimiter=semicolon')
  const link = dialog.getByRole('link', { name: 'Download' })
  // jsdom follows no link.
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
  dialog = await openDialog()
  expect(chosen()).toBe(dialog.getByRole('radio', { name: /^Excel in Portuguese/ }))
})

test.each([
  ['pt-PT', /^Excel in Portuguese/],
  ['en-GB', /^Excel in English/],
])('in a browser that speaks %s the usual choice is %s', async (language, name) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  await openAdmin(fakeServer(), '/admin')
  const dialog = await openDialog()
  expect(chosen()).toBe(dialog.getByRole('radio', { name }))
})
