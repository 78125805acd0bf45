import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aRegion, aStop } from '../testing/a-stop.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

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
  expect(document.activeElement).toBe(form.getByLabelText('Image URL'))
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
