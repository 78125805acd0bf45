import { also, each, optionalWholeNumber, readAs, wholeNumber, type FieldKind } from './field-kinds.ts'

const STOP = { location: 'Loulé market', duration: 60 }
const READ = { id: null, ...STOP }
const NEEDS = 'Each stop needs a location and a duration.'
const MINUTES = 'Stop duration in minutes must be a whole number from 60 to 1440.'

const degrees = (label: string, most: number): FieldKind => ({
  refused: [
    ...each(['37.1', true, [37.1], Number.NaN, Infinity], `${label} must be a number.`),
    ...each([most + 0.1, -most - 1], `${label} must be from -${most} to ${most}.`),
  ],
  // One of a pair alone is refused; trip-fields.test.ts has both.
  accepted: readAs([undefined, null], undefined),
})

/** The coordinates of a trip's ends, which come out as place ids. */
export const positions = {
  pickupLatitude: degrees('Pick-up latitude', 90),
  pickupLongitude: degrees('Pick-up longitude', 180),
  dropoffLatitude: degrees('Drop-off latitude', 90),
  dropoffLongitude: degrees('Drop-off longitude', 180),
}

/** The stops of a trip, as a list or as the text of one. */
export const stops: FieldKind = {
  refused: [
    ...each(['Loulé market', '[{"location":', STOP, 3, true], 'Stops must be a list.'),
    ...each([['Loulé market'], [null], [[STOP]], '["Loulé market"]'], NEEDS),
    ...each([[{ duration: 60 }], [{ ...STOP, location: ' ' }]], 'Stop location is required.'),
    [[{ ...STOP, location: 'x'.repeat(301) }], 'Stop location can be at most 300 characters long.'],
    [[{ ...STOP, location: 'Loulé\nmarket' }], 'Stop location contains characters that cannot be used.'],
    [[{ location: 'Loulé market' }], 'Stop duration in minutes is required.'],
    ...each(
      [0, 59, 1441, 1500, 60.5, '1e2', ' 60 ', '060'].map((duration) => [{ ...STOP, duration }]),
      MINUTES,
    ),
    [[{ ...STOP, latitude: '37' }], 'Stop latitude must be a number.'],
    [[{ ...STOP, longitude: '-8' }], 'Stop longitude must be a number.'],
    [[{ ...STOP, id: 7 }], 'Stop id must be text.'],
    [[{ ...STOP, id: 'x'.repeat(65) }], 'Stop id can be at most 64 characters long.'],
    ...each(
      [51, 1000].map((length) => Array.from({ length }, () => STOP)),
      'There are too many stops.',
    ),
  ],
  accepted: [
    ...readAs([undefined, null, [], '', ' ', '[]', 'null'], []),
    ...readAs([[STOP], JSON.stringify([STOP]), [{ location: ' Loulé market ', duration: '60' }]], [READ]),
    [
      [{ ...STOP, duration: 1440, latitude: 37.1, longitude: null }],
      [{ ...READ, duration: 1440, latitude: 37.1, longitude: null }],
    ],
  ],
}

/** Seats for children of one kind; none where nothing is said. */
export const seats = (label: string): FieldKind =>
  optionalWholeNumber(label, 0, 4, readAs([undefined, null], 0))

/** The id of a vehicle; which ones there are is not the schema's to know. */
export const vehicleId = wholeNumber('Vehicle id', 1, Number.MAX_SAFE_INTEGER)
export const optionalVehicleId = optionalWholeNumber('Vehicle id', 1, Number.MAX_SAFE_INTEGER)

/** The hours of a hire, which nothing but a hire reads. */
export const hireHours = wholeNumber('Duration in hours', 2, 24)
export const optionalHireHours = also(optionalWholeNumber('Duration in hours', 2, 24), {
  accepted: readAs([undefined], null),
})
