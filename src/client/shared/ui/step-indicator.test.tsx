import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StepIndicator } from './step-indicator.tsx'

const steps = ['Service', 'Vehicle', 'Passenger', 'Review']

test('it is a list that marks the step in hand and those behind', () => {
  render(<StepIndicator steps={steps} current={3} />)
  const items = within(screen.getByRole('navigation', { name: 'Progress' })).getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  expect(items.map((item) => item.textContent)).toEqual([
    'Service, completed',
    'Vehicle, completed',
    '3Passenger',
    '4Review',
  ])
})

test('completed steps lead back, the others lead nowhere', async () => {
  const onStepSelect = vi.fn<(step: number) => void>()
  render(<StepIndicator steps={steps} current={3} onStepSelect={onStepSelect} />)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Vehicle, completed' }))
  expect(onStepSelect).toHaveBeenCalledExactlyOnceWith(2)
})
