import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

/** A list under a heading, each row with a link and a button that removes it. */
function List() {
  useKeptFocus()
  const [rows, setRows] = useState(['first', 'second', 'third'])
  return (
    <main>
      <h2 tabIndex={rows.length === 0 ? -1 : undefined}>Alarms</h2>
      {rows.length === 0 ? (
        <p>Nothing needs you now.</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <a href={`#${row}`}>{row}</a>
              <button onClick={() => setRows(rows.filter((one) => one !== row))}>Settle {row}</button>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

const settle = async (row: string) => {
  screen.getByRole('button', { name: `Settle ${row}` }).focus()
  await userEvent.keyboard('{Enter}')
}
const focused = () => document.activeElement?.textContent

beforeEach(() => void render(<List />))

test('when the row with the focus is gone, the next one has it', async () => {
  await settle('first')
  await waitFor(() => expect(focused()).toBe('second'))
})

test('after the last row, the one before it has the focus', async () => {
  await settle('third')
  await waitFor(() => expect(focused()).toBe('second'))
})

test('after the only row, the heading has the focus', async () => {
  for (const row of ['first', 'second', 'third']) await settle(row)
  await waitFor(() => expect(focused()).toBe('Alarms'))
})

test('a focus that is elsewhere stays there', async () => {
  screen.getByRole('link', { name: 'third' }).focus()
  act(() => screen.getByRole('button', { name: 'Settle first' }).click())
  await waitFor(() => expect(focused()).toBe('third'))
})

test('whoever has pointed at the page itself gets no focus', async () => {
  screen.getByRole('button', { name: 'Settle first' }).focus()
  await userEvent.click(screen.getByRole('main'))
  act(() => screen.getByRole('button', { name: 'Settle first' }).click())
  expect(screen.queryByText('first')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})
