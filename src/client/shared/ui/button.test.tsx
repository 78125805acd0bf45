import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a busy button says so, keeps the focus and ignores clicks', async () => {
  const onClick = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={onClick}>Sign In</Button>)
  await userEvent.tab()
  rerender(
    <Button onClick={onClick} busy busyLabel="Signing in...">
      Sign In
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Signing in...' })
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
})

test.each([{ busy: true }, { disabledReason: 'Choose a date first' }])(
  'with %o it submits nothing',
  async (props) => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" {...props}>
          Next
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    await userEvent.type(screen.getByRole('textbox'), 'Ana{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  },
)

test('a held button can be reached and says why', async () => {
  render(<Button disabledReason="Choose a pick-up location first">Next</Button>)
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Next', description: 'Choose a pick-up location first' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('asChild draws a link and leaves it a link', () => {
  render(
    <Button asChild variant="primary">
      <a href="/book">Book Now</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/book')
  expect(screen.queryByRole('button')).toBeNull()
})
