import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aRegion, aStop } from '../testing/a-stop.ts'
import { admin, fakeOffice, PASSWORD, type FakeOffice } from '../testing/fake-office.ts'
import { renderOffice, serveOffice } from '../testing/render-office.tsx'

serveOffice()
// No map is drawn here, which is noted.
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}))

const lisbon = aRegion()
const seville = aRegion({ id: 'seville', name: 'Faro-Seville' })
const closed = aRegion({ id: 'closed', name: 'Faro-Sagres', isActive: false })
const algarve = aRegion({ id: 'algarve', name: 'Algarve' })
const routeOf = ({ id, name, isActive }: typeof lisbon) => ({ id, name, isActive })

const silves = aStop()
const evora = aStop({
  id: 'evora',
  name: 'Évora (Roman temple)',
  hourlyPrice: 75.5,
  isActive: false,
  routes: [routeOf(seville), routeOf(closed)],
})

async function openTab(facts: Partial<FakeOffice> = {}) {
  const office = fakeOffice({
    user: admin,
    stops: [evora, silves],
    regions: [algarve, lisbon, closed, seville],
    ...facts,
  })
  for (const call of facts.broken ?? []) office.broken.add(call)
  await renderOffice(office, '/admin?tab=stops')
  return office
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const toast = (text: string) => screen.findAllByText(text)
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const ticked = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => (box instanceof HTMLButtonElement ? box.labels[0]?.textContent : undefined))

async function edit(name: string) {
  await card(name)
  await press(`Edit ${name}`)
  const form = within(await screen.findByRole('form', { name: `Edit ${name}` }))
  await form.findAllByRole('checkbox')
  return form
}

test('a card tells the picture, the price, the routes and that it is not offered', async () => {
  await openTab()
  const shown = await card('Évora (Roman temple)')
  for (const text of ['€75.50 per hour', 'Inactive', 'Faro-Seville', 'Faro-Sagres'])
    expect(shown.getByText(text)).toBeTruthy()
  const other = await card('Silves Castle')
  expect(other.queryByText('Inactive')).toBeNull()
  expect(document.querySelectorAll('img[src="/art/stops/silves-castle.webp"]')).toHaveLength(2)
})

test('a stop without a route says so', async () => {
  await openTab({ stops: [aStop({ routes: [] })] })
  const shown = await card('Silves Castle')
  expect(shown.getByText('No routes connected')).toBeTruthy()
})

test('what is no address of a picture is never asked for, and text stays text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  await openTab({ stops: [aStop({ name, imageUrl: 'javascript:alert(1)' })] })
  const shown = await card(name)
  expect(shown.getByRole('heading', { name })).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('a search by name or route finds the stops, and counts them', async () => {
  await openTab()
  await card('Silves Castle')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search stops' }), 'evora')
  await waitFor(() => expect(names()).toEqual(['Évora (Roman temple)']))
  expect(screen.getByText('Showing 1 of 2 stops')).toBeTruthy()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'faro-lisbon')
  await waitFor(() => expect(names()).toEqual(['Silves Castle']))
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByRole('heading', { name: 'No stop matches' })).toBeTruthy()
})

test('without any, the tab says what to do', async () => {
  await openTab({ stops: [] })
  expect(await screen.findByRole('heading', { name: 'No stop suggestions yet' })).toBeTruthy()
})

test('stops that cannot be read say so and can be asked for again', async () => {
  const office = await openTab({ broken: new Set(['stops.listAll']) })
  expect((await screen.findByRole('alert')).textContent).toMatch('The stops could not be loaded.')
  office.broken.clear()
  await press('Try again')
  await card('Silves Castle')
})

