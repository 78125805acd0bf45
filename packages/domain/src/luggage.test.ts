import { expect, test } from 'vitest'
import { hasLuggageRoom, luggageFormProblems, luggageRefusal, luggageRoom } from './luggage.ts'

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

const INCOMPLETE = { code: 'luggage_incomplete' }
const NOT_HTTPS = { code: 'image_url_not_https' }
const NO_ADDRESS = { code: 'image_url_unusable' }

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

test.for([
  ['2 large suitcases', 4],
  ['1 large + 2 cabin bags', 4],
  ['10 cabin bags', 10],
  ['2 large, 1 cabin', 5],
  ['9 golf bags', 18],
  ['3', 6],
  ['A surfboard', undefined],
] as const)('%s need the room of %s cabin bags', ([config, room]) => {
  expect(luggageRoom(config)).toBe(room)
})

test.for([
  [4, ['2 large suitcases', '3 cabin bags'], true],
  [5, ['2 large suitcases', '3 cabin bags'], false],
  [1, ['A surfboard'], undefined],
] as const)('the room of %s cabin bags in a vehicle that takes %j: %s', ([needed, configs, has]) => {
  expect(hasLuggageRoom(needed, configs)).toBe(has)
})
