import { day, line, optionalLine, time, type FieldKind } from './field-kinds.ts'
import { hireHours, positions, stops } from './trip-fields.ts'

/** A field of a change: what is left out stays. */
export const orAsItIs = ({ refused, accepted }: FieldKind): FieldKind => ({
  refused: refused.filter(([value]) => value !== undefined),
  accepted: [...accepted, [undefined, undefined]],
})

/** Changes that can be asked for once a trip is booked. */
export const changeableTripFields = {
  pickupLocation: orAsItIs(line('Pick-up location', 300)),
  pickupPlaceId: optionalLine('Pick-up place id', 300),
  dropoffLocation: orAsItIs(line('Drop-off location', 300)),
  dropoffPlaceId: optionalLine('Drop-off place id', 300),
  ...positions,
  pickupNote: optionalLine('Pick-up note'),
  dropoffNote: optionalLine('Drop-off note'),
  stops: {
    refused: stops.refused,
    accepted: [
      ...stops.accepted.filter(([value]) => value !== undefined && value !== null && value !== 'null'),
      [undefined, undefined],
    ],
  } satisfies FieldKind,
  pickupDate: orAsItIs(day('Pick-up date')),
  pickupTime: orAsItIs(time('Pick-up time')),
  vehicleName: orAsItIs(line('Vehicle')),
  serviceDuration: orAsItIs(hireHours),
}
