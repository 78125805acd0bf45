import { describe, expect } from 'vitest'
import {
  badDate,
  badNotes,
  badOptionalCount,
  badOptionalText,
  badStops,
  badText,
  badTime,
  badWord,
  badYesNo,
  type BadValue,
} from '../../support/bad-values.ts'
import { doorNames } from '../../support/doors.ts'
import { aMessage, askForPrice, type EnquiryBody } from '../../support/enquiries.ts'
import { expectNothingStored, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

/** The same without what a field that may be missing takes for nothing: it is not there, or blank. */
const unlessBlank = (values: readonly BadValue[]) =>
  values.filter(({ value }) => value != null && !(typeof value === 'string' && value.trim() === ''))

const hire = askForPrice({ serviceType: 'hourly' })
const blanks = [
  { what: 'is missing', value: undefined },
  { what: 'is blank', value: ' \n ' },
]

type Fields = readonly (readonly [field: string, values: readonly BadValue[], body: EnquiryBody])[]

/** Every field of both calls with what it must refuse. */
const calls: Readonly<Record<'createQuoteRequest' | 'createContactMessage', Fields>> = {
  createQuoteRequest: [
    ['customerName', badText(200), askForPrice()],
    ['customerEmail', badOptionalText(200), askForPrice()],
    ['customerPhone', badOptionalText(200), askForPrice()],
    ['message', badNotes(2000), askForPrice()],
    ['whatsappNotifications', badYesNo, askForPrice()],
    ['serviceType', badWord('hourly').filter(({ value }) => value !== undefined), askForPrice()],
    ['serviceDuration', badOptionalCount(2, 24), hire],
    ['pickupLocation', badText(300), askForPrice()],
    ['dropoffLocation', badOptionalText(300), askForPrice()],
    ['pickupPlaceId', badOptionalText(300), askForPrice()],
    ['dropoffPlaceId', badOptionalText(300), askForPrice()],
    ['stops', badStops, askForPrice()],
    ['pickupDate', unlessBlank(badDate), askForPrice()],
    ['pickupTime', unlessBlank(badTime), askForPrice()],
    ['vehicleId', badOptionalCount(1, 5), askForPrice()],
    ['vehicleName', badOptionalText(200), askForPrice()],
    ['luggageConfig', badOptionalText(200), askForPrice()],
    ['passengers', badOptionalCount(1, 16), askForPrice()],
    ['childSeatCount', badOptionalCount(0, 4), askForPrice()],
    ['boosterSeatCount', badOptionalCount(0, 4), askForPrice()],
    ['isAirportService', badYesNo, askForPrice()],
    ['flightNumber', badOptionalText(200), askForPrice()],
    ['notes', badNotes(2000), askForPrice()],
  ],
  createContactMessage: [
    ['customerName', badText(200), aMessage()],
    ['customerEmail', badOptionalText(200), aMessage()],
    ['customerPhone', badOptionalText(200), aMessage()],
    ['bookingNumber', badOptionalText(200), aMessage()],
    ['message', [...blanks, ...badNotes(2000)], aMessage()],
  ],
}

describe.each(doorNames)('by %s', (door) => {
  describe.each(['createQuoteRequest', 'createContactMessage'] as const)('%s is refused when', (name) => {
    const rows = calls[name].flatMap(([field, values, body]) =>
      values.map(({ what, value }) => ({
        what: `${field} ${what}`,
        field,
        body: { ...body, [field]: value },
      })),
    )

    test.for(rows)('$what', async ({ field, body }, { app }) => {
      const answer = await app.doors[door].ask(name, body)
      expectRefused(answer)
      expect(answer.status).toBe(400)
      expect(answer.refused.details?.[0]?.field.split('.')[0]).toBe(field)
      await expectNothingStored(app)
    })
  })

  test.for([
    ['createQuoteRequest', ['customerName', 'pickupLocation']],
    ['createContactMessage', ['customerName', 'message']],
  ] as const)('%s is refused when everything is missing', async ([name, missing], { app }) => {
    const answer = await app.doors[door].ask(name, {})
    expectRefused(answer)
    expect(answer.refused.details?.map(({ field }) => field)).toEqual(missing)
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
