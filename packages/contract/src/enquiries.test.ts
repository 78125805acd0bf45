import { describeInput } from './testing/describe-input.ts'
import { expect, test } from 'vitest'
import { offerInput } from './offers.ts'
import { hireHours, positions, stops } from './testing/trip-fields.ts'
import {
  day,
  each,
  flag,
  id,
  line,
  lines,
  optionalLine,
  pageSize,
  readAs,
  time,
  word,
  type FieldKind,
} from './testing/field-kinds.ts'

describeInput('listEnquiries', {
  valid: {},
  fields: {
    answered: flag('The filter “answered” must be true or false.', [[undefined, undefined]]),
    limit: pageSize(200, 50),
    cursor: optionalLine('Cursor'),
  },
})
describeInput('readEnquiry', { valid: { id: 'x' }, fields: { id: id('Enquiry id') } })
describeInput('markEnquiry', {
  valid: { id: 'x', answered: true },
  fields: { id: id('Enquiry id'), answered: flag('Answered must be true or false.') },
})

const aTrip = {
  serviceType: 'point-to-point',
  pickupLocation: 'Faro Airport',
  dropoffLocation: 'Lisbon',
  pickupDate: '2027-01-27',
  pickupTime: '10:30',
  vehicleName: 'Mercedes V Class',
}
const anOffer = {
  ...aTrip,
  passengers: '4',
  totalPrice: '520.50',
  validUntil: '2027-01-20',
}
const read = {
  ...anOffer,
  pickupPlaceId: null,
  dropoffPlaceId: null,
  pickupNote: null,
  dropoffNote: null,
  stops: [],
  hours: null,
  passengers: 4,
  totalPrice: 52_050,
}
const hire = { ...anOffer, serviceType: 'hourly', serviceDuration: '4' }

const offer: FieldKind = {
  refused: [
    ...each(['Faro', 5, true, [anOffer]], 'The offer must be a trip with a price.'),
    [{}, 'Service type is required.'],
    [{ ...anOffer, pickupLocation: ' ' }, 'Pick-up location is required.'],
    [{ ...anOffer, dropoffLocation: '' }, 'Drop-off location is required.'],
    [{ ...anOffer, pickupDate: 'tomorrow' }, 'Pick-up date must be a day written like 2027-03-28.'],
    [{ ...anOffer, pickupTime: '9' }, 'Pick-up time must be a time written like 14:30.'],
    [{ ...anOffer, vehicleName: null }, 'Vehicle is required.'],
    [{ ...anOffer, passengers: 17 }, 'The number of passengers must be a whole number from 1 to 16.'],
    [{ ...anOffer, totalPrice: undefined }, 'Price is required.'],
    ...each(
      ['free', '1.005', '-1', -1, 1e308].map((totalPrice) => ({ ...anOffer, totalPrice })),
      'Price must be an amount in euros.',
    ),
    [{ ...anOffer, validUntil: undefined }, 'Last day of the offer is required.'],
    ...each(
      ['2027-02-30', '20 January', '2027-01-20T10:00'].map((validUntil) => ({ ...anOffer, validUntil })),
      'Last day of the offer must be a day written like 2027-03-28.',
    ),
    [{ ...hire, serviceDuration: undefined }, 'Duration in hours is required.'],
    [{ ...hire, serviceDuration: 25 }, 'Duration in hours must be a whole number from 2 to 24.'],
  ],
  accepted: [
    ...readAs([undefined, null], null),
    [anOffer, read],
    [
      { ...anOffer, pickupNote: ' Casa Alegria ' },
      { ...read, pickupNote: 'Casa Alegria' },
    ],
    [hire, { ...read, serviceType: 'hourly', dropoffLocation: null, hours: 4 }],
  ],
}
describeInput('replyToEnquiry', {
  valid: { id: 'x', subject: 'Your trip', text: 'Dear Ana' },
  fields: { id: id('Enquiry id'), subject: line('Subject'), text: lines('Text', 5000), offer },
})
describeInput('checkOffer', {
  valid: { ...aTrip, serviceDuration: 4 },
  bodies: { serviceDuration: { ...aTrip, serviceType: 'hourly' } },
  outputs: { serviceDuration: 'hours' },
  fields: {
    serviceType: word('Service type', ['point-to-point', 'hourly']),
    serviceDuration: hireHours,
    pickupLocation: line('Pick-up location', 300),
    dropoffLocation: line('Drop-off location', 300),
    pickupPlaceId: optionalLine('Pick-up place id', 300),
    dropoffPlaceId: optionalLine('Drop-off place id', 300),
    ...positions,
    stops,
    pickupDate: day('Pick-up date'),
    pickupTime: time('Pick-up time'),
    vehicleName: line('Vehicle'),
  },
})
describeInput('withdrawOffer', { valid: { id: 'x' }, fields: { id: id('Offer id') } })
describeInput('readOffer', {
  valid: { token: 'x' },
  fields: {
    token: {
      refused: [
        ...each([undefined, null, 5, ['a']], 'The token of the offer is required.'),
        ['x'.repeat(101), 'The token can have at most 100 characters.'],
      ],
      accepted: [
        ['', ''],
        ['x'.repeat(100), 'x'.repeat(100)],
      ],
    },
  },
})

test('each wrong field of an offer is named', () => {
  const { error } = offerInput.safeParse({ ...anOffer, pickupDate: 'soon', totalPrice: 'free' })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['pickupDate', 'totalPrice'])
})
