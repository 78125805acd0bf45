import type { Operation } from '@chauffeur/contract/api-document'
import { expect, test } from 'vitest'
import { curlOf } from './curl-of.ts'

const curl = (security: Operation['security']) =>
  curlOf({
    url: 'https://www.example.com',
    path: '/api/v1/bookings/{bookingNumber}',
    method: 'get',
    example: 'one',
    operation: {
      operationId: 'readPartnerBooking',
      tags: ['Partners'],
      summary: 'One of the bookings',
      security,
      parameters: [
        {
          name: 'bookingNumber',
          in: 'path',
          required: true,
          schema: { type: 'string' },
          examples: { one: { value: 'TR-7K3Q9X' } },
        },
      ],
      responses: {},
    },
  })
const address = "curl 'https://www.example.com/api/v1/bookings/TR-7K3Q9X'"

test('a call that an API key opens is shown with one', () => {
  expect(curl([{ apiKey: ['read'] }])).toBe(`${address} \\\n  -H 'Authorization: Bearer ctk_live_…'`)
})

test('a call of the office is shown with the session’s cookie', () => {
  expect(curl([{ session: [] }])).toBe(`${address} \\\n  -H 'Cookie: session=…'`)
})

test.for<{ security: Operation['security'] }>([{ security: [] }, { security: [{}, { apiKey: [] }] }])(
  'a call that everybody may make is shown with neither',
  ({ security }) => {
    expect(curl(security)).toBe(address)
  },
)
