import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useFormProblems } from './use-form-problems.ts'

const TAKEN = 'This name is taken.'
const MISSING = 'Required.'

/** Sends two texts to a server that refuses the name. */
function Form() {
  const [draft, setDraft] = useState({ note: '', name: '' })
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems({
    note: draft.note === '' ? MISSING : undefined,
    name: draft.name === '' ? MISSING : undefined,
  })
  return (
    <form ref={form} noValidate onSubmit={handleSubmit(() => showRefused({ name: TAKEN }))}>
      {(['note', 'name'] as const).map((field) => (
        <Field key={field} label={field} error={problemAt(field)}>
          <TextInput
            value={draft[field]}
            onValueChange={(value) => setDraft((draft) => ({ ...draft, [field]: value }))}
          />
        </Field>
      ))}
      <button type="submit">Send</button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </form>
  )
}

const textbox = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('nothing is shown before an attempt; a failed one shows every problem and moves the focus to the first', async () => {
  render(<Form />)
  expect(screen.queryByText(MISSING)).toBeNull()
  await press('Send')
  expect(screen.getAllByText(MISSING)).toHaveLength(2)
  expect(document.activeElement).toBe(textbox('note'))
  await userEvent.type(textbox('note'), 'a')
  expect(screen.getAllByText(MISSING)).toHaveLength(1)
  await press('Send')
  expect(document.activeElement).toBe(textbox('name'))
})

test('each refusal of the server stands at its field and moves the focus there, until it is cleared', async () => {
  render(<Form />)
  await userEvent.type(textbox('note'), 'a')
  await userEvent.type(textbox('name'), 'b')
  await press('Send')
  expect(screen.getByText(TAKEN)).toBeTruthy()
  expect(document.activeElement).toBe(textbox('name'))
  await press('Send')
  expect(document.activeElement).toBe(textbox('name'))
  await press('Clear')
  expect(screen.queryByText(TAKEN)).toBeNull()
})
