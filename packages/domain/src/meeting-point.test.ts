import { expect, test } from 'vitest'
import { meetingPointAt } from './meeting-point.ts'

const faro = { airport: 'FAO', latitude: 37.0196, longitude: -7.9681 }
const marina = { airport: null, latitude: 37.0766, longitude: -8.1202 }
const hotel = { airport: null, latitude: 37.0772, longitude: -8.1202 }
const points = [faro, marina, hotel]
const at = (lat: number, lon: number, airport?: string) => meetingPointAt(points, { lat, lon, airport })

test('an airport has its own, however far off its terminal is', () => {
  expect(at(37.03, -7.97, 'FAO')).toBe(faro)
  expect(at(37.4229, -5.8998, 'SVQ')).toBeUndefined()
})

test('another place has the nearest within 300 metres', () => {
  expect(at(37.0767, -8.1202)).toBe(marina)
  expect(at(37.0771, -8.1202)).toBe(hotel)
  expect(at(37.0805, -8.1202)).toBeUndefined()
})
