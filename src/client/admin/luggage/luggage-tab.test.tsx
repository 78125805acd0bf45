import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aLoad } from '../testing/fake-luggage.ts'
import { admin, fakeOffice, type FakeOffice } from '../testing/fake-office.ts'
import { renderOffice, serveOffice } from '../testing/render-office.tsx'

serveOffice()

const luggage = [
  aLoad(),
  aLoad({ config: '3 cabin bags' }),
  aLoad({ vehicleId: 4, config: '<b>7 large</b>', imageUrl: 'javascript:alert(1)' }),
]
const INCOMPLETE = 'Please fill in configuration and image URL'

async function openTab(facts: Partial<FakeOffice> = {}) {
  const office = fakeOffice({ user: admin, luggage, ...facts })
  await renderOffice(office, '/admin?tab=luggage')
  await screen.findByRole('heading', { name: 'Luggage Images' })
  return office
}

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const add = () => press('Add Luggage Capacity')
const toast = (text: string) => screen.findAllByText(text)
const of = async (vehicle: string) => within(await screen.findByRole('region', { name: RegExp(vehicle) }))

test('the configurations stand by vehicle, what was typed as text', async () => {
  await openTab()
  const eClass = await of('Mercedes E Class')
  expect(eClass.getByText('2 configurations')).toBeTruthy()
  expect(eClass.getByText('3 cabin bags')).toBeTruthy()
  const vito = await of('Mercedes Vito')
  expect(vito.getByText('<b>7 large</b>')).toBeTruthy()
  expect(vito.getByText('Not an image address')).toBeTruthy()
  const addresses = [...document.images].map((image) => image.getAttribute('src'))
  expect(addresses).toEqual([luggage[0]?.imageUrl, luggage[1]?.imageUrl])
})

test('without any it says so', async () => {
  await openTab({ luggage: [] })
  expect(await screen.findByRole('heading', { name: 'No luggage capacities added yet' })).toBeTruthy()
})

test('a list that cannot be read says so and can be asked for again', async () => {
  const office = fakeOffice({ user: admin, luggage })
  office.broken.add('luggage.list')
  await renderOffice(office, '/admin?tab=luggage')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    'The luggage capacities could not be loaded.',
  )
  office.broken.clear()
  await press('Try again')
  await of('Mercedes E Class')
})

test('a configuration is added, and the form is ready for the next one of the vehicle', async () => {
  const office = await openTab({ luggage: [] })
  await userEvent.selectOptions(screen.getByLabelText('Vehicle'), 'Mercedes Vito')
  await userEvent.type(textbox('Configuration'), ' 6 large ')
  await userEvent.type(textbox('Image URL'), '/art/luggage/vito.webp{Enter}')
  await toast('Success')
  expect((await of('Mercedes Vito')).getByText('6 large')).toBeTruthy()
  expect(office.luggage).toEqual([
    aLoad({ vehicleId: 4, config: '6 large', imageUrl: '/art/luggage/vito.webp' }),
  ])
  expect([textbox('Configuration').value, textbox('Image URL').value]).toEqual(['', ''])
  expect(screen.getByLabelText<HTMLSelectElement>('Vehicle').selectedOptions[0]?.text).toBe('Mercedes Vito')
  expect(document.activeElement).toBe(textbox('Configuration'))
})

test('what is missing is said once, at the first field, which gets the focus', async () => {
  const office = await openTab()
  await add()
  expect(screen.getAllByText(INCOMPLETE)).toHaveLength(1)
  expect(screen.getByText('Missing, too.')).toBeTruthy()
  expect(document.activeElement).toBe(textbox('Configuration'))
  await userEvent.type(textbox('Configuration'), '6 large')
  expect(screen.getAllByText(INCOMPLETE)).toHaveLength(1)
  expect(textbox('Configuration').hasAttribute('aria-invalid')).toBe(false)
  expect(textbox('Image URL').getAttribute('aria-invalid')).toBe('true')
  expect(office.calls).not.toContain('luggage.create')
})

test.for(['javascript:alert(1)', 'http://example.com/a.jpg', '//evil.example/a.jpg', 'suitcase'])(
  'the image URL %s is refused, and never asked for',
  async (address) => {
    const office = await openTab({ luggage: [] })
    await userEvent.type(textbox('Configuration'), '6 large')
    await userEvent.type(textbox('Image URL'), address)
    await add()
    expect(screen.getByText('Image URL must be an https address or a path on this site')).toBeTruthy()
    expect(await screen.findByText('Not an image address')).toBeTruthy()
    expect([office.calls.includes('luggage.create'), document.images.length]).toEqual([false, 0])
  },
)

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

test('a configuration is deleted after a question, and the focus goes on to the list', async () => {
  const office = await openTab()
  await press('Delete Mercedes E Class, 3 cabin bags')
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this luggage capacity?' }))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await toast('Deleted')
  expect((await of('Mercedes E Class')).getByText('1 configuration')).toBeTruthy()
  expect(office.luggage).toHaveLength(2)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Luggage Images'))
})

test('what fails is said, and what was typed stays', async () => {
  const office = await openTab()
  office.broken.add('luggage.create').add('luggage.delete')
  await userEvent.type(textbox('Configuration'), '6 large')
  await userEvent.type(textbox('Image URL'), '/a.webp')
  await add()
  await toast('Failed to add luggage capacity')
  expect(textbox('Configuration').value).toBe('6 large')
  await press('Delete Mercedes E Class, 3 cabin bags')
  await press('Delete')
  await toast('Failed to delete luggage capacity')
})
