import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Field } from './field.tsx'
import { TimePicker } from './time-picker.tsx'

function PickupTime({ start = '', onPick }: { start?: string; onPick?: (time: string) => void }) {
  const [value, setValue] = useState(start)
  return (
    <Field group label="Pickup time">
      <TimePicker
        value={value}
        onValueChange={(time) => {
          setValue(time)
          onPick?.(time)
        }}
      />
    </Field>
  )
}

const part = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('an hour alone is the full hour', async () => {
  const onPick = vi.fn<(time: string) => void>()
  render(<PickupTime onPick={onPick} />)
  expect(screen.getByRole('group', { name: 'Pickup time' })).toBeTruthy()
  await userEvent.selectOptions(part('Hour'), '07')
  expect(onPick).toHaveBeenLastCalledWith('07:00')
  await userEvent.selectOptions(part('Minute'), '35')
  expect(onPick).toHaveBeenLastCalledWith('07:35')
})

test('a minute chosen first waits for its hour', async () => {
  const onPick = vi.fn<(time: string) => void>()
  render(<PickupTime onPick={onPick} />)
  await userEvent.selectOptions(part('Minute'), '45')
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.selectOptions(part('Hour'), '23')
  expect(onPick).toHaveBeenLastCalledWith('23:45')
})

test('minutes come in fives, and one from elsewhere is kept', () => {
  render(<PickupTime start="10:32" />)
  const minutes = [...part('Minute').options].map((option) => option.value)
  expect(minutes).toHaveLength(13)
  expect(minutes.slice(5, 9)).toEqual(['25', '30', '32', '35'])
  expect(part('Minute').value).toBe('32')
})
