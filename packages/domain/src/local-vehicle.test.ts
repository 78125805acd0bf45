import { expect, test } from 'vitest'
import { localVehicleProblems } from './local-vehicle.ts'

const FORM = { name: 'Maybach', description: 'Quiet', image: '/images/maybach.webp', interiorImage: '' }
const NO_ADDRESS = { code: 'image_url_unusable' }

test('a vehicle with name, description and image can be added', () => {
  expect(localVehicleProblems(FORM)).toEqual({})
  expect(localVehicleProblems({ ...FORM, interiorImage: 'https://example.com/seats.webp' })).toEqual({})
})

test.for(['name', 'description', 'image'] as const)('a vehicle without %s is refused', (field) => {
  expect(localVehicleProblems({ ...FORM, [field]: ' ' })).toEqual({
    [field]: { code: 'local_vehicle_incomplete' },
  })
})

test.for(['image', 'interiorImage'] as const)('a vehicle whose %s is no address is refused', (field) => {
  expect(localVehicleProblems({ ...FORM, [field]: 'javascript:alert(1)' })).toEqual({ [field]: NO_ADDRESS })
})
