import type { Operation } from './api-document.ts'
import { expect, test } from 'vitest'
import { curlOf, samplesOf } from './code-samples.ts'

const operation: Operation = {
  operationId: 'readPartnerBooking',
  tags: ['Partners'],
  summary: 'One of the bookings',
  security: [{ apiKey: ['read'] }],
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
}

const call = {
  url: 'https://www.example.com',
  path: '/api/v1/bookings/{bookingNumber}',
  method: 'get',
  example: 'one',
} as const

const curl = (security: Operation['security']) => curlOf({ ...call, operation: { ...operation, security } })
const address = "curl 'https://www.example.com/api/v1/bookings/TR-7K3Q9X'"

test.for<{ security: Operation['security'] }>([
  { security: [{ apiKey: ['read'] }] },
  { security: [{}, { apiKey: [] }] },
])('a call that an API key opens, or may carry, is shown with one', ({ security }) => {
  expect(curl(security)).toBe(`${address} \\\n  -H 'Authorization: Bearer ctk_live_…'`)
})

test('a call of the office is shown with the session’s cookie', () => {
  expect(curl([{ session: [] }])).toBe(`${address} \\\n  -H 'Cookie: session=…'`)
})

test('a call that takes no key is shown with nothing', () => {
  expect(curl([])).toBe(address)
})

test('values are written in each language’s own way', () => {
  const body = { note: 'It’s "here"', at: "5 o'clock", seats: [1, true, null], more: {} }
  const sent: Operation = {
    ...operation,
    parameters: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: {}, examples: { one: { summary: 'One', value: body } } } },
    },
  }
  const written = samplesOf({ ...call, method: 'post', path: '/api/quotes', operation: sent })
  const source = (lang: string) => written.find((sample) => sample.lang === lang)?.source
  expect(written.map(({ lang }) => lang)).toEqual(['curl', 'TypeScript', 'Python', 'PHP'])
  expect(source('curl')).toContain(String.raw`"at": "5 o'\''clock"`)
  expect(source('TypeScript')).toContain(String.raw`"note": "It’s \"here\""`)
  expect(source('Python')).toContain(
    '"seats": [\n            1,\n            True,\n            None,\n        ],',
  )
  expect(source('PHP')).toContain(String.raw`'at' => '5 o\'clock',`)
})
