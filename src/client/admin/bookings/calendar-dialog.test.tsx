import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const link = { createdAt: '2026-11-20T10:42:00.000Z', createdBy: 'eva' }
const address = () => screen.findByLabelText<HTMLInputElement>('Address for the calendar program')

async function openDialog(server = fakeServer()) {
  await openAdmin(server, '/admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar' }))
  return { server, dialog: await screen.findByRole('dialog', { name: 'Bookings in your calendar' }) }
}

test('the link is made, shown once, copied, and not shown again', async () => {
  const user = userEvent.setup()
  const { dialog } = await openDialog()
  await within(dialog).findByText('There is no link at the moment.')
  await user.click(within(dialog).getByRole('button', { name: 'Make a link' }))
  expect((await address()).value).toBe('https://costa.example/calendar/secret-1.ics')
  expect(dialog.textContent).toContain('It is shown only now.')
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }))
  await within(dialog).findByRole('button', { name: 'Copied' })
  expect(write).toHaveBeenCalledWith('https://costa.example/calendar/secret-1.ics')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Calendar' }))
  expect((await screen.findByText(/A link is in use, made by/)).textContent).toContain('admin')
  expect(screen.queryByLabelText('Address for the calendar program')).toBeNull()
})

test('renewing and turning off are asked before, for those who follow the link', async () => {
  const server = fakeServer()
  server.calendarLink = link
  const { dialog } = await openDialog(server)
  expect((await within(dialog).findByText(/made by/)).textContent).toContain('eva, 20 Nov 2026, 10:42')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Renew link' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Renew the link?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
  expect(server.calls).not.toContain('calendar.renew')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Renew link' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Renew link' }),
  )
  expect((await address()).value).toContain('secret-1')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Turn off' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Turn the link off?' })).getByRole('button', {
      name: 'Turn off',
    }),
  )
  await within(dialog).findByText('There is no link at the moment.')
  expect(screen.queryByLabelText('Address for the calendar program')).toBeNull()
})

test('when the link cannot be made the office is told', async () => {
  const server = fakeServer()
  server.broken.add('calendar.renew')
  const { dialog } = await openDialog(server)
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Make a link' }))
  expect((await screen.findByRole('alert')).textContent).toContain('That did not work.')
})
