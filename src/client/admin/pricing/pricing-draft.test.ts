import { expect, test } from 'vitest'
import { aPrice, anHourlyPrice } from '../testing/fake-pricing.ts'
import { findPricing, groupPricing } from './pricing-draft.ts'

test('every vehicle of the fleet has both services, also where there is no price', () => {
  const hire = anHourlyPrice({ vehicleName: 'Mercedes Vito' })
  const groups = groupPricing([hire])
  expect(groups.map(({ vehicle }) => vehicle.name)).toEqual([
    'Mercedes S Class',
    'Mercedes E Class',
    'Mercedes V Class',
    'Mercedes Vito',
    'Sprinter (or two vans)',
  ])
  expect(groups[3]?.services).toEqual([
    { serviceType: 'point-to-point', row: undefined },
    { serviceType: 'hourly', row: hire },
  ])
})

test('a price is found whatever the case of its vehicle’s name', () => {
  const row = aPrice({ vehicleName: 'MERCEDES vito' })
  expect(findPricing([row], 'Mercedes Vito', 'point-to-point')).toBe(row)
  expect(findPricing([row], 'Mercedes Vito', 'hourly')).toBeUndefined()
})
