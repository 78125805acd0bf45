import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { NumberStepper } from './number-stepper.tsx'
import { TextInput } from './text-input.tsx'

test('a label, a hint and an error belong to their control', () => {
  render(
    <Field label="Flight number" hint="As on your ticket" error="Two letters and digits" required>
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Flight number' })
  expect(describedBy(input)).toEqual(['As on your ticket', 'Two letters and digits'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

test('a control without an error is not called invalid, and a warning does not make it so', () => {
  render(
    <Field label="Flight number" warning="We could not find this flight">
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Flight number' })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(describedBy(input)).toEqual(['We could not find this flight'])
})

test('an error that appears later is in a live region that was there before', () => {
  const { rerender } = render(<Field label="Email">{<TextInput />}</Field>)
  const region = document.querySelector('[aria-live=polite]')
  rerender(
    <Field label="Email" error="Please write your email">
      <TextInput />
    </Field>,
  )
  expect(region?.textContent).toBe('Please write your email')
})

test('a group takes its name from the field', () => {
  render(
    <Field group label="Passengers" hint="Children too">
      <NumberStepper
        value={2}
        onValueChange={() => {}}
        min={1}
        max={16}
        decreaseLabel="One less"
        increaseLabel="One more"
      />
    </Field>,
  )
  expect(describedBy(screen.getByRole('spinbutton', { name: 'Passengers' }))).toEqual(['Children too'])
})

test('two fields of the same name keep apart', () => {
  render(
    <>
      <Field label="Latitude">{<TextInput defaultValue="37" />}</Field>
      <Field label="Latitude">{<TextInput defaultValue="38" />}</Field>
    </>,
  )
  const ids = screen.getAllByLabelText('Latitude').map((input) => input.id)
  expect(new Set(ids).size).toBe(2)
})

function describedBy(element: HTMLElement): readonly (string | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
}
