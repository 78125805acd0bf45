import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { aMessage, askForPrice, type EnquiryBody } from '../../support/enquiries.ts'
import { expectNothingStored, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

type Call = 'createQuoteRequest' | 'createContactMessage'
const stop = { location: 'Loulé market', duration: 60 }

/** One wrong field of each kind; what every single field refuses is tested at the contract. */
const cases: readonly (readonly [call: Call, what: string, body: EnquiryBody, field: string])[] = [
  ['createQuoteRequest', 'its name is missing', askForPrice({ customerName: undefined }), 'customerName'],
  ['createQuoteRequest', 'its pick-up is blank', askForPrice({ pickupLocation: ' ' }), 'pickupLocation'],
  ['createQuoteRequest', 'its message is a list', askForPrice({ message: ['hi'] }), 'message'],
  ['createQuoteRequest', 'there is no such day', askForPrice({ pickupDate: '2027-02-30' }), 'pickupDate'],
  [
    'createQuoteRequest',
    'its hours are too few',
    askForPrice({ serviceType: 'hourly', serviceDuration: 1 }),
    'serviceDuration',
  ],
  ['createQuoteRequest', 'its vehicle has an unknown id', askForPrice({ vehicleId: 6 }), 'vehicleId'],
  ['createQuoteRequest', 'a stop comes twice', askForPrice({ stops: [stop, stop] }), 'stops'],
  [
    'createQuoteRequest',
    'a stop takes 61 minutes',
    askForPrice({ stops: [{ ...stop, duration: 61 }] }),
    'stops',
  ],
  [
    'createQuoteRequest',
    'nobody can be answered',
    askForPrice({ customerEmail: '', customerPhone: null }),
    'customerEmail',
  ],
  ['createContactMessage', 'its message is blank', aMessage({ message: ' \n ' }), 'message'],
  [
    'createContactMessage',
    'its name holds a line break',
    aMessage({ customerName: 'Ana\r\nBcc: all@example.org' }),
    'customerName',
  ],
  [
    'createContactMessage',
    'nobody can be answered',
    aMessage({ customerEmail: '', customerPhone: null }),
    'customerEmail',
  ],
]

describe.each(protocols)('by %s', (protocol) => {
  test.for(cases)('%s is refused when %s', async ([call, , body, field], { app }) => {
    const answer = await app.clients[protocol].ask(call, body)
    expectRefused(answer)
    expect([answer.status, answer.refused.details?.[0]?.field]).toEqual([400, field])
    await expectNothingStored(app)
  })
})

test('what is no object is refused in a sentence', async ({ app }) => {
  for (const path of ['/api/quote-requests', '/api/contact-messages'])
    for (const body of ['null', '[]', '"Faro"', '7', '{']) {
      const headers = { 'content-type': 'application/json' }
      const { status, text } = await app.raw({ method: 'POST', path, headers, body })
      expect(status).toBe(400)
      expect(JSON.parse(text).error).toMatch(/^The request body .*\.$/)
    }
})
