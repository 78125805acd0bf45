import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { admin, fakeOffice } from '../testing/fake-office.ts'
import { renderOffice, serveOffice } from '../testing/render-office.tsx'

serveOffice()
beforeEach(() => localStorage.clear())

const INCOMPLETE = 'Please fill in vehicle name, description and image URL'

async function openTab() {
  const office = fakeOffice({ user: admin })
  await renderOffice(office, '/admin?tab=vehicles')
  await screen.findByRole('heading', { name: 'Vehicles' })
  return office
}

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const submit = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const four = ['Mercedes S Class', 'Mercedes E Class', 'Mercedes V Class', 'Mercedes Vito']
const kept = () => localStorage.getItem('office-vehicles') ?? ''

test('the four presets stand there with their pictures, and the list says where it is kept', async () => {
  const office = await openTab()
  expect(names()).toEqual(four)
  expect(screen.getByText(/^This list is kept in this browser only/)).toBeTruthy()
  const vito = within(screen.getByRole('article', { name: 'Mercedes Vito' }))
  for (const text of ['8 passengers', '10 pieces of luggage']) expect(vito.getByText(text)).toBeTruthy()
  expect(vito.getByRole('img', { name: 'Mercedes Vito, from outside' }).getAttribute('src')).toBe(
    '/art/vehicles/vito-exterior-1280.webp',
  )
  expect(vito.getByRole('img', { name: 'The cabin of the Mercedes Vito' })).toBeTruthy()
  expect(office.calls.filter((call) => !/^session|^enquiries|^mails|^webhooks/.test(call))).toEqual([])
})

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
  expect(kept()).toContain('"name":"<i>Maybach</i>"')
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
  expect(kept()).toBe('')
})

test('description and pictures of a vehicle can be changed, name and figures cannot', async () => {
  await openTab()
  await press('Edit Mercedes Vito')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Mercedes Vito' }))
  expect(dialog.getAllByRole('textbox')).toHaveLength(3)
  await userEvent.clear(textbox('Description'))
  await userEvent.type(textbox('Description'), 'For eight')
  await userEvent.clear(textbox('Interior Image URL (Optional)'))
  await submit('Save Changes')
  await closed()
  const vito = within(screen.getByRole('article', { name: 'Mercedes Vito' }))
  for (const text of ['For eight', '8 passengers', 'No interior picture'])
    expect(vito.getByText(text)).toBeTruthy()
  expect(names()).toEqual(four)
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

test('a full storage is said, and the list works on', async () => {
  await openTab()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await press('Delete Mercedes Vito')
  await press('Delete')
  expect((await screen.findByRole('alert')).textContent).toMatch(/This browser does not keep the list/)
  expect(names()).toEqual(four.slice(0, 3))
  // Leaves the list as the next test expects it.
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
})
