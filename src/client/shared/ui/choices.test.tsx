import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { RadioCard, RadioCards, RadioFrame } from './radio-cards.tsx'
import { Segmented } from './segmented.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'

const nothing = () => {}

function Cars({ onOpen = nothing }: { onOpen?: () => void }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Field group label="Vehicle">
      <RadioCards value={value} onValueChange={setValue}>
        <RadioCard value="s" title="Saloon" disabledReason="Takes up to 2, you chose 3" />
        <RadioCard value="e" title="Estate" description="Up to 3" aside="€96.00" />
        <RadioFrame value="v" disabled={false} labelledBy="van" describedBy="">
          <span id="van">Van</span>
          <button type="button" onClick={onOpen}>
            Luggage
          </button>
        </RadioFrame>
      </RadioCards>
    </Field>
  )
}

const radio = (name: string) => screen.getByRole<HTMLButtonElement>('radio', { name })
const checked = (name: string) => radio(name).getAttribute('aria-checked')

test('cards are one radio group, named by the field, each by its title and told by its face', async () => {
  render(<Cars />)
  expect(screen.getByRole('radiogroup', { name: 'Vehicle' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Estate', description: 'Up to 3 €96.00' }))
  expect(checked('Estate')).toBe('true')
})

test('a disabled card cannot be chosen, is passed over by the arrows and says why', async () => {
  render(<Cars />)
  const saloon = screen.getByRole<HTMLButtonElement>('radio', {
    name: 'Saloon',
    description: 'Takes up to 2, you chose 3',
  })
  expect(saloon.disabled).toBe(true)
  act(() => radio('Van').focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(radio('Estate'))
})

test('a button in a card does not choose the card', async () => {
  const onOpen = vi.fn<() => void>()
  render(<Cars onOpen={onOpen} />)
  await userEvent.click(screen.getByRole('button', { name: 'Luggage' }))
  expect(onOpen).toHaveBeenCalledOnce()
  expect(checked('Van')).toBe('false')
})

test('a two-way toggle is a radio group', async () => {
  const onValueChange = vi.fn<(value: 'point' | 'hour') => void>()
  render(
    <Segmented
      aria-label="Service"
      value="point"
      onValueChange={onValueChange}
      options={[
        { value: 'point', label: 'Point to Point' },
        { value: 'hour', label: 'By the Hour' },
      ]}
    />,
  )
  expect(checked('Point to Point')).toBe('true')
  await userEvent.click(radio('By the Hour'))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('hour')
})

test('a switch and a checkbox answer to their labels', async () => {
  const onSwitch = vi.fn<(on: boolean) => void>()
  const onCheck = vi.fn<(on: boolean) => void>()
  render(
    <>
      <Switch
        label="Airport transfer"
        hint="We track your flight"
        checked={false}
        onCheckedChange={onSwitch}
      />
      <Checkbox label="I agree" checked={false} onCheckedChange={onCheck} />
    </>,
  )
  expect(
    screen.getByRole('switch', { name: 'Airport transfer', description: 'We track your flight' }),
  ).toBeTruthy()
  await userEvent.click(screen.getByText('Airport transfer'))
  await userEvent.click(screen.getByText('I agree'))
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(true)
  expect(onCheck).toHaveBeenCalledExactlyOnceWith(true)
})

test('a select tells which of its options was chosen', async () => {
  const onValueChange = vi.fn<(value: 'all' | 'pending') => void>()
  render(
    <Field label="Status">
      <Select
        value="all"
        onValueChange={onValueChange}
        options={[
          { value: 'all', label: 'All' },
          { value: 'pending', label: 'Pending' },
        ]}
      />
    </Field>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('pending')
})

test('a select with a choice for none lists it once, also while that is chosen', () => {
  render(
    <Field label="Luggage">
      <Select
        value=""
        onValueChange={nothing}
        options={[
          { value: '', label: 'No preference' },
          { value: '2', label: '2 suitcases' },
        ]}
        placeholder="No preference"
      />
    </Field>,
  )
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'No preference',
    '2 suitcases',
  ])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Luggage' }).value).toBe('')
})
