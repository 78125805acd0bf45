import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aRegion, aStop } from '../testing/a-stop.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'
import { findStops } from './stops-tab.tsx'

// jsdom cannot draw a map, which is logged.
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}))

const lisbon = aRegion()
const seville = aRegion({ id: 'seville', name: 'Faro-Seville' })
const closed = aRegion({ id: 'closed', name: 'Faro-Sagres', isActive: false })
const algarve = aRegion({ id: 'algarve', name: 'Algarve' })
const routeOf = ({ id, name, isActive }: typeof lisbon) => ({ id, name, isActive })
const evora = aStop({ id: 'evora', name: 'Évora', routes: [routeOf(seville), routeOf(closed)] })

async function openTab(facts: Partial<FakeServer> = {}) {
  const server = fakeServer({ stops: [evora], regions: [algarve, lisbon, closed, seville], ...facts })
  await openAdmin(server, '/admin?tab=stops')
  return server
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function edit(name: string) {
  await card(name)
  await press(`Edit ${name}`)
  const form = within(await screen.findByRole('form', { name: `Edit ${name}` }))
  await form.findAllByRole('checkbox')
  return form
}

test('a stop without a route says so', async () => {
  await openTab({ stops: [aStop({ routes: [] })] })
  expect((await card('Silves Castle')).getByText('No routes connected')).toBeTruthy()
})

test('without any, the tab says what to do', async () => {
  await openTab({ stops: [] })
  expect(await screen.findByRole('heading', { name: 'No stop suggestions yet' })).toBeTruthy()
})

test('an edit offers the active routes, and those that the stop has already', async () => {
  await openTab()
  const form = await edit('Évora')
  expect(form.getAllByRole('checkbox')).toHaveLength(3)
  const ticked = form.getAllByRole<HTMLButtonElement>('checkbox', { checked: true })
  expect(ticked.map(({ labels }) => labels[0]?.textContent)).toEqual(['Faro-Seville', 'Faro-Sagres'])
  expect(form.getByText('Not active: customers are not offered it')).toBeTruthy()
  expect(form.queryByLabelText('Algarve')).toBeNull()
})

test('an edit starts in its first field, and is given up by the button or by Escape', async () => {
  const server = await openTab()
  const form = await edit('Évora')
  expect(document.activeElement).toBe(form.getByLabelText('Stop Name'))
  await userEvent.type(form.getByLabelText('Hourly Price (€)'), '9')
  await press('Cancel')
  expect(screen.queryByRole('form', { name: 'Edit Évora' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Évora' }))
  const again = await edit('Évora')
  expect(again.getByLabelText<HTMLInputElement>('Hourly Price (€)').value).toBe('60')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('form', { name: 'Edit Évora' })).toBeNull()
  expect(server.calls).not.toContain('stops.change')
})

test('the name and the place of a stop are edited, a pasted pair filling both coordinates', async () => {
  const server = await openTab()
  const form = await edit('Évora')
  await userEvent.clear(form.getByLabelText('Stop Name'))
  await userEvent.type(form.getByLabelText('Stop Name'), 'Évora (Roman temple)')
  await userEvent.clear(form.getByLabelText('Latitude'))
  await userEvent.click(form.getByLabelText('Latitude'))
  await userEvent.paste('38.5726, -7.9073')
  expect(form.getByLabelText<HTMLInputElement>('Longitude').value).toBe('-7.9073')
  await press('Save')
  await card('Évora (Roman temple)')
  expect(server.stops[0]).toMatchObject({
    name: 'Évora (Roman temple)',
    latitude: 38.5726,
    longitude: -7.9073,
  })
})

test('a place that is none is refused at its field', async () => {
  const server = await openTab()
  const form = await edit('Évora')
  await userEvent.clear(form.getByLabelText('Latitude'))
  await userEvent.type(form.getByLabelText('Latitude'), '95')
  await press('Save')
  expect(await form.findByText('Latitude must be between -90 and 90')).toBeTruthy()
  expect(server.calls).not.toContain('stops.change')
})

test('a stop that was deleted meanwhile keeps its form open, says so, and can be added again', async () => {
  const server = await openTab()
  const form = await edit('Évora')
  await userEvent.type(form.getByLabelText('Stop Name'), ' again')
  server.stops = []
  await press('Save')
  expect(await form.findByText(/This stop has been deleted meanwhile/)).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('Stop Name').value).toBe('Évora again')
  expect(form.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Delete Évora' })).toBeNull()
  await press('Add it again')
  await card('Évora again')
  expect(screen.queryByRole('article', { name: 'Évora' })).toBeNull()
})

test('a stop that was deleted meanwhile leaves the list when its form is given up', async () => {
  const server = await openTab()
  await edit('Évora')
  server.stops = []
  await press('Save')
  await screen.findByText(/This stop has been deleted meanwhile/)
  await press('Cancel')
  expect(await screen.findByRole('heading', { name: 'No stop suggestions yet' })).toBeTruthy()
})

test('a search closes no form', async () => {
  await openTab({ stops: [evora, aStop()] })
  const form = await edit('Évora')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search stops' }), 'silves')
  expect(await screen.findByText('Showing 1 of 2 stops')).toBeTruthy()
  expect(form.getByLabelText('Stop Name')).toBeTruthy()
})

const stops = [
  aStop({ name: 'Évora (Roman temple)', routes: [{ id: '1', name: 'Lisbon-Seville', isActive: true }] }),
  aStop({ name: 'Silves Castle', routes: [{ id: '2', name: 'Faro-Lisbon', isActive: true }] }),
  aStop({ name: 'Sagres Fortress', routes: [] }),
]

test.for([
  ['', ['Évora (Roman temple)', 'Silves Castle', 'Sagres Fortress']],
  ['evora', ['Évora (Roman temple)']],
  ['CASTLE silv', ['Silves Castle']],
  ['lisbon', ['Évora (Roman temple)', 'Silves Castle']],
  ['lisbon seville', ['Évora (Roman temple)']],
  ['Faro – Lisbon', ['Silves Castle']],
  ['castle seville', []],
] as const)('“%s” finds %j', ([searched, names]) => {
  expect(findStops(stops, searched).map(({ name }) => name)).toEqual(names)
})
