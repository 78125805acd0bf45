import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aMail, aWaitingMail } from '../testing/a-mail.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

async function openPage(facts: Partial<FakeServer> = {}) {
  const server = fakeServer(facts)
  const site = await openAdmin(server, '/admin/mails')
  return { server, ...site }
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const header = () => within(screen.getByRole('navigation', { name: 'Settings' }))

test('a mail that was given up says to whom, about what, why and when', async () => {
  await openPage({ mails: [aMail({ recipient: '<b>ana</b>@example.com' })] })
  const shown = await card('Booking confirmed')
  for (const text of [
    'Given up',
    '<b>ana</b>@example.com',
    'The mail server refuses this mail: 550 5.1.1 no such mailbox',
    '21 Nov 2026, 09:00',
  ])
    expect(shown.getByText(text)).toBeTruthy()
  expect(shown.getByRole('link', { name: 'TR-2B4D6F' }).getAttribute('href')).toBe(
    '/admin/bookings/TR-2B4D6F',
  )
  expect(await header().findByRole('link', { name: 'Mails 1 given up' })).toBeTruthy()
})

test('a mail that waits says when it is tried again, and leads to its enquiry', async () => {
  await openPage({ mails: [aWaitingMail()] })
  const shown = await card('To the office: enquiry')
  expect(shown.getByText('21 Nov 2026, 10:30')).toBeTruthy()
  expect(shown.getByRole('button', { name: 'Send now' })).toBeTruthy()
  expect(shown.getByRole('link', { name: 'CM-7K3Q9X' }).getAttribute('href')).toBe('/admin/enquiries')
  expect(header().getByRole('link', { name: 'Mails' })).toBeTruthy()
})

test('a mail that was sent meanwhile is told so, and leaves the list', async () => {
  const { server } = await openPage({ mails: [aMail()] })
  const shown = await card('Booking confirmed')
  server.mails = []
  await userEvent.click(shown.getByRole('button', { name: 'Send again' }))
  expect((await screen.findAllByText('This mail has been sent meanwhile.')).length).toBeGreaterThan(0)
  expect(await screen.findByRole('heading', { name: 'Every mail was delivered' })).toBeTruthy()
})

test('more mails than a page holds are read on request', async () => {
  const mails = Array.from({ length: 31 }, (_, n) =>
    aMail({ id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` }),
  )
  await openPage({ mails })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  const list = within(screen.getByRole('list', { name: 'Mails not delivered' }))
  await expect.poll(() => list.getAllByRole('article').length).toBe(31)
})
