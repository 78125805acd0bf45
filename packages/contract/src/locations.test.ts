import { describeInput } from './testing/describe-input.ts'
import { each, line, optionalLine } from './testing/field-kinds.ts'

const LONG_LINK = `https://www.google.com/maps/place/Villa/@37.1,-8.7,17z/data=${'!1e1'.repeat(100)}`

describeInput('searchLocations', {
  valid: {},
  fields: {
    q: {
      refused: [
        ...each([null, 5, ['faro']], 'The search text must be text.'),
        ...each(
          ['x'.repeat(201), `https://maps.example/${'x'.repeat(2000)}`],
          'The search text can be at most 200 characters long.',
        ),
      ],
      accepted: [
        [undefined, ''],
        [' faro ', 'faro'],
        ['x'.repeat(200), 'x'.repeat(200)],
        [LONG_LINK, LONG_LINK],
      ],
    },
    limit: {
      refused: each([null, '15', true, Number.NaN, Infinity], 'The limit must be a number.'),
      accepted: [
        [undefined, 15],
        [-5, 1],
        [0.5, 1],
        [7.9, 7],
        [1e9, 50],
      ],
    },
    sessionToken: optionalLine('Session token', 64),
  },
})

for (const name of ['geocode', 'checkRegion'] as const)
  describeInput(name, {
    valid: { location: 'Faro' },
    fields: { location: line('Location', 300), place_id: optionalLine('Place id', 300) },
  })

describeInput('locationAt', {
  valid: { latitude: 37.15512, longitude: -8.71034 },
  fields: {
    latitude: {
      refused: [
        ...each([undefined, null, '37.1', Number.NaN, Infinity], 'Latitude must be a number.'),
        ...each([90.1, -91], 'Latitude must be from -90 to 90.'),
      ],
      accepted: [
        [-90, -90],
        [0, 0],
      ],
    },
    longitude: {
      refused: [
        ...each([undefined, null, '-8.7', Number.NaN], 'Longitude must be a number.'),
        ...each([180.1, -181], 'Longitude must be from -180 to 180.'),
      ],
      accepted: [[180, 180]],
    },
  },
})
