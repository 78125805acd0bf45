import { factNames, factsFor } from '@chauffeur/domain/booking-facts'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingRequest } from '../../../shared/journey/booking-request.ts'
import { bookedFacts, missingFacts } from '../../../testing/booked-facts.ts'
import { aDraft, openBooking } from '../testing/open-booking.ts'

const { customerName, customerEmail, customerPhone, isAirportService, flightDepartsAt, ...facts } =
  bookedFacts
const draft = aDraft({
  ...facts,
  passengerName: customerName,
  email: customerEmail,
  phone: customerPhone,
  isAirport: isAirportService,
  departureTime: flightDepartsAt,
  pickupIsAirport: true,
  dropoffIsAirport: true,
  isForAnother: true,
  seatsWanted: true,
  vehicleId: 4,
})

test('the review shows each fact that the table has in it', async () => {
  await openBooking('/book?step=4', draft)
  await screen.findByText(bookedFacts.notes)
  // Whether a sign is asked for is known once the places are.
  await waitFor(() => expect(missingFacts(factsFor('review'), document.body.textContent)).toEqual([]))
})

test('the wizard sends each fact', () => {
  const vehicle = vehicleById(4)
  if (!vehicle) throw new Error('There is a Vito')
  const sent = bookingRequest(draft, { vehicle, quote: undefined, paymentMethod: 'cash' })
  const asText = (value: unknown) => (value === true ? 'yes' : String(value))
  for (const name of factNames.filter((one) => one !== 'locale'))
    expect(asText(sent[name]), name).toBe(asText(bookedFacts[name]))
})
