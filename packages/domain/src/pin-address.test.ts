import { expect, test } from 'vitest'
import { readPinAddress, writePinAddress } from './pin-address.ts'

const there = { point: { lat: 37.155_12, lon: -8.710_34 }, position: '37.15512, -8.71034' }

test.each([
  ['Bensafrim (350 m), 37.15512, -8.71034', { place: 'Bensafrim', metres: 350 }],
  ['Bensafrim (1.6 km), 37.15512, -8.71034', { place: 'Bensafrim', metres: 1600 }],
  ['Bensafrim, 37.15512, -8.71034', { place: 'Bensafrim', metres: undefined }],
  ['Faro Airport (FAO), 37.15512, -8.71034', { place: 'Faro Airport (FAO)', metres: undefined }],
  [
    'Rua do Sol 14, 8600-069 Bensafrim, 37.15512, -8.71034',
    { place: 'Rua do Sol 14, 8600-069 Bensafrim', metres: undefined },
  ],
  ['37.15512, -8.71034', { place: '', metres: undefined }],
])('%s is written of the place near by and the point, and read as both', (address, parts) => {
  expect(writePinAddress(there.position, parts.place, parts.metres)).toBe(address)
  expect(readPinAddress(address)).toEqual({ ...there, ...parts })
})

test.each([
  'Bensafrim',
  '8600-069 Bensafrim, Portugal',
  'A-4 km 532, 41020 Sevilla',
  '37.2, -8.7',
  'Bensafrim, 37.15512, -8.71034, Portugal',
])('%s is the address of another place', (address) => {
  expect(readPinAddress(address)).toBeUndefined()
})
