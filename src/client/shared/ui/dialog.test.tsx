import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Combobox } from './combobox.tsx'
import { Dialog } from './dialog.tsx'

function AddStop() {
  return (
    <Dialog trigger={<Button>Add Stop</Button>} title="Add New Stop">
      <Combobox
        aria-label="Stop"
        text=""
        onTextChange={() => {}}
        onSelect={() => {}}
        groups={[{ options: ['Sagres'] }]}
        optionKey={(name) => name}
        renderOption={(name) => name}
      />
    </Dialog>
  )
}

test('it is named by its title, holds the focus and gives it back', async () => {
  render(<AddStop />)
  await userEvent.click(screen.getByRole('button', { name: 'Add Stop' }))
  const dialog = screen.getByRole('dialog', { name: 'Add New Stop' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Add Stop')
})

test('Escape closes an open list first, then the dialog', async () => {
  render(<AddStop />)
  await userEvent.click(screen.getByRole('button', { name: 'Add Stop' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Stop' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
