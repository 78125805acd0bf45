import { describeInput } from './testing/describe-input.ts'
import { each, id, line, version, wholeNumber, word, type FieldKind } from './testing/field-kinds.ts'

const contactEmail: FieldKind = {
  refused: each(['no', 'a@x, b@y'], 'address_not_mailed'),
  accepted: [
    [' systems@hotels.example ', 'systems@hotels.example'],
    ['', null],
    [null, null],
    [undefined, null],
  ],
}
const commissionBp = wholeNumber('Commission', 0, 5_000)
const discountBp = wholeNumber('Discount', 0, 5_000)
const openBookingsMax = wholeNumber('The most open bookings', 0, 10_000)
const fields = {
  name: line('Name'),
  kind: word('Kind', ['hotel', 'agency', 'ota', 'concierge', 'developer']),
  contactEmail,
  locale: word('Locale', ['en', 'pt', 'es'], [[undefined, 'en']]),
  confirmation: word('Confirmation', ['office', 'instant_paid', 'instant'], [[undefined, 'office']]),
  guestMails: word('Mails to guests', ['firm', 'partner', 'none'], [[undefined, 'firm']]),
  openBookingsMax: {
    refused: openBookingsMax.refused.filter(([value]) => value !== undefined),
    accepted: [...openBookingsMax.accepted, [undefined, 50]],
  } satisfies FieldKind,
  returnOrigins: {
    refused: each(
      [['hotel.example'], ['https://hotel.example/paid'], ['http://hotel.example']],
      'return_origin_unusable',
    ),
    accepted: [
      [['https://hotel.example'], ['https://hotel.example']],
      [undefined, []],
    ],
  } satisfies FieldKind,
  terms: word('Terms', ['retail', 'commission', 'net'], [[undefined, 'retail']]),
  commissionBp: {
    refused: commissionBp.refused.filter(([value]) => value !== undefined),
    accepted: [...commissionBp.accepted, [undefined, 0]],
  } satisfies FieldKind,
  discountBp: {
    refused: discountBp.refused.filter(([value]) => value !== undefined),
    accepted: [...discountBp.accepted, [undefined, 0]],
  } satisfies FieldKind,
  creditLimit: {
    refused: [
      [null, 'Credit limit is required.'],
      [-1, 'Credit limit must be an amount in euros.'],
      [1_000_001, 'The credit limit must be from €0 to €1,000,000.00.'],
    ],
    accepted: [
      [undefined, 0],
      [1000, 100_000],
    ],
  } satisfies FieldKind,
}
const valid = { name: 'Lisbon Hotels', kind: 'hotel' }
describeInput('createPartner', { valid, fields })
describeInput('changePartner', {
  valid: { id: 'x', ...valid },
  fields: { id: id('Partner id'), version, ...fields },
})
describeInput('setPartnerState', {
  valid: { id: 'x', state: 'live' },
  fields: { id: id('Partner id'), state: word('State', ['live', 'suspended', 'ended']) },
})
describeInput('mergePartners', {
  valid: { id: 'x', intoId: 'y' },
  fields: { id: id('Partner id'), intoId: id('Id of the partner that it becomes a part of') },
})
