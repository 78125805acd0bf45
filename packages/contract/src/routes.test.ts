import { describeInput } from './testing/describe-input.ts'
import { line, optionalLine, optionalWholeNumber, readAs } from './testing/field-kinds.ts'
import { stops } from './testing/trip-fields.ts'

const places = {
  pickup: line('Pick-up location', 300),
  dropoff: optionalLine('Drop-off location', 300),
  pickup_place_id: optionalLine('Pick-up place id', 300),
  dropoff_place_id: optionalLine('Drop-off place id', 300),
}

describeInput('readRoute', { valid: { pickup: 'Faro' }, fields: { ...places, stops } })
describeInput('suggestStops', {
  valid: { pickup: 'Faro' },
  fields: {
    ...places,
    stops,
    passengers: optionalWholeNumber('The number of passengers', 1, 16, readAs([undefined, null], null)),
    vehicleName: optionalLine('Vehicle'),
  },
})
