import { describeInput } from './testing/describe-input.ts'
import { each, line, optionalLine } from './testing/field-kinds.ts'

describeInput('searchLocations', {
  valid: {},
  fields: {
    q: {
      refused: [
        ...each([null, 5, ['faro']], 'The search text must be text.'),
        ['x'.repeat(201), 'The search text can be at most 200 characters long.'],
      ],
      accepted: [
        [undefined, ''],
        [' faro ', 'faro'],
        ['x'.repeat(200), 'x'.repeat(200)],
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
