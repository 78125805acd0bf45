import { expect, test } from 'vitest'
import { createQuote } from './quotes.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import { flag, line, optionalDay, optionalLine, optionalTime } from './testing/field-kinds.ts'
import { hireHours, positions, stops } from './testing/trip-fields.ts'

const transfer = { pickup: 'Faro', dropoff: 'Lagos', vehicleName: 'Mercedes E Class' }
const hire = { pickup: 'Faro', vehicleName: 'Mercedes E Class', isHourly: true, duration: 4 }

for (const name of ['createQuote', 'createPartnerQuote', 'quoteAsMember'] as const)
  describeInput(name, {
    valid: { ...transfer, duration: 4 },
    bodies: { duration: hire },
    outputs: { duration: 'hours' },
    fields: {
      pickup: line('Pick-up location', 300),
      dropoff: line('Drop-off location', 300),
      pickupPlaceId: optionalLine('Pick-up place id', 300),
      dropoffPlaceId: optionalLine('Drop-off place id', 300),
      ...positions,
      stops,
      vehicleName: line('Vehicle'),
      pickupDate: optionalDay('Pick-up date'),
      pickupTime: optionalTime('Pick-up time'),
      isHourly: flag('Hourly hire (isHourly) must be true or false.', [[undefined, false]]),
      duration: hireHours,
    },
  })

test('a quote of which everything is missing names what must be there', () => {
  expect(fieldsRefused('createQuote', {})).toEqual(['pickup', 'vehicleName'])
})

test('a hire is quoted without a drop-off, a transfer without hours', () => {
  expect(createQuote.input.parse({ ...hire, dropoff: 'Lagos', dropoffPlaceId: 'lagos' })).toMatchObject({
    hours: 4,
    dropoff: null,
    dropoffPlaceId: null,
  })
  expect(createQuote.input.parse({ ...transfer, duration: 'ignored' })).toMatchObject({ hours: null })
})
