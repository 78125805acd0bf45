import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDelivery, aFailedDelivery, aWebhook } from '../testing/a-webhook.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

async function openPage(facts: Partial<FakeServer> = {}, search = '') {
  const server = fakeServer({ webhooks: [aWebhook()], ...facts })
  const site = await openAdmin(server, `/admin/webhooks/${aWebhook().id}${search}`)
  return { server, ...site }
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const both = { deliveries: [aDelivery(), aFailedDelivery()] }

test('deliveries say what was sent, about what, and how it went', async () => {
  await openPage(both)
  expect(await screen.findByRole('heading', { name: 'Deliveries to Hotel Sol' })).toBeTruthy()
  const failed = await card('Booking confirmed')
  for (const words of ['Given up', 'The receiver answered 500.']) expect(failed.getByText(words)).toBeTruthy()
  expect(failed.getByText(/10 tries/).textContent).toContain('given up 23 Nov 2026, 14:00')
  const made = await card('Booking made')
  expect(made.getByText('Delivered')).toBeTruthy()
  expect(made.getByText(/1 try/)).toBeTruthy()
  expect(made.getByRole('link', { name: 'TR-2B4D6F' }).getAttribute('href')).toBe('/admin/bookings/TR-2B4D6F')
})

test('the filter leaves those that were given up, and stands in the address', async () => {
  const { address } = await openPage(both)
  await card('Booking made')
  await userEvent.click(screen.getByRole('radio', { name: 'Given up' }))
  await expect.poll(() => screen.queryByRole('article', { name: 'Booking made' })).toBeNull()
  expect(await card('Booking confirmed')).toBeTruthy()
  expect(address()).toBe(`/admin/webhooks/${aWebhook().id}?show=failed`)
})

test('the details hold the message and every try, as text and nothing else', async () => {
  await openPage(both)
  const failed = await card('Booking confirmed')
  const details = failed.getByRole('button', { name: 'Details' })
  expect(details.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(details)
  expect(details.getAttribute('aria-expanded')).toBe('true')
  expect(await failed.findByText('Answered 500')).toBeTruthy()
  expect(failed.getByText('<b>down</b>')).toBeTruthy()
  expect(failed.getByText('msg_2')).toBeTruthy()
  expect(failed.getByRole('region', { name: 'What is sent' }).textContent).toBe(
    '{\n  "type": "booking.created"\n}',
  )
})

test('nothing is sent again to a receiver that is switched off, and the reason is told', async () => {
  await openPage({ ...both, webhooks: [aWebhook({ enabled: false })] })
  const button = (await card('Booking confirmed')).getByRole('button', { name: 'Send again' })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  expect(button.title).toBe('The receiver is switched off.')
})

test.for([
  ['', 'Nothing was sent yet'],
  ['?show=failed', 'Nothing was given up'],
] as const)('an empty list says so: %j', async ([search, title]) => {
  await openPage({}, search)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

test('a list that cannot be read says so, and is read again on request', async () => {
  const { server } = await openPage({ broken: new Set(['webhooks.deliveries']), ...both })
  const problem = within(await screen.findByRole('alert'))
  server.broken.clear()
  await userEvent.click(problem.getByRole('button', { name: 'Try again' }))
  expect(await card('Booking made')).toBeTruthy()
})

test('more deliveries than a page holds are read on request', async () => {
  const deliveries = Array.from({ length: 31 }, (_, n) =>
    aDelivery({ id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` }),
  )
  await openPage({ deliveries })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  const list = within(screen.getByRole('list', { name: 'Deliveries' }))
  await expect.poll(() => list.getAllByRole('article').length).toBe(31)
})