test('an edit in the card is saved, shown and told', async () => {
  const office = await openTab()
  const form = await edit('Silves Castle')
  expect(document.activeElement).toBe(form.getByLabelText('Image URL'))
  expect(ticked()).toEqual(['Faro-Lisbon'])
  await userEvent.clear(form.getByLabelText('Hourly Price (€)'))
  await userEvent.type(form.getByLabelText('Hourly Price (€)'), '45.5')
  await userEvent.click(form.getByRole('checkbox', { name: 'Faro-Seville' }))
  await userEvent.click(form.getByRole('switch', { name: 'Offered to customers' }))
  await press('Save')
  await toast('Success')
  const shown = await card('Silves Castle')
  for (const text of ['€45.50 per hour', 'Inactive', 'Faro-Seville'])
    expect(shown.getByText(text)).toBeTruthy()
  expect(office.stops[1]).toMatchObject({
    hourlyPrice: 45.5,
    routeIds: [lisbon.id, 'seville'],
    isActive: false,
  })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Silves Castle' }))
})

test('an edit offers the active routes, and those that the stop has already', async () => {
  await openTab()
  const form = await edit('Évora (Roman temple)')
  const boxes = form.getAllByRole('checkbox')
  expect(boxes).toHaveLength(3)
  expect(ticked()).toEqual(['Faro-Seville', 'Faro-Sagres'])
  expect(form.getByText('Not active: customers are not offered it')).toBeTruthy()
  expect(form.queryByLabelText('Algarve')).toBeNull()
})

test('where the routes of a stop cannot be read, its own region stands for them, without a word', async () => {
  await openTab({ stops: [evora], broken: new Set(['stops.routesOf']) })
  const form = await edit('Évora (Roman temple)')
  expect(ticked()).toEqual(['Faro-Seville'])
  expect(form.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/could not/)).toBeNull()
})

test.for<[field: string, typed: string, sentence: string]>([
  ['Image URL', '', 'Please fill in all fields and select at least one route'],
  ['Hourly Price (€)', '', 'Please fill in all fields and select at least one route'],
  ['Hourly Price (€)', '0', 'Hourly price must be a positive number'],
  ['Hourly Price (€)', '-5', 'Hourly price must be a positive number'],
  ['Image URL', 'javascript:alert(1)', 'Image URL must be an https address or a path on this site'],
])('an edit of %s to “%s” is refused at the field', async ([field, typed, sentence]) => {
  const office = await openTab()
  const form = await edit('Silves Castle')
  const input = form.getByLabelText(field)
  await userEvent.clear(input)
  if (typed !== '') await userEvent.type(input, typed)
  await press('Save')
  expect(form.getByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(input)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(office.calls).not.toContain('stops.change')
})

test('an edit needs a route', async () => {
  await openTab()
  const form = await edit('Silves Castle')
  await userEvent.click(form.getByRole('checkbox', { name: 'Faro-Lisbon' }))
  await press('Save')
  expect(form.getByText('Please fill in all fields and select at least one route')).toBeTruthy()
})

test('an edit that is given up changes nothing, by the button or by Escape', async () => {
  const office = await openTab()
  const form = await edit('Silves Castle')
  await userEvent.type(form.getByLabelText('Hourly Price (€)'), '9')
  await press('Cancel')
  expect(screen.queryByRole('form', { name: 'Edit Silves Castle' })).toBeNull()
  const again = await edit('Silves Castle')
  expect(again.getByLabelText<HTMLInputElement>('Hourly Price (€)').value).toBe('60')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('form', { name: 'Edit Silves Castle' })).toBeNull()
  expect(office.calls).not.toContain('stops.change')
})

test('an edit that the server refuses tells its sentence', async () => {
  const office = await openTab()
  await edit('Silves Castle')
  office.stops = [evora]
  await press('Save')
  await toast('There is no such stop.')
  await waitFor(() => expect(names()).toEqual(['Évora (Roman temple)']))
})

test('an edit that the server does not answer says that it failed', async () => {
  await openTab({ broken: new Set(['stops.change']) })
  await edit('Silves Castle')
  await press('Save')
  await toast('Failed to update stop suggestion')
  expect(screen.getByRole('form', { name: 'Edit Silves Castle' })).toBeTruthy()
})

async function openDialog() {
  await screen.findByRole('heading', { name: 'Stop Suggestions' })
  await press('Add New Stop')
  return within(await screen.findByRole('dialog', { name: 'Add New Stop' }))
}

