import { expect, test } from 'vitest'
import { localVehicleRefusal } from './local-vehicle.ts'

const FORM = { name: 'Maybach', description: 'Quiet', image: '/images/maybach.webp' }

test('a vehicle with name, description and image can be added', () => {
  expect(localVehicleRefusal(FORM)).toBeUndefined()
})

test.for(['name', 'description', 'image'] as const)('a vehicle without %s is refused', (field) => {
  expect(localVehicleRefusal({ ...FORM, [field]: ' ' })).toBe(
    'Please fill in vehicle name, description and image URL',
  )
})
