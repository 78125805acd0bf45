import { vehicleById } from '@chauffeur/domain/vehicles'
import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '../../../shared/journey/draft/draft.ts'
import { priceEnquiry } from './ask-team-dialog.tsx'

const vehicle = vehicleById(2)
const draft: Draft = {
  ...emptyDraft,
  pickupLocation: 'Faro',
  dropoffLocation: 'Atlantis',
  pickupDate: '2026-12-04',
  passengerName: 'Ana',
  email: 'ana@example.com',
  notes: 'Two golf bags',
  pickupNote: 'Casa Alegria',
  vehicleId: 2,
  luggageConfig: '2 large suitcases',
}

test('the whole draft goes to the team, as far as it goes', () => {
  expect(priceEnquiry(draft, { vehicle, message: 'Soon?' })).toMatchObject({
    customerName: 'Ana',
    customerEmail: 'ana@example.com',
    customerPhone: '',
    message: 'Soon?',
    serviceType: 'point-to-point',
    pickupLocation: 'Faro',
    dropoffLocation: 'Atlantis',
    pickupDate: '2026-12-04',
    pickupTime: '',
    vehicleId: 2,
    vehicleName: 'Mercedes E Class',
    luggageConfig: '2 large suitcases',
    passengers: 1,
    pickupNote: 'Casa Alegria',
    notes: 'Two golf bags',
  })
})

test('what is switched off is not sent', () => {
  const off = { ...draft, flightNumber: 'BA 532', childSeatCount: 1, seatsWanted: false }
  expect(priceEnquiry(off, { vehicle, message: '' })).toMatchObject({ flightNumber: '', childSeatCount: 0 })
})

test('a load goes with the vehicle that it was chosen for alone', () => {
  expect(priceEnquiry(draft, { vehicle: vehicleById(4), message: '' }).luggageConfig).toBeNull()
  expect(priceEnquiry(draft, { vehicle: undefined, message: '' })).not.toHaveProperty('vehicleId')
})

test('a hire has hours', () => {
  const hire = { ...draft, serviceType: 'hourly' as const, duration: 4, dropoffLocation: '' }
  expect(priceEnquiry(hire, { vehicle, message: '' })).toMatchObject({ serviceDuration: 4 })
  expect(priceEnquiry(draft, { vehicle, message: '' })).not.toHaveProperty('serviceDuration')
})