test('a new stop is added with the price of 60 it starts with, and the dialog starts empty again', async () => {
  const office = await openTab()
  let dialog = await openDialog()
  expect(dialog.getByLabelText<HTMLInputElement>('Hourly Price (€)').value).toBe('60')
  await userEvent.type(dialog.getByLabelText('Stop Name'), 'Alte Waterfall')
  await userEvent.type(dialog.getByLabelText('Image URL'), 'https://pictures.example/alte.jpg')
  await userEvent.click(dialog.getByLabelText('Latitude'))
  await userEvent.paste('37.2367, -8.1767')
  expect(dialog.getByLabelText<HTMLInputElement>('Longitude').value).toBe('-8.1767')
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Faro-Lisbon' }))
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Add Stop' }))
  await toast('Success')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await card('Alte Waterfall')
  expect(office.calls.filter((call) => call === 'stops.create')).toHaveLength(1)
  expect(office.stops.at(-1)).toMatchObject({ hourlyPrice: 60, latitude: 37.2367, routeIds: [lisbon.id] })
  dialog = await openDialog()
  expect(dialog.getByLabelText<HTMLInputElement>('Stop Name').value).toBe('')
})

test('only active regions between two ends are offered as routes', async () => {
  await openTab()
  const dialog = await openDialog()
  await dialog.findByRole('checkbox', { name: 'Faro-Lisbon' })
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
})

test('without any route the dialog says so', async () => {
  await openTab({ regions: [algarve, closed] })
  const dialog = await openDialog()
  expect(await dialog.findByText('No route connections available')).toBeTruthy()
})

test('an empty dialog names what is missing, and the first such field has the focus', async () => {
  const office = await openTab()
  const dialog = await openDialog()
  await dialog.findByRole('checkbox', { name: 'Faro-Lisbon' })
  await userEvent.click(dialog.getByRole('button', { name: 'Add Stop' }))
  expect(dialog.getByText('Please fill in all fields and select at least one route')).toBeTruthy()
  expect(dialog.getAllByText('This one, too')).toHaveLength(2)
  expect(document.activeElement).toBe(dialog.getByLabelText('Stop Name'))
  expect(office.calls).not.toContain('stops.create')
})

test('an addition that fails says so, and keeps what was typed', async () => {
  await openTab({ broken: new Set(['stops.create']) })
  const dialog = await openDialog()
  await userEvent.type(dialog.getByLabelText('Stop Name'), 'Alte')
  await userEvent.type(dialog.getByLabelText('Image URL'), '/alte.webp')
  await userEvent.type(dialog.getByLabelText('Latitude'), '37')
  await userEvent.type(dialog.getByLabelText('Longitude'), '-8')
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Faro-Lisbon' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add Stop' }))
  await toast('Failed to add stop suggestion')
  expect(dialog.getByLabelText<HTMLInputElement>('Stop Name').value).toBe('Alte')
})

test('a deletion asks first, is told, and leaves the focus at the heading', async () => {
  const office = await openTab()
  await card('Silves Castle')
  await press('Delete Silves Castle')
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this stop?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(office.stops).toHaveLength(2)
  await press('Delete Silves Castle')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await toast('Deleted')
  await waitFor(() => expect(names()).toEqual(['Évora (Roman temple)']))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Stop Suggestions'))
})

test('a deletion that fails says so', async () => {
  await openTab({ broken: new Set(['stops.delete']) })
  await card('Silves Castle')
  await press('Delete Silves Castle')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await toast('Failed to delete stop suggestion')
  await waitFor(() => expect(names()).toEqual(['Évora (Roman temple)', 'Silves Castle']))
})

test('a session that ends while editing leads to the login', async () => {
  const office = await openTab()
  await edit('Silves Castle')
  office.user = null
  await press('Save')
  await screen.findByText(/Your session has ended/)
  await userEvent.type(screen.getByLabelText('Username'), 'admin')
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD)
  await press('Sign In')
  await card('Silves Castle')
  expect(screen.getByRole('tab', { name: 'Stops', selected: true })).toBeTruthy()
})
