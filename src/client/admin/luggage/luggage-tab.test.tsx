import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aLoad } from '../testing/fake-luggage.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const luggage = [
  aLoad(),
  aLoad({ config: '3 cabin bags' }),
  aLoad({ vehicleId: 4, config: '<b>7 large</b>', imageUrl: 'javascript:alert(1)' }),
]
const INCOMPLETE = 'Please fill in configuration and image URL'

async function openTab(facts: Partial<FakeServer> = {}) {
  const server = fakeServer({ luggage, ...facts })
  await openAdmin(server, '/admin?tab=luggage')
  await screen.findByRole('heading', { name: 'Luggage Images' })
  return server
}

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const add = () => press('Add Luggage Capacity')

test('what is missing is said once, at the first field, which gets the focus', async () => {
  const server = await openTab()
  await add()
  expect(screen.getAllByText(INCOMPLETE)).toHaveLength(1)
  expect(screen.getByText('Missing, too.')).toBeTruthy()
  expect(document.activeElement).toBe(textbox('Configuration'))
  await userEvent.type(textbox('Configuration'), '6 large')
  expect(screen.getAllByText(INCOMPLETE)).toHaveLength(1)
  expect(textbox('Configuration').hasAttribute('aria-invalid')).toBe(false)
  expect(textbox('Image URL').getAttribute('aria-invalid')).toBe('true')
  expect(server.calls).not.toContain('luggage.create')
})

test('the preview shows the picture, and says so where there is none', async () => {
  await openTab({ luggage: [] })
  expect(screen.getByText('The picture appears here.')).toBeTruthy()
  await userEvent.type(textbox('Configuration'), '6 large')
  await userEvent.type(textbox('Image URL'), '/art/none.webp')
  const picture = await screen.findByRole('img', { name: '6 large' })
  expect(picture.getAttribute('src')).toBe('/art/none.webp')
  fireEvent.error(picture)
  expect(await screen.findByText('No picture at this address')).toBeTruthy()
  await userEvent.clear(textbox('Image URL'))
  await userEvent.type(textbox('Image URL'), '/art/some.webp')
  expect((await screen.findByRole('img', { name: '6 large' })).getAttribute('src')).toBe('/art/some.webp')
})

test('a configuration that the vehicle has already is told at its field', async () => {
  await openTab()
  await userEvent.selectOptions(screen.getByLabelText('Vehicle'), 'Mercedes E Class')
  await userEvent.type(textbox('Configuration'), '3 cabin bags')
  await userEvent.type(textbox('Image URL'), '/a.webp')
  await add()
  expect(await screen.findByText(/^Mercedes E Class already has the configuration/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(textbox('Configuration')))
  await userEvent.type(textbox('Configuration'), '!')
  expect(screen.queryByText(/^Mercedes E Class already has/)).toBeNull()
})
