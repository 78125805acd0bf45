import { expect, test } from 'vitest'
import { airportAt, isAtAirport } from './airports.ts'

test.each([
  ['FAO', 'arrivals', 37.0177, -7.9705],
  ['FAO', 'the hire cars', 37.0215, -7.972],
  ['FAO', 'the middle of the runway, where maps put its name', 37.0144, -7.9659],
  ['LIS', 'arrivals of terminal 1', 38.7697, -9.1283],
  ['LIS', 'departures of terminal 1', 38.7715, -9.1285],
  ['LIS', 'terminal 2', 38.7647, -9.1373],
  ['LIS', 'the reference point', 38.7742, -9.1342],
  ['LIS', 'the middle of the runway, where maps put its name', 38.7756, -9.1354],
  ['SVQ', 'arrivals', 37.4232, -5.8999],
  ['SVQ', 'the reference point', 37.418, -5.8931],
  ['PRM', 'the apron', 37.1493, -8.584],
  ['CAT', 'the terminal', 38.7235, -9.353],
  ['XRY', 'arrivals', 36.7467, -6.0645],
  ['OPO', 'arrivals', 41.237, -8.6706],
  ['AGP', 'terminal 3', 36.6765, -4.4915],
  ['BYJ', 'the terminal', 38.0632, -7.9396],
])('%s: %s', (code, _, lat, lon) => {
  expect(airportAt({ lat, lon })).toBe(code)
})

test.each([
  ['the Meliá at Lisbon Airport', 38.7688, -9.1307],
  ['Alvalade', 38.75328, -9.14397],
  ['the avenue between Alvalade and the airport', 38.7595, -9.14],
  ['Olivais', 38.76994, -9.10674],
  ['Encarnação', 38.777, -9.115],
  ['Prior Velho', 38.79174, -9.12119],
  ['Alta de Lisboa', 38.783, -9.146],
  ['the beach of Faro', 37.0069, -7.9934],
  ['Montenegro', 37.029, -7.966],
  ['the university at Gambelas', 37.0435, -7.9723],
  ['the outlet at Seville Airport', 37.4175, -5.909],
  ['the golf hotel of Penina', 37.16, -8.585],
])('no airport: %s', (_, lat, lon) => {
  expect(isAtAirport({ lat, lon })).toBe(false)
})
