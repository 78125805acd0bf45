import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { expectCode, expectNothingStored, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'

const VILLA = { latitude: 37.1531, longitude: -8.734 }
/** Ten metres from the villa, within what one entrance is apart from another. */
const NEXT_DOOR = { latitude: 37.15319, longitude: -8.734 }

const dropoffAt = ({ latitude, longitude }: typeof VILLA) => ({
  dropoffLatitude: latitude,
  dropoffLongitude: longitude,
})
const toVilla = (change: BookingBody) =>
  faroToVilamoura({ dropoffLocation: 'Villa Sol, Bensafrim', ...dropoffAt(VILLA), ...change })

/** Points that no trip can lead to, with the reason and the sentence. */
const NOWHERE = [
  ['in Madeira', 32.65, -16.91, 'outside_area', /^This point is outside the area that we drive in\.$/],
  ['in Morocco', 35.78, -5.81, 'outside_area', /outside the area/],
  ['of which latitude and longitude are swapped', -8.71, 37.155, 'outside_area', /outside the area/],
  ['in the sea', 37.05, -8.65, 'at_sea', /^This point is in the water\. Please choose one on land\.$/],
  ['in the middle of the Guadiana', 37.3, -7.44, 'at_sea', /in the water/],
  ['far from any road', 37.3, -8.35, 'no_road_near', /^The nearest road that we know is 2\.2 km from this/],
] as const

describe.each(protocols)('a point on the map by %s', (protocol) => {
  test.for(NOWHERE)('is none %s', async ([, latitude, longitude, code, sentence], { app }) => {
    const answer = await app.clients[protocol].ask('locationAt', { latitude, longitude })
    expectCode(answer, 422, 'UNKNOWN_PLACE')
    expect(answer.refused).toMatchObject({ reason: { code }, error: expect.stringMatching(sentence) })
    expect(
      (await app.clients[protocol].ask('searchLocations', { q: `${latitude}, ${longitude}` })).done,
    ).toEqual([])
  })

  test.for([
    [{ latitude: 91, longitude: 0 }, 'Latitude must be from -90 to 90.'],
    [{ latitude: 37 }, 'Longitude must be a number.'],
    [{ latitude: 'NaN', longitude: -8 }, 'Latitude must be a number.'],
    [{ latitude: 37, longitude: '' }, 'Longitude must be a number.'],
  ] as const)('needs numbers on the earth: %j', async ([input, sentence], { app }) => {
    const answer = await app.clients[protocol].ask('locationAt', input)
    expectCode(answer, 400, 'INVALID_INPUT')
    expect(answer.refused.error).toBe(sentence)
  })

  const WRONG: readonly (readonly [what: string, change: BookingBody, status: number, field: string])[] = [
    ...NOWHERE.map(
      ([what, latitude, longitude]) =>
        [what, dropoffAt({ latitude, longitude }), 422, 'dropoffLocation'] as const,
    ),
    ['off the earth', dropoffAt({ latitude: 91, longitude: 0 }), 400, 'dropoffLatitude'],
    ['no number', { dropoffLatitude: 'NaN' }, 400, 'dropoffLatitude'],
    ['half a point', { dropoffLongitude: null }, 400, 'dropoffLongitude'],
    ...['pin:abc', 'pin:91,0', "pin:37.15310,-8.73400'; drop table booking; --"].map(
      (dropoffPlaceId) =>
        [
          dropoffPlaceId,
          { dropoffLatitude: null, dropoffLongitude: null, dropoffPlaceId },
          422,
          'dropoffLocation',
        ] as const,
    ),
    [
      'next door',
      {
        pickupLocation: 'The neighbour',
        pickupLatitude: NEXT_DOOR.latitude,
        pickupLongitude: NEXT_DOOR.longitude,
      },
      400,
      'dropoffLocation',
    ],
  ]

  test.for(WRONG)('is refused: %s', async ([, change, status, field], { app }) => {
    const answer = await app.clients[protocol].ask('createBooking', toVilla(change))
    expectRefused(answer)
    expect([answer.status, answer.refused.details?.[0]?.field]).toEqual([status, field])
    await expectNothingStored(app)
  })

  test.for([
    ['too long', 'x'.repeat(300), 'Pick-up note can be at most 200 characters long.'],
    [
      'of two lines',
      'The white gate\nbehind the mill',
      'Pick-up note contains characters that cannot be used.',
    ],
    ['with a control character', 'The gate\u0000', 'Pick-up note contains characters that cannot be used.'],
    ['no text', 5, 'Pick-up note must be text.'],
  ] as const)('has no note that is %s', async ([, pickupNote, sentence], { app }) => {
    const answer = await app.clients[protocol].ask('createBooking', toVilla({ pickupNote }))
    expectCode(answer, 400, 'INVALID_INPUT')
    expect(answer.refused.details).toMatchObject([{ field: 'pickupNote', message: sentence }])
    await expectNothingStored(app)
  })
})
