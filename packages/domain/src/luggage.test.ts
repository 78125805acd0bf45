import { expect, test } from 'vitest'
import { duplicateLuggage, luggageFormProblems, luggageRefusal } from './luggage.ts'

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
    expect(luggageRefusal(config, 1, CAPACITIES)).toEqual({ code: 'luggage_not_offered' })
  },
)

const INCOMPLETE = 'Please fill in configuration and image URL'
const NOT_HTTPS = 'Image URL must begin with https:// instead of http://. Change that and try again'
const NO_ADDRESS = 'Image URL must be an https address or a path on this site'

test.for([
  { config: '6 large', imageUrl: ' /images/v.webp ', problems: {} },
  { config: ' ', imageUrl: '/images/v.webp', problems: { config: INCOMPLETE } },
  { config: '6 large', imageUrl: '', problems: { imageUrl: INCOMPLETE } },
  { config: '', imageUrl: ' ', problems: { config: INCOMPLETE, imageUrl: INCOMPLETE } },
  { config: '6 large', imageUrl: 'http://example.com/v.jpg', problems: { imageUrl: NOT_HTTPS } },
  { config: '', imageUrl: 'javascript:alert(1)', problems: { config: INCOMPLETE, imageUrl: NO_ADDRESS } },
])('adding “$config” with image “$imageUrl” finds $problems', ({ problems, ...form }) => {
  expect(luggageFormProblems(form)).toEqual(problems)
})

test('a second image names the vehicle and the configuration', () => {
  expect(duplicateLuggage('Mercedes Vito', '7 large')).toBe(
    'Mercedes Vito already has the configuration “7 large”. Please delete the existing entry first.',
  )
})
