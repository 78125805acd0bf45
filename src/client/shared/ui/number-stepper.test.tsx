import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { NumberStepper } from './number-stepper.tsx'

function Hours({ start = 2 }: { start?: number }) {
  const [value, setValue] = useState(start)
  return (
    <NumberStepper
      aria-label="Duration"
      value={value}
      onValueChange={setValue}
      min={2}
      max={24}
      format={(hours) => `${hours} hours`}
      decreaseLabel="One hour less"
      increaseLabel="One hour more"
    />
  )
}

const spin = () => screen.getByRole('spinbutton', { name: 'Duration' })
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('the buttons step and the new value is said', async () => {
  render(<Hours />)
  await userEvent.click(press('One hour more'))
  expect(spin().getAttribute('aria-valuenow')).toBe('3')
  expect(screen.getByRole('status').textContent).toBe('3 hours')
})

test.each([
  [2, true, false],
  [3, false, false],
  [24, false, true],
])('at %i hours decrease is disabled: %s, increase is disabled: %s', (start, decrease, increase) => {
  render(<Hours start={start} />)
  expect([press('One hour less').disabled, press('One hour more').disabled]).toEqual([decrease, increase])
})

test.each([
  ['{ArrowUp}', '11'],
  ['{ArrowDown}', '9'],
  ['{PageUp}', '15'],
  ['{PageDown}', '5'],
  ['{Home}', '2'],
  ['{End}', '24'],
  ['{PageUp}{PageUp}{PageUp}{PageUp}', '24'],
])('from 10 hours %s leads to %s', async (keys, value) => {
  render(<Hours start={10} />)
  spin().focus()
  await userEvent.keyboard(keys)
  expect(spin().getAttribute('aria-valuenow')).toBe(value)
})

test('the value of a wrong field is marked, so that the focus can go there', () => {
  render(
    <Field label="Hours" error="Please choose more hours." group>
      <NumberStepper
        value={2}
        onValueChange={() => {}}
        min={2}
        max={24}
        decreaseLabel="One hour less"
        increaseLabel="One hour more"
      />
    </Field>,
  )
  const value = screen.getByRole('spinbutton', { name: 'Hours', description: 'Please choose more hours.' })
  expect(value.getAttribute('aria-invalid')).toBe('true')
})
