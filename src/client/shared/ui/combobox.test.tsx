import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { Field } from './field.tsx'

type Props = Partial<ComboboxProps<string>> & { options?: readonly string[] }

const towns = ['Faro', 'Lagos', 'Tavira']

function Towns({ options = towns, onSelect, ...rest }: Props) {
  const [text, setText] = useState('')
  return (
    <Field label="From">
      <Combobox
        groups={[{ heading: 'Popular', options }]}
        optionKey={(town) => town}
        renderOption={(town) => town}
        loadingText="Searching..."
        emptyText="No towns found"
        {...rest}
        text={text}
        onTextChange={setText}
        onSelect={(town) => {
          setText(town)
          onSelect?.(town)
        }}
      />
    </Field>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' })
const active = () =>
  document.querySelector(`[id="${box().getAttribute('aria-activedescendant')}"]`)?.textContent

test('it opens on focus, with its options under their heading', async () => {
  render(<Towns />)
  expect(box().getAttribute('aria-expanded')).toBe('false')
  await userEvent.tab()
  expect(box().getAttribute('aria-expanded')).toBe('true')
  const list = screen.getByRole('listbox')
  expect(box().getAttribute('aria-controls')).toBe(list.id)
  const group = within(list).getByRole('group', { name: 'Popular' })
  expect(within(group).getAllByRole('option')).toHaveLength(3)
})

test.each([
  ['{ArrowDown}', 'Faro'],
  ['{ArrowDown}{ArrowDown}', 'Lagos'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 'Faro'],
  ['{ArrowUp}', 'Tavira'],
  ['{ArrowDown}{ArrowUp}', 'Tavira'],
  ['{ArrowDown}{End}', 'Tavira'],
  ['{ArrowUp}{Home}', 'Faro'],
])('%s leads to %s while the focus stays in the box', async (keys, town) => {
  render(<Towns />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(active()).toBe(town)
  expect(document.activeElement).toBe(box())
})

test('Enter chooses the option in hand and closes', async () => {
  const onSelect = vi.fn<(town: string) => void>()
  render(<Towns onSelect={onSelect} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Lagos')
  expect(box().value).toBe('Lagos')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Enter without an option in hand is left to the form', async () => {
  const onSelect = vi.fn<(town: string) => void>()
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Towns onSelect={onSelect} />
    </form>,
  )
  await userEvent.tab()
  await userEvent.keyboard('Faro{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('with autoHighlight, typing puts the first option under Enter', async () => {
  const onSelect = vi.fn<(town: string) => void>()
  render(<Towns onSelect={onSelect} autoHighlight />)
  await userEvent.type(box(), 'fa')
  expect(active()).toBe('Faro')
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Faro')
})

test('Escape closes and keeps the text; an arrow opens again', async () => {
  render(<Towns />)
  await userEvent.type(box(), 'la')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box().value).toBe('la')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Faro')
})

test('a click chooses', async () => {
  const onSelect = vi.fn<(town: string) => void>()
  render(<Towns onSelect={onSelect} />)
  await userEvent.click(box())
  await userEvent.click(screen.getByRole('option', { name: 'Tavira' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Tavira')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(box())
})

test('a click outside and leaving by Tab close it', async () => {
  render(
    <>
      <Towns />
      <p>Elsewhere</p>
    </>,
  )
  await userEvent.click(box())
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(box())
  await userEvent.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.type(box(), 'Fa')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('the clear button empties the box and stays in it', async () => {
  render(<Towns />)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await userEvent.type(box(), 'fa')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
})

test('while the first options load it says so, and counts them when they come', async () => {
  const { rerender } = render(<Towns options={[]} loading />)
  await userEvent.tab()
  expect(screen.getByRole('status').textContent).toBe('Searching...')
  rerender(<Towns />)
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
})

test('previous options stay while new ones load', async () => {
  const { rerender } = render(<Towns />)
  await userEvent.tab()
  rerender(<Towns options={[]} loading />)
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toBe('Searching...')
  rerender(<Towns options={[]} />)
  expect(screen.queryByRole('option')).toBeNull()
})

test('finding nothing and failing are said in place of the list', async () => {
  const { rerender } = render(<Towns options={[]} />)
  await userEvent.tab()
  expect(screen.getByRole('status').textContent).toBe('No towns found')
  expect(box().getAttribute('aria-expanded')).toBe('false')
  rerender(<Towns errorText="Failed to search locations" />)
  expect(screen.getByRole('status').textContent).toBe('Failed to search locations')
  expect(screen.queryByRole('listbox')).toBeNull()
})

const onMap = (onTake = () => {}) => [{ key: 'map', content: 'On the map', onTake }]

test('what else can be done is the last row of every list, also of an empty one', async () => {
  const { rerender } = render(<Towns actions={onMap()} />)
  await userEvent.tab()
  expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('On the map')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
  rerender(<Towns actions={onMap()} options={[]} />)
  expect(screen.getByRole('status').textContent).toBe('No towns found')
  expect(box().getAttribute('aria-expanded')).toBe('true')
  rerender(<Towns actions={onMap()} errorText="Failed to search" />)
  expect(screen.getByRole('status').textContent).toBe('Failed to search')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['On the map'])
})

test('arrow keys lead to it, and Enter takes it', async () => {
  const [onTake, onSelect] = [vi.fn<() => void>(), vi.fn<(town: string) => void>()]
  render(<Towns actions={onMap(onTake)} onSelect={onSelect} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('On the map')
  await userEvent.keyboard('{Enter}')
  expect(onTake).toHaveBeenCalledOnce()
  expect(onSelect).not.toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('typing never puts it under Enter', async () => {
  const onTake = vi.fn<() => void>()
  render(<Towns actions={onMap(onTake)} options={[]} autoHighlight />)
  await userEvent.type(box(), 'fa{Enter}')
  expect(onTake).not.toHaveBeenCalled()
})
