import { expect, test } from 'vitest'
import { isServiceType, serviceIn } from './service-type.ts'

test.for([
  ['hourly', true],
  ['point-to-point', true],
  ['airport', false],
  ['Hourly', false],
  ['', false],
] as const)('%j is a service with a price: %s', ([text, known]) => {
  expect(isServiceType(text)).toBe(known)
})

test.each([
  ['en', 'point-to-point', true, 'Airport transfer'],
  ['en', 'point-to-point', false, 'Point to Point'],
  ['en', 'hourly', false, 'By the Hour'],
  // A hire has no flight, whatever was sent with it.
  ['en', 'hourly', true, 'By the Hour'],
  ['pt', 'point-to-point', true, 'Transfer de aeroporto'],
  ['pt', 'point-to-point', false, 'Transfer'],
  ['es', 'point-to-point', true, 'Traslado de aeropuerto'],
  ['es', 'hourly', false, 'Por horas'],
] as const)(
  'in %s a %s with airport service %s is called %s',
  (locale, serviceType, isAirportService, label) => {
    expect(serviceIn(locale, { serviceType, isAirportService })).toBe(label)
  },
)
