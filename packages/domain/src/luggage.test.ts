import { expect, test } from 'vitest'
import { luggageFormRefusal, luggageRefusal } from './luggage.ts'

const CAPACITIES = [
  { vehicleId: 1, config: '2 large, 1 cabin' },
  { vehicleId: 3, config: '6 large' },
]

test.for([
  { config: '2 large, 1 cabin', what: 'one of the vehicle' },
  { config: ' 2 large, 1 cabin ', what: 'one with spaces round it' },
  { config: '', what: 'none' },
  { config: undefined, what: 'nothing at all' },
])('$what can be booked as luggage configuration', ({ config }) => {
  expect(luggageRefusal(config, 1, CAPACITIES)).toBeUndefined()
})

test.for(['6 large', '9 large'])(
  'the configuration %s of another vehicle or of none is refused',
  (config) => {
    expect(luggageRefusal(config, 1, CAPACITIES)).toBe(
      'This luggage configuration is not available for the chosen vehicle.',
    )
  },
)

test.for([
  { config: '6 large', imageUrl: '/images/v.webp', refusal: undefined },
  { config: ' ', imageUrl: '/images/v.webp', refusal: 'Please fill in configuration and image URL' },
  { config: '6 large', imageUrl: '', refusal: 'Please fill in configuration and image URL' },
  {
    config: '6 large',
    imageUrl: 'http://example.com/v.jpg',
    refusal: 'Image URL must be an https address or a path on this site',
  },
])('adding $config with image $imageUrl is refused with $refusal', ({ refusal, ...form }) => {
  expect(luggageFormRefusal(form)).toBe(refusal)
})
