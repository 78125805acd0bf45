import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakeCalls, RefusedByServer, type Answers } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const bookingNumber = 'TR-7K3Q9X'
const open = { bookingNumber, state: 'open', until: '2027-01-13T09:00:00.000Z' }
const undone = { bookingNumber, state: 'undone', until: null }
const ended = { bookingNumber: null, state: 'ended', until: null }

/** The page of a link with this token, over a server that answers so. */
async function openLink(token: string, answers: Answers, page = '/undo-email') {
  window.location.hash = token
  const calls = fakeCalls(answers)
  await openApp(page)
  return (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input)
}

beforeEach(() => {
  window.location.hash = ''
})

test.each([
  ['/undo-email', 'Undo the change of the email address?', 'Undo the change', 'The change is undone'],
  [
    '/pt/undo-email',
    'Reverter a alteração do endereço de e-mail?',
    'Reverter a alteração',
    'A alteração foi revertida',
  ],
  [
    '/es/undo-email',
    '¿Deshacer el cambio de la dirección de correo?',
    'Deshacer el cambio',
    'El cambio se ha deshecho',
  ],
])('%s undoes the change by its button, and not before', async (page, question, button, done) => {
  const answers = { 'emailChanges.read': () => open, 'emailChanges.undo': () => undone }
  const sent = await openLink('a-token', answers, page)
  await screen.findByRole('heading', { level: 1, name: question })
  expect([sent('emailChanges.read'), sent('emailChanges.undo')]).toEqual([[{ token: 'a-token' }], []])
  await userEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByRole('heading', { level: 1, name: done })
  expect(sent('emailChanges.undo')).toEqual([{ token: 'a-token' }])
})

test.each([
  [undone, 'The change is undone'],
  [ended, 'This link has ended'],
])('a link that is %j has no button that acts', async (state, heading) => {
  await openLink('a-token', { 'emailChanges.read': () => state })
  await screen.findByRole('heading', { level: 1, name: heading })
  expect(screen.queryByRole('button', { name: 'Undo the change' })).toBeNull()
})

test('a link that is cut off says so', async () => {
  await openLink('a-tok', {
    'emailChanges.read': () => {
      throw new RefusedByServer('NOT_FOUND', 'This link does not work.')
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeTruthy()
})

test('one that has ended meanwhile is refused in a sentence', async () => {
  const sentence = 'This link has ended: the change can be undone for 24 hours. Please call us.'
  await openLink('a-token', {
    'emailChanges.read': () => open,
    'emailChanges.undo': () => {
      throw new RefusedByServer('LINK_ENDED', sentence)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the change' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})
