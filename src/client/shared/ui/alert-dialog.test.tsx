import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'

const nothing = () => {}

function Reject({ busy = false, onConfirm = nothing }: { busy?: boolean; onConfirm?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Reject</Button>}
      title="Rejeitar Reserva?"
      description="This cannot be undone."
      confirmLabel="Rejeitar"
      busyLabel="A processar..."
      busy={busy}
      onConfirm={onConfirm}
      tone="destructive"
    />
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Reject' }))
const dialog = () => screen.queryByRole('alertdialog', { name: 'Rejeitar Reserva?' })

test('it asks by name and description, with the focus on Cancel', async () => {
  render(<Reject />)
  await open()
  const description = dialog()?.getAttribute('aria-describedby')
  expect(document.querySelector(`[id="${description}"]`)?.textContent).toBe('This cannot be undone.')
  expect(document.activeElement?.textContent).toBe('Cancel')
})

test('confirming does the work and leaves the closing to the one who asked', async () => {
  const onConfirm = vi.fn<() => void>()
  render(<Reject onConfirm={onConfirm} />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Rejeitar' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(dialog()).not.toBeNull()
})

test('while busy it neither confirms again nor goes away', async () => {
  const onConfirm = vi.fn<() => void>()
  const { rerender } = render(<Reject onConfirm={onConfirm} />)
  await open()
  rerender(<Reject busy onConfirm={onConfirm} />)
  const confirm = screen.getByRole('button', { name: 'A processar...' })
  expect(confirm.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(dialog()).not.toBeNull()
})

test.each(['Cancel', 'Escape'])('%s closes it and returns to the button', async (way) => {
  render(<Reject />)
  await open()
  if (way === 'Cancel') await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  else await userEvent.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Reject')
})
