import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

test.for([
  ['/admin', 'bookings.find', 'reservations', 'No reservations yet'],
  ['/admin?tab=pricing', 'pricing.list', 'prices', 'No vehicle pricing configured yet'],
  ['/admin?tab=stops', 'stops.listAll', 'stops', 'No stop suggestions yet'],
  ['/admin?tab=regions', 'regions.listAll', 'routes', 'No route connections yet'],
  ['/admin?tab=luggage', 'luggage.list', 'luggage capacities', 'No luggage capacities added yet'],
  ['/admin/enquiries', 'enquiries.list', 'enquiries', 'No enquiries yet'],
  ['/admin/day', 'bookings.ofDay', 'trips', 'No trips'],
  ['/admin/mails', 'mails.list', 'mails', 'Every mail was delivered'],
  ['/admin/partners', 'partners.list', 'partners', 'No partners yet'],
  ['/admin/webhooks', 'webhooks.list', 'receivers', 'No receivers yet'],
] as const)('at %s a list that cannot be read says so, and is read on request', async (row) => {
  const [address, call, what, empty] = row
  const server = fakeServer({ broken: new Set([call]) })
  await openAdmin(server, address)
  // Calls that go together fail together.
  const [problem] = await screen.findAllByRole('alert')
  expect(problem?.textContent).toMatch(`The ${what} could not be loaded.`)
  server.broken.clear()
  const [again] = screen.getAllByRole('button', { name: 'Try again' })
  if (again) await userEvent.click(again)
  expect(await screen.findByRole('heading', { name: empty })).toBeTruthy()
})
