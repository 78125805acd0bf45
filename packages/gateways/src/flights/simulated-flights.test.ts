import { expect, test } from 'vitest'
import { simulatedFlights } from './simulated-flights.ts'

const near = new Date('2027-06-20T10:00:00Z')
const flights = simulatedFlights(() => new Date('2027-06-20T09:00:00Z'))
const ask = (designator: string, airport: 'FAO' | 'LIS' = 'FAO') =>
  flights.arrival({ designator, date: '2027-06-20', airport, near })

test('the number of a simulated flight says whether it is late, cancelled, diverted or not known', async () => {
  expect(await ask('TP 1234')).toMatchObject({ kind: 'found', expected: near, phase: 'flying' })
  expect(await ask('TP 1235')).toMatchObject({ expected: new Date('2027-06-20T10:40:00Z') })
  expect(await ask('TP 1238')).toMatchObject({ phase: 'cancelled' })
  expect(await ask('TP 1292')).toMatchObject({ phase: 'diverted', landed: null })
  expect(await ask('TP 1239')).toEqual({ kind: 'none' })
})

test('a simulated flight lands at another airport, or twice that day', async () => {
  expect(await ask('TP 1290')).toEqual({ kind: 'elsewhere', airport: 'LIS' })
  expect(await ask('TP 1290', 'LIS')).toEqual({ kind: 'elsewhere', airport: 'FAO' })
  expect(await ask('TP 1291')).toEqual({ kind: 'several', legs: [new Date('2027-06-20T05:00:00Z'), near] })
})
