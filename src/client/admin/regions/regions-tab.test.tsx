import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aRegion, aStop } from '../testing/a-stop.ts'
import { admin, fakeOffice, type FakeOffice } from '../testing/fake-office.ts'
import { renderOffice, serveOffice } from '../testing/render-office.tsx'

serveOffice()
// No map is drawn here, which is noted.
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}))

const lisbon = aRegion({
  endpointALat: 37.12,
  endpointALng: -8.15,
  endpointARadiusKm: 80,
  endpointBLat: 38.74,
  endpointBLng: -9.2,
  endpointBRadiusKm: 45,
})
const sagres = aRegion({ id: 'sagres', name: 'Faro-Sagres', isActive: false })
const algarve = aRegion({ id: 'algarve', name: 'Algarve' })
const routeOf = ({ id, name, isActive }: typeof lisbon) => ({ id, name, isActive })
const silves = aStop({ routes: [routeOf(lisbon)] })
const loule = aStop({ id: 'loule', name: 'Loulé market', routes: [routeOf(lisbon)], isActive: false })

async function openTab(facts: Partial<FakeOffice> = {}) {
  const office = fakeOffice({
    user: admin,
    stops: [loule, silves],
    regions: [algarve, lisbon, sagres],
    ...facts,
  })
  for (const call of facts.broken ?? []) office.broken.add(call)
  await renderOffice(office, '/admin?tab=regions')
  return office
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const toast = (text: string) => screen.findAllByText(text)
const row = async (name: string) => {
  const head = await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })
  const found = head.closest('tr')
  if (!found) throw new Error('A row head stands in a row')
  return within(found)
}
const cells = async (name: string) =>
  (await row(name)).getAllByRole('cell').map(({ textContent }) => textContent)

