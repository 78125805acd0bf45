import { expect, test } from 'vitest'
import { createJourney } from './journeys.ts'
import { transfer } from './testing/bodies.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import { each, id, version, type FieldKind } from './testing/field-kinds.ts'

const NO_DISCOUNT = 'The discount must be from 0 to 50 per cent, with at most two decimals.'
const discountPercent: FieldKind = {
  refused: each([undefined, null, '5', -1, 50.01, 5.555], NO_DISCOUNT),
  accepted: [
    [0, 0],
    [5.55, 5.55],
    [50, 50],
  ],
}

describeInput('changeJourneyDiscount', {
  valid: { discountPercent: 5 },
  fields: { discountPercent, version },
})

describeInput('readPartnerJourney', {
  valid: { journeyNumber: 'JR-7K3Q9X' },
  fields: { journeyNumber: id('Journey number') },
})

const { customerName, customerEmail, customerPhone, paymentMethod, travellerName: _, ...leg } = transfer
const customer = { customerName, customerEmail, customerPhone, paymentMethod }
const quoteLeg = { pickup: 'Faro Airport', dropoff: 'Vilamoura', vehicleName: 'Mercedes E Class' }

test.for([
  ['quoteJourney', { legs: [quoteLeg, quoteLeg] }],
  ['createJourney', { ...customer, legs: [leg, leg] }],
  ['createPartnerJourney', { ...customer, legs: [{ ...leg, reference: 'HX-1' }, leg] }],
] as const)('%s takes two to six legs, and names the fields of each', ([name, body]) => {
  const [first] = body.legs
  const withLegs = (legs: unknown) => fieldsRefused(name, { ...body, legs })
  expect(withLegs([first, first])).toEqual([])
  expect(withLegs(Array.from({ length: 6 }, () => first))).toEqual([])
  for (const legs of [undefined, 'two', [], [first], Array.from({ length: 7 }, () => first)])
    expect(withLegs(legs)).toEqual(['legs'])
  const pickup = Object.keys(first).find((field) => field.startsWith('pickup'))
  expect(withLegs([first, { ...first, [pickup ?? '']: '' }])).toEqual([`legs.1.${pickup}`])
})

test('each leg becomes the request of a booking with the customer of all', () => {
  const { legs } = createJourney.input.parse({ ...customer, legs: [leg, { ...leg, pickupTime: '18:00' }] })
  expect(legs.map((one) => [one.customerName, one.paymentMethod, one.totalPrice])).toEqual([
    [customerName, paymentMethod, null],
    [customerName, paymentMethod, null],
  ])
})

test('a field of no leg is refused to partners, and the customer is asked for once', () => {
  const body = { ...customer, legs: [leg, { ...leg, flightNo: 'TP 1' }] }
  expect(fieldsRefused('createPartnerJourney', body)).not.toEqual([])
  expect(fieldsRefused('createJourney', { legs: [leg, leg] })).toEqual([
    'customerName',
    'customerEmail',
    'customerPhone',
    'paymentMethod',
  ])
})
