import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'

test('the services open at the airport, one at a time, by a click or by the arrow keys', async () => {
  await openApp('/')
  const services = within(screen.getByRole('tablist', { name: 'A car for every occasion' }))
  const chosen = () => services.getByRole('tab', { selected: true }).textContent
  expect(chosen()).toMatch(/^Airport Excellence/)
  expect(screen.getByText('Help with every piece of luggage')).toBeDefined()
  await userEvent.click(services.getByRole('tab', { name: /^As Directed/ }))
  expect(chosen()).toMatch(/^As Directed/)
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toMatch(/^Airport Excellence/)
})
