import type { Location } from '@chauffeur/contract/locations'
import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { arrival } from '@chauffeur/words/en/arrival'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openBooking } from '../../../site/booking/testing/open-booking.ts'

const airport: Location = {
  id: 'faro-airport',
  name: 'Faro Airport (FAO)',
  address: 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal',
  region: 'Algarve',
  displayType: 'airport',
  aliases: [],
  isGoogleResult: false,
}
const lagos: Location = {
  ...airport,
  id: 'lagos',
  name: 'Lagos',
  address: 'Lagos, 8600 Lagos, Portugal',
  displayType: 'city',
}

const box = (name: string) => screen.findByRole('combobox', { name })
const isAirport = () => screen.getByRole('switch', { name: 'Airport transfer' }).getAttribute('aria-checked')
const waiting = () => screen.queryByText(flightPromise(arrival.flight, flightService('guest')).promise)
const flight = () => screen.queryByRole('textbox', { name: 'Flight Number' })

async function take(field: string, place: string) {
  await userEvent.click(await box(field))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(place) }))
}

const open = () => openBooking('/book', undefined, { 'locations.search': () => [airport, lagos] })

test('choosing an airport turns the airport transfer on, with the flight number and the waiting', async () => {
  await open()
  expect([(await box('Pick-up Location')) && isAirport(), waiting(), flight()]).toEqual(['false', null, null])
  await take('Pick-up Location', 'Faro Airport')
  expect(isAirport()).toBe('true')
  expect(waiting()).toBeTruthy()
  expect(flight()).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear pick-up location' }))
  expect([isAirport(), waiting(), flight()]).toEqual(['false', null, null])
})

test('nobody waits for a flight on the way to an airport', async () => {
  await open()
  await take('Pick-up Location', 'Lagos')
  await take('Drop-off Location', 'Faro Airport')
  expect(isAirport()).toBe('true')
  expect(flight()).toBeTruthy()
  expect(waiting()).toBeNull()
})

test('waiting for a flight is promised at an airport, and at no door for which the switch was turned on', async () => {
  await openBooking('/book', undefined, {
    'locations.search': () => [airport, lagos],
    'locations.geocode': () => ({ lat: 38.7688, lon: -9.1307 }),
  })
  await take('Pick-up Location', 'Lagos')
  await userEvent.click(screen.getByRole('switch', { name: 'Airport transfer' }))
  expect(flight()).toBeTruthy()
  expect(waiting()).toBeNull()
})

test('a flight number is shown in one spelling once the field is left, and other text as it was typed', async () => {
  await open()
  await take('Pick-up Location', 'Faro Airport')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Flight Number' })
  await userEvent.type(field, 'ba-0532')
  await userEvent.tab()
  expect(field.value).toBe('BA 532')
  await userEvent.clear(field)
  await userEvent.type(field, 'EasyJet from Gatwick')
  await userEvent.tab()
  expect(field.value).toBe('EasyJet from Gatwick')
})
