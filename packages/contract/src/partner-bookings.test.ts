import { flightRefusal } from '@chauffeur/domain/flight-number'
import { lifeStates } from '@chauffeur/domain/life-state'
import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { noInput } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { hire, transfer } from './testing/bodies.ts'
import { bookingFields } from './testing/booking-fields.ts'
import { detailKinds } from './testing/detail-kinds.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import {
  each,
  id,
  optionalAmount,
  optionalLine,
  pageSize,
  word,
  type FieldKind,
} from './testing/field-kinds.ts'

describeInput('listPartnerBookings', {
  valid: {},
  fields: {
    reference: optionalLine('Reference', 100),
    state: word('State', lifeStates, [
      [undefined, undefined],
      [null, null],
    ]),
    updated_since: {
      refused: each(
        [null, '', 5, 'yesterday', '2027-01-13', '2027-01-13T09:00:00', '2027-01-13T09:00:00 01:00'],
        'The instant “updated_since” must be written like 2027-01-13T09:00:00Z; a + in it as %2B.',
      ),
      accepted: [
        [undefined, undefined],
        ['2027-01-13T09:00:00Z', new Date('2027-01-13T09:00:00Z')],
        ['2027-01-13T10:00:00.5+01:00', new Date('2027-01-13T09:00:00.5Z')],
      ],
    },
    cursor: optionalLine('Cursor'),
    limit: pageSize(100, 20),
  },
})

const metadata: FieldKind = {
  refused: [
    ...each([7, 'desk', ['desk'], true], 'metadata_no_object'),
    [{ desk: 7 }, 'metadata_value_unusable'],
    [{ '': 'x' }, 'metadata_key_unusable'],
  ],
  accepted: [
    [undefined, undefined],
    [null, null],
    [{}, {}],
    [{ desk: 'Lobby 2' }, { desk: 'Lobby 2' }],
  ],
}

/** Texts that are taken of a guest, and not of a partner: they are no flight number. */
function onlyFlights({ refused = [], accepted = [] }: Partial<FieldKind> = {}): FieldKind {
  const taken = accepted.filter(([, read]) => typeof read !== 'string' || flightRefusal(read) === undefined)
  return { refused: [...refused, ['zzz', 'flight_unreadable']], accepted: taken }
}

// By its system, and on its page.
for (const name of ['createPartnerBooking', 'bookAsMember'] as const)
  describeInput(name, {
    valid: transfer,
    bodies: { serviceDuration: hire, serviceType: { ...transfer, serviceDuration: 4 } },
    outputs: { serviceDuration: 'hours' },
    fields: {
      ...bookingFields,
      paymentMethod: word('Payment method', paymentMethods),
      flightNumber: onlyFlights(bookingFields.flightNumber),
      reference: optionalLine('Reference', 100),
      onDuplicateReference: word('onDuplicateReference', ['refuse', 'allow'], [[undefined, undefined]]),
      metadata,
    },
  })

/** The guest, who is corrected; what is left out stays as it is. */
const guestKinds: Readonly<Record<string, FieldKind>> = {
  customerName: {
    refused: each([null, '', ' '], 'Full name is required.'),
    accepted: [
      [undefined, undefined],
      [' Ana ', 'Ana'],
    ],
  },
  customerEmail: {
    refused: [
      ...each([null, ''], 'Email is required.'),
      ...each(['ana at home', 'a@b'], 'address_not_mailed'),
    ],
    accepted: [
      [undefined, undefined],
      [' ana@example.com ', 'ana@example.com'],
    ],
  },
  locale: word('Locale', ['en', 'pt', 'es'], [[undefined, undefined]]),
}

const number = { bookingNumber: 'TR-7K3Q9X' }
const { refused, accepted } = optionalLine('Reference', 100)
for (const name of ['changePartnerBooking', 'changeAsMember'] as const)
  describeInput(name, {
    valid: number,
    fields: {
      bookingNumber: id('Booking number'),
      ...detailKinds,
      ...guestKinds,
      flightNumber: onlyFlights(detailKinds['flightNumber']),
      // Left out it stays; blank, it is emptied like by null.
      reference: {
        refused,
        accepted: [...accepted.filter(([value]) => value !== undefined), [undefined, undefined]],
      },
      metadata,
    },
  })

test('a field that there is none of is refused by every call of /api/v1, and not lost', () => {
  const wrong = { quote_id: 'x', seats: 2 }
  const isUnknownField = ({ code, path }: z.core.$ZodIssue) =>
    code === 'unrecognized_keys' && path.length === 0
  for (const [name, { path, input }] of Object.entries(endpoints)) {
    if (!path.startsWith('/api/v1/') || input === noInput) continue
    const issues = z.safeParse<z.ZodType>(input, wrong).error?.issues ?? []
    expect(issues.filter(isUnknownField), name).toMatchObject([{ keys: Object.keys(wrong) }])
  }
  expect(fieldsRefused('createPartnerBooking', transfer)).toEqual([])
  expect(fieldsRefused('createBooking', { ...transfer, ...wrong })).toEqual([])
})

describeInput('readPartnerBooking', {
  valid: { bookingNumber: 'TR-7K3Q9X' },
  fields: { bookingNumber: id('Booking number') },
})

describeInput('readPartnerCancellation', {
  valid: { bookingNumber: 'TR-7K3Q9X' },
  fields: { bookingNumber: id('Booking number') },
})

describeInput('cancelPartnerBooking', {
  valid: { bookingNumber: 'TR-7K3Q9X' },
  fields: {
    bookingNumber: id('Booking number'),
    reason: optionalLine('Reason', 300),
    expectedRefund: optionalAmount('Expected refund'),
  },
})
