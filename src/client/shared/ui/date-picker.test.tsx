import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DatePicker } from './date-picker.tsx'
import { Field } from './field.tsx'

type Props = {
  start?: string
  max?: string
  isDisabled?: (day: string) => boolean
  onPick?: (day: string) => void
}

function PickupDate({ start = '', onPick, ...rest }: Props) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Pickup date" error={value === '' ? 'Please choose a date' : undefined}>
      <DatePicker
        value={value}
        min="2026-11-20"
        today="2026-11-20"
        {...rest}
        onValueChange={(day) => {
          setValue(day)
          onPick?.(day)
        }}
      />
    </Field>
  )
}

const trigger = () => screen.getByRole('button', { name: /^Pickup date/ })
const day = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('the chosen day stands in words, with the label as its name', () => {
  render(<PickupDate start="2026-11-27" />)
  expect(screen.getByRole('button', { name: 'Pickup date Friday, 27 November 2026' })).toBeTruthy()
})

test('without a day it asks for one, and its error belongs to it', () => {
  render(<PickupDate />)
  expect(trigger().textContent).toBe('Choose a date')
  expect(document.querySelector(`[id="${trigger().getAttribute('aria-describedby')}"]`)?.textContent).toBe(
    'Please choose a date',
  )
})

test('days before the first and those the rule refuses cannot be chosen', async () => {
  const onPick = vi.fn<(day: string) => void>()
  render(<PickupDate isDisabled={(day) => day === '2026-11-25'} max="2026-11-28" onPick={onPick} />)
  await userEvent.click(trigger())
  expect((await day('Thursday, 19 November 2026')).disabled).toBe(true)
  expect((await day('Wednesday, 25 November 2026')).disabled).toBe(true)
  expect((await day('Sunday, 29 November 2026')).disabled).toBe(true)
  expect((await day('Friday, 20 November 2026, today')).disabled).toBe(false)
  await userEvent.click(await day('Thursday, 19 November 2026'))
  expect(onPick).not.toHaveBeenCalled()
})

test('choosing a day gives yyyy-MM-dd, closes and returns to the button', async () => {
  const onPick = vi.fn<(day: string) => void>()
  render(<PickupDate onPick={onPick} />)
  await userEvent.click(trigger())
  await userEvent.click(await day('Sunday, 29 November 2026'))
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-29')
  await waitFor(() => expect(document.activeElement).toBe(trigger()))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the keyboard walks the days from the chosen one', async () => {
  const onPick = vi.fn<(day: string) => void>()
  render(<PickupDate start="2026-11-27" onPick={onPick} />)
  trigger().focus()
  await userEvent.keyboard('{Enter}')
  const chosen = await day('Friday, 27 November 2026, chosen')
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-12-05')
})

test('months before the first day are out of reach', async () => {
  render(<PickupDate />)
  await userEvent.click(trigger())
  const previous = await screen.findByRole('button', { name: 'Previous month' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
})

test('all that is read out of the calendar is in our own words', async () => {
  render(<PickupDate start="2026-11-27" />)
  await userEvent.click(trigger())
  await day('Friday, 20 November 2026, today')
  const dialog = screen.getByRole('dialog', { name: 'Choose a date' })
  const names = [...dialog.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'))
  expect(names.filter((name) => !/November|December|^\w+day$/.test(name ?? ''))).toEqual([
    'Other months',
    'Previous month',
    'Next month',
  ])
})
