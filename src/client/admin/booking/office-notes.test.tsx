import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const ana = aBooking()
const byPedro = {
  id: 'note-1',
  text: 'Rang twice.',
  by: 'pedro',
  at: '2026-11-20T10:42:00.000Z',
  canRemove: false,
}

async function openNotes(facts: Partial<FakeServer> = {}) {
  const server = fakeServer({ bookings: [ana], notes: { [ana.id]: [byPedro] }, ...facts })
  await openAdmin(server, `/admin/bookings/${ana.bookingNumber}`)
  const section = within(await screen.findByRole('region', { name: 'Notes and flags' }))
  const list = within(await section.findByRole('list', { name: 'Notes' }))
  return {
    server,
    section,
    list,
    box: section.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' }),
  }
}

test('a note is written, stands first with its writer, and empties the box', async () => {
  const { section, list, box } = await openNotes()
  await userEvent.type(box, 'Wants a quiet driver.')
  await userEvent.click(section.getByRole('button', { name: 'Add note' }))
  expect(await list.findByText('Wants a quiet driver.')).toBeTruthy()
  const [first] = list.getAllByRole('listitem')
  expect(first?.textContent).toContain('admin')
  expect(box.value).toBe('')
})

test('nothing but spaces is no note', async () => {
  const { server, section, box } = await openNotes()
  await userEvent.type(box, '   ')
  await userEvent.click(section.getByRole('button', { name: 'Add note' }))
  expect(server.calls).not.toContain('bookings.addNote')
})

test('what could not be saved stays in the box', async () => {
  const { section, box } = await openNotes({ broken: new Set(['bookings.addNote']) })
  await userEvent.type(box, 'Wants a quiet driver.')
  await userEvent.click(section.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('The note was not added')).toBeTruthy()
  expect(box.value).toBe('Wants a quiet driver.')
})

test('only one’s own note can be removed, after a question', async () => {
  const own = { ...byPedro, id: 'note-2', text: 'Mine.', by: 'admin', canRemove: true }
  const { list, section } = await openNotes({ notes: { [ana.id]: [own, byPedro] } })
  const [remove, ...others] = section.getAllByRole('button', { name: /^Remove the note/ })
  expect(others).toEqual([])
  if (remove) await userEvent.click(remove)
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  )
  await waitFor(() => expect(list.queryByText('Mine.')).toBeNull())
  expect(list.getByText('Rang twice.')).toBeTruthy()
})

test('a flag is set and taken away by a tap, and stands at the name and in the list', async () => {
  const { section } = await openNotes()
  const chip = () => section.getByRole('button', { name: 'Call first' })
  expect(chip().getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(chip())
  await waitFor(() => expect(chip().getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getAllByText('Call first')).toHaveLength(2)
  await userEvent.click(chip())
  await waitFor(() => expect(screen.getAllByText('Call first')).toHaveLength(1))
})
