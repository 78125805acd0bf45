import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aRegion, aStop } from '../testing/a-stop.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

// jsdom cannot draw a map, which is logged.
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}))

const lisbon = aRegion()
const sagres = aRegion({ id: 'sagres', name: 'Faro-Sagres' })
const silves = aStop({ routes: [lisbon] })

async function openTab(facts: Partial<FakeServer> = {}) {
  const server = fakeServer({ stops: [silves], regions: [lisbon, sagres], ...facts })
  await openAdmin(server, '/admin?tab=regions')
  return server
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const question = async () => within(await screen.findByRole('alertdialog'))

test('without any route the tab says so', async () => {
  await openTab({ regions: [] })
  expect(await screen.findByRole('heading', { name: 'No route connections yet' })).toBeTruthy()
})

test('stops of a route that cannot be read can be asked for again', async () => {
  const server = await openTab({ broken: new Set(['regions.stopsOf']) })
  await press('1 stop on Faro-Lisbon')
  expect(await screen.findByText('Failed to fetch stops for this route')).toBeTruthy()
  server.broken.clear()
  await press('Try again')
  expect(await screen.findByText('Silves Castle')).toBeTruthy()
})

test('a name that is taken is refused by the server, at the name', async () => {
  await openTab()
  await press('Edit Faro-Lisbon')
  const name = await screen.findByLabelText('Route Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Faro-Sagres')
  await press('Save')
  await screen.findAllByText('There is already a region called “Faro-Sagres”. Please choose another name.')
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('why a route is kept stands in the question until it is asked again', async () => {
  await openTab()
  await press('Delete Faro-Lisbon')
  expect((await question()).getByText(/Its stop must have another route\./)).toBeTruthy()
  await userEvent.click((await question()).getByRole('button', { name: 'Delete' }))
  expect((await (await question()).findByRole('alert')).textContent).toMatch(
    /^“Faro-Lisbon” is still needed: 1 stop has no other route/,
  )
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
  await press('Delete Faro-Lisbon')
  expect((await question()).queryByRole('alert')).toBeNull()
})

test('a route that was deleted meanwhile keeps its dialog open and says so, until it is given up', async () => {
  const server = await openTab({ stops: [] })
  await press('Edit Faro-Sagres')
  await userEvent.type(await screen.findByLabelText('Route Name'), ' again')
  server.regions = [lisbon]
  await press('Save')
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Route' }))
  expect(await dialog.findByText(/This route has been deleted meanwhile/)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Route Name').value).toBe('Faro-Sagres again')
  expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Faro-Sagres/ })).toBeNull())
})
