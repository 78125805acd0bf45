import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import type { Chauffeur } from '@chauffeur/contract/trip'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Chauffeurs } from './chauffeurs.tsx'

const documented = exampleAnswer('readTrip', 'last')

const ana: Chauffeur = {
  carNo: 1,
  name: 'Ana Martins',
  phone: '+351912345678',
  car: 'black Mercedes E Class',
  plate: '12-AB-34',
  state: 'at_pickup',
  onTheWayAt: '2028-01-19T10:02:00.000Z',
  arrivedAt: '2028-01-19T10:21:00.000Z',
  onBoardAt: null,
  completedAt: null,
  includedWait: 60,
}
const show = (over: Partial<Chauffeur> = {}) =>
  render(<Chauffeurs trip={{ ...documented, chauffeurs: [{ ...ana, ...over }] }} />)

test('the guest reads who waits where, in which car, and can call', () => {
  show()
  const card = screen.getByRole('region', { name: 'Your chauffeur' })
  expect(card.textContent).toContain('12-AB-34')
  expect(screen.getByText('Ana is waiting at Faro Airport (FAO); 60 minutes are included.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call Ana' }).getAttribute('href')).toBe('tel:+351912345678')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'On the way10:02',
    'At the pick-up10:21',
    'On board',
    'Arrived',
  ])
})

test('a link that only shows the journey has no phone, and each state its sentence', () => {
  show({ phone: null, state: 'on_the_way', arrivedAt: null })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Ana is on the way to you.')).toBeTruthy()
})
