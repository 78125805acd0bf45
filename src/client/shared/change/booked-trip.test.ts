import { expect, test } from 'vitest'
import { changeDraft } from '../journey/draft/draft.ts'
import { draftOfTrip, isSameWay, changeRequestOf } from './trip-form.tsx'

const booked = draftOfTrip({
  serviceType: 'point-to-point',
  serviceDuration: null,
  pickupLocation: 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal',
  pickupName: 'Faro Airport (FAO)',
  pickupNote: 'Door 3',
  dropoffLocation: 'Vilamoura',
  dropoffName: null,
  dropoffNote: 'By the pool',
  stops: [{ id: 's1', location: 'Loulé market', duration: 60 }],
  pickupDate: '2026-12-04',
  pickupTime: '10:30',
  pickupZone: 'Europe/Lisbon',
  vehicleId: 2,
  passengers: 2,
})

test('the places have the names that they were booked with', () => {
  expect(booked).toMatchObject({ pickupName: 'Faro Airport (FAO)', dropoffName: '' })
  expect(booked).toMatchObject({ pickupNote: 'Door 3', dropoffNote: 'By the pool' })
})

test('what is as it is booked is not sent', () => {
  expect(changeRequestOf(booked, booked)).toEqual({})
})

test('another time and another vehicle leave the way as it is', () => {
  const later = changeDraft(booked, { type: 'set', fields: { pickupTime: '11:30' } })
  const draft = changeDraft(later, { type: 'vehicle', id: 1 })
  expect(changeRequestOf(draft, booked)).toEqual({ pickupTime: '11:30', vehicleName: 'Mercedes S Class' })
  expect(isSameWay(draft, booked)).toBe(true)
})

test('another place takes the stops away, and a longer stay is another list of stops', () => {
  const place = { location: 'Lagos', placeId: '', name: 'Lagos', note: 'Casa Alegria' }
  expect(changeRequestOf(changeDraft(booked, { type: 'dropoff', place }), booked)).toEqual({
    dropoffLocation: 'Lagos',
    dropoffPlaceId: '',
    dropoffNote: 'Casa Alegria',
    stops: [],
  })
  expect(changeRequestOf(changeDraft(booked, { type: 'stay', id: 's1', minutes: 120 }), booked)).toEqual({
    stops: [{ id: 's1', location: 'Loulé market', duration: 120 }],
  })
})