test('the table holds the routes with their ends, stops and bookings; other regions stand apart', async () => {
  await openTab()
  const table = await screen.findByRole('table', { name: 'Route Connections' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Route', 'Origin', 'Destination', 'Stops', 'Bookings', 'Actions'])
  await waitFor(async () =>
    expect((await cells('Faro-Lisbon')).slice(0, 4)).toEqual([
      'Faro80 km round 37.12, -8.15',
      'Lisbon45 km round 38.74, -9.2',
      '2',
      '0',
    ]),
  )
  expect((await cells('Faro-Sagres')).slice(0, 4)).toEqual(['FaroBy its name', 'SagresBy its name', '0', '0'])
  expect((await row('Faro-Sagres')).getByText('Inactive')).toBeTruthy()
  expect(within(table).queryByText('Algarve')).toBeNull()
  const others = within(screen.getByRole('list', { name: 'Other regions' }))
  expect(others.getByText('Algarve')).toBeTruthy()
})

test('without any route the tab says so', async () => {
  await openTab({ regions: [] })
  expect(await screen.findByRole('heading', { name: 'No route connections yet' })).toBeTruthy()
})

test('routes that cannot be read say so and can be asked for again', async () => {
  const office = await openTab({ broken: new Set(['regions.listAll']) })
  expect((await screen.findByRole('alert')).textContent).toMatch('The routes could not be loaded.')
  office.broken.clear()
  await press('Try again')
  await row('Faro-Lisbon')
})

test('the count of stops opens the list of them, and Escape gives the focus back', async () => {
  await openTab()
  const count = await screen.findByRole('button', { name: '2 stops on Faro-Lisbon' })
  await userEvent.click(count)
  const panel = within(await screen.findByRole('dialog', { name: 'Stops on Faro-Lisbon' }))
  const stops = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(stops).toEqual(['Loulé market€60.00 per hourInactive', 'Silves Castle€60.00 per hour'])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(count)
})

test('a route without stops says so', async () => {
  await openTab()
  await userEvent.click(await screen.findByRole('button', { name: '0 stops on Faro-Sagres' }))
  expect(await screen.findByText('No stops connected to this route')).toBeTruthy()
})

test('stops of a route that cannot be read say so and can be asked for again', async () => {
  const office = await openTab({ broken: new Set(['regions.stopsOf']) })
  await userEvent.click(await screen.findByRole('button', { name: '2 stops on Faro-Lisbon' }))
  expect(await screen.findByText('Failed to fetch stops for this route')).toBeTruthy()
  office.broken.clear()
  await press('Try again')
  expect(await screen.findByText('Silves Castle')).toBeTruthy()
})

async function openDialog(name = 'Add Route') {
  await row('Faro-Lisbon')
  await press(name === 'Add Route' ? name : `Edit ${name}`)
  return within(await screen.findByRole('dialog'))
}

type Dialog = Awaited<ReturnType<typeof openDialog>>

const endpoint = (dialog: Dialog, end: 'A (origin)' | 'B (destination)') =>
  within(dialog.getByRole('group', { name: `Endpoint ${end}` }))
const value = (of: Dialog, label: string) => of.getByLabelText<HTMLInputElement>(label).value
const type = async (of: Dialog, label: string, text: string) => {
  await userEvent.clear(of.getByLabelText(label))
  if (text !== '') await userEvent.type(of.getByLabelText(label), text)
}

test('a new route starts with radii of 100 and 30 km, and is added', async () => {
  const office = await openTab()
  const dialog = await openDialog()
  const [a, b] = [endpoint(dialog, 'A (origin)'), endpoint(dialog, 'B (destination)')]
  expect([value(a, 'Search radius (km)'), value(b, 'Search radius (km)')]).toEqual(['100', '30'])
  await type(dialog, 'Route Name', 'Faro-Tavira')
  await type(b, 'Latitude', '37.13')
  await type(b, 'Longitude', '-7.65')
  expect(await dialog.findByRole('img', { name: 'Map of 30 km round Tavira' })).toBeTruthy()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Add Route' }))
  await toast('Success')
  await row('Faro-Tavira')
  expect(office.calls.filter((call) => call === 'regions.create')).toHaveLength(1)
  expect(office.regions.at(-1)).toMatchObject({
    name: 'Faro-Tavira',
    isActive: true,
    endpointALat: null,
    endpointBLat: 37.13,
    endpointBRadiusKm: 30,
  })
})

test('a name without two ends is allowed, and says what becomes of it', async () => {
  await openTab()
  const dialog = await openDialog()
  await type(dialog, 'Route Name', 'Alentejo')
  expect(dialog.getByText(/no route for stops/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Add Route' }))
  await toast('Success')
  const others = within(screen.getByRole('list', { name: 'Other regions' }))
  expect(await others.findByText('Alentejo')).toBeTruthy()
})

test.for<[end: 'A (origin)' | 'B (destination)', label: string, typed: string, sentence: string]>([
  ['A (origin)', 'Latitude', '91', 'Endpoint A latitude must be between -90 and 90'],
  ['A (origin)', 'Longitude', '-181', 'Endpoint A longitude must be between -180 and 180'],
  ['A (origin)', 'Search radius (km)', '0', 'Endpoint A radius must be between 1 and 1000 km'],
  ['B (destination)', 'Latitude', 'north', 'Endpoint B latitude must be between -90 and 90'],
  ['B (destination)', 'Longitude', '200', 'Endpoint B longitude must be between -180 and 180'],
  ['B (destination)', 'Search radius (km)', '1001', 'Endpoint B radius must be between 1 and 1000 km'],
])('a new endpoint %s with a %s of %s is refused at the field', async ([end, label, typed, sentence]) => {
  const office = await openTab()
  const dialog = await openDialog()
  const fields = endpoint(dialog, end)
  await type(dialog, 'Route Name', 'Faro-Tavira')
  await type(fields, 'Latitude', '37')
  await type(fields, 'Longitude', '-8')
  await type(fields, label, typed)
  await userEvent.click(dialog.getByRole('button', { name: 'Add Route' }))
  expect(fields.getByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(fields.getByLabelText(label))
  expect(office.calls).not.toContain('regions.create')
})

test('a region needs a name, when it is made and when it is edited', async () => {
  await openTab()
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Add Route' }))
  expect(dialog.getByText('Please enter a region name')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const edit = await openDialog('Faro-Lisbon')
  await type(edit, 'Route Name', '')
  await userEvent.click(edit.getByRole('button', { name: 'Save' }))
  expect(edit.getByText('Region name cannot be empty')).toBeTruthy()
})

test('a part of a new endpoint is not used, which is said before', async () => {
  const office = await openTab()
  const dialog = await openDialog()
  await type(dialog, 'Route Name', 'Faro-Tavira')
  await type(endpoint(dialog, 'A (origin)'), 'Latitude', '37')
  expect(dialog.getByText(/^Not used until/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Add Route' }))
  await row('Faro-Tavira')
  expect(office.regions.at(-1)?.endpointALat).toBeNull()
})

test('an edit starts with what is there; a part of an endpoint leaves the old one, and that is told', async () => {
  const office = await openTab()
  const dialog = await openDialog('Faro-Lisbon')
  const a = endpoint(dialog, 'A (origin)')
  expect([value(dialog, 'Route Name'), value(a, 'Latitude'), value(a, 'Search radius (km)')]).toEqual([
    'Faro-Lisbon',
    '37.12',
    '80',
  ])
  await type(a, 'Longitude', '')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await toast('An endpoint needs latitude, longitude and radius. The incomplete one was left as it was.')
  expect(office.regions[1]).toMatchObject({ endpointALng: -8.15, endpointALat: 37.12 })
})

test('an endpoint is cleared by a button, and the route goes by its name', async () => {
  const office = await openTab()
  const dialog = await openDialog('Faro-Lisbon')
  await userEvent.click(dialog.getByRole('button', { name: 'Clear Endpoint B (destination)' }))
  expect(document.activeElement).toBe(endpoint(dialog, 'B (destination)').getByLabelText('Latitude'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await toast('Region updated')
  expect(office.regions[1]).toMatchObject({
    endpointBLat: null,
    endpointBRadiusKm: null,
    endpointALat: 37.12,
  })
})

test('an edit of a wrong endpoint is refused in the words for both', async () => {
  const office = await openTab()
  const dialog = await openDialog('Faro-Lisbon')
  await type(endpoint(dialog, 'B (destination)'), 'Search radius (km)', '0')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Invalid Endpoint A or B coordinates or radius')).toBeTruthy()
  expect(office.calls).not.toContain('regions.change')
})

test('a name that is taken is refused by the server, at the name', async () => {
  await openTab()
  const dialog = await openDialog('Faro-Lisbon')
  await type(dialog, 'Route Name', 'Faro-Sagres')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await toast('There is already a region called “Faro-Sagres”. Please choose another name.')
  const name = dialog.getByLabelText('Route Name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test.for([
  ['Add Route', 'Add Route', 'regions.create', 'Failed to add region'],
  ['Faro-Lisbon', 'Save', 'regions.change', 'Failed to update region'],
] as const)('by “%s”, what is not saved says so', async ([opens, submit, call, sentence]) => {
  await openTab({ broken: new Set([call]) })
  const dialog = await openDialog(opens)
  await type(dialog, 'Route Name', 'Faro-Tavira')
  await userEvent.click(dialog.getByRole('button', { name: submit }))
  await toast(sentence)
  expect(value(dialog, 'Route Name')).toBe('Faro-Tavira')
})

test('a deletion asks first and is told', async () => {
  await openTab()
  await row('Faro-Sagres')
  await press('Delete Faro-Sagres')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await toast('Deleted')
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Faro-Sagres/ })).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Route Connections'))
})

test('a route that is still needed is kept, and the question says why until it is asked again', async () => {
  await openTab()
  await row('Faro-Lisbon')
  await press('Delete Faro-Lisbon')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Its 2 stops must have another route\./)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await toast('Failed to delete region')
  expect(question.getByRole('alert').textContent).toBe(
    '“Faro-Lisbon” is still needed: 2 stops have no other route (Loulé market; Silves Castle). ' +
      'Give them another route first, or delete them.',
  )
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await press('Delete Faro-Lisbon')
  expect(within(await screen.findByRole('alertdialog')).queryByRole('alert')).toBeNull()
})

test('a deletion that fails says so', async () => {
  await openTab({ broken: new Set(['regions.delete']) })
  await row('Faro-Sagres')
  await press('Delete Faro-Sagres')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await toast('Failed to delete region')
  expect(screen.getByRole('alertdialog', { name: 'Delete this region?' })).toBeTruthy()
})
