import { englishSentence } from '@chauffeur/words/english-reasons'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiProvider, startVisit } from '../../shared/api/api-provider.tsx'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { serve } from '../../testing/serve.ts'
import { fakeProcedures, Refused, t } from '../testing/fake-procedures.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { CarDialog } from './car-dialog.tsx'

const PLATE_TAKEN = englishSentence({ code: 'plate_taken', plate: 'AA-11-BB' })

/** The dialog over a server that refuses the first car as one that is there already. */
async function openDialog() {
  const server = fakeServer()
  const { closed } = fakeProcedures(server)
  const create = closed.mutation(() => {
    if (server.calls.length > 1) return {}
    const sentence = PLATE_TAKEN
    const details = [{ field: 'plate', message: sentence }]
    throw new Refused('CONFLICT', sentence, { code: 'ALREADY_EXISTS', details })
  })
  serve(t.router({ cars: t.router({ create }) }))
  startVisit()
  render(
    <ApiProvider>
      <ToastProvider>
        <CarDialog />
      </ToastProvider>
    </ApiProvider>,
  )
  await open()
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Add a car' }))
}

const plate = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Plate/ })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the car' }))

test('what the server refuses stands at its field until that is corrected, and a saved car closes the dialog', async () => {
  await openDialog()
  await userEvent.type(plate(), 'AA-11-BB')
  await save()
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(PLATE_TAKEN)).toBeTruthy()
  expect(document.activeElement).toBe(plate())
  await userEvent.type(plate(), 'C')
  expect(dialog.queryByText(PLATE_TAKEN)).toBeNull()
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('each opening starts from the saved values', async () => {
  await openDialog()
  await userEvent.type(plate(), 'AA-11-BB')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(plate().value).toBe('')
})
