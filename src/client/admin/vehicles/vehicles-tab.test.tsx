import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const INCOMPLETE = 'Please fill in vehicle name, description and image URL'

async function openTab() {
  const server = fakeServer()
  await openAdmin(server, '/admin?tab=vehicles')
  await screen.findByRole('heading', { name: 'Vehicles' })
  return server
}

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const submit = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const four = ['Mercedes S Class', 'Mercedes E Class', 'Mercedes V Class', 'Mercedes Vito']
const stored = () => localStorage.getItem('office-vehicles') ?? ''

test('a vehicle is added with its defaults, and kept', async () => {
  await openTab()
  await press('Add Vehicle')
  await userEvent.type(textbox('Vehicle Name'), '<i>Maybach</i>')
  await userEvent.type(textbox('Description'), 'Quiet')
  await userEvent.type(textbox('Exterior Image URL'), '/art/maybach.webp')
  await userEvent.type(textbox('Features (Optional)'), 'WiFi, , Bar,WiFi')
  await submit('Add Vehicle')
  await closed()
  expect(names()).toEqual([...four, '<i>Maybach</i>'])
  const card = within(screen.getByRole('article', { name: '<i>Maybach</i>' }))
  for (const text of ['4 passengers', '3 pieces of luggage', 'WiFi · Bar', 'No interior picture'])
    expect(card.getByText(text)).toBeTruthy()
  expect(stored()).toContain('"name":"<i>Maybach</i>"')
  expect((await screen.findAllByText('Success')).length).toBeGreaterThan(0)
})

test('what is missing is said once, at the first field, which gets the focus', async () => {
  await openTab()
  await press('Add Vehicle')
  await submit('Add Vehicle')
  expect(screen.getAllByText(INCOMPLETE)).toHaveLength(1)
  expect(screen.getAllByText('Missing, too.')).toHaveLength(2)
  expect(document.activeElement).toBe(textbox('Vehicle Name'))
  await userEvent.type(textbox('Vehicle Name'), 'Maybach')
  await userEvent.type(textbox('Description'), 'Quiet')
  await userEvent.type(textbox('Exterior Image URL'), 'javascript:alert(1)')
  await submit('Add Vehicle')
  expect(screen.getByText('Image URL must be an https address or a path on this site')).toBeTruthy()
  expect(document.activeElement).toBe(textbox('Exterior Image URL'))
  expect(stored()).toBe('')
})

test('a vehicle is deleted after a question; an empty list says so; the presets come back', async () => {
  await openTab()
  for (const name of four) {
    await press(`Delete ${name}`)
    await press('Delete')
    await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull())
  }
  expect(screen.getByRole('heading', { name: 'No vehicles in this browser' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Vehicles'))
  await press('Restore presets')
  await press('Restore')
  await waitFor(() => expect(names()).toEqual(four))
})
