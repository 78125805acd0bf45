import { expect, test } from 'vitest'
import { NO_PRICE_REASON, takeBooking } from './office-bookings.ts'
import { hire, transfer } from './testing/bodies.ts'
import { bookingFields } from './testing/booking-fields.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import {
  each,
  optionalAmount,
  optionalId,
  optionalLine,
  phoneUnchecked,
  readAs,
} from './testing/field-kinds.ts'

describeInput('takeBooking', {
  valid: transfer,
  bodies: {
    serviceDuration: hire,
    serviceType: { ...transfer, serviceDuration: 4 },
    setPrice: { ...transfer, priceReason: 'A regular guest' },
  },
  outputs: { serviceDuration: 'hours' },
  fields: {
    ...bookingFields,
    customerEmail: {
      refused: each(['no', 'a@x, b@y', 'a@x b@y', 'Ana <a@x>'], 'address_not_mailed'),
      accepted: [[' ana@example.com ', 'ana@example.com']],
    },
    phoneUnchecked,
    setPrice: optionalAmount('The price'),
    priceReason: optionalLine('The reason for the price', 300),
    overrideReason: optionalLine('The reason', 300),
    confirmed: {
      refused: each(['yes', 1, null], 'Confirmed must be true or false.'),
      accepted: [[true, true], [false, false], ...readAs([undefined], true)],
    },
    enquiryId: optionalId('Enquiry id'),
  },
})

test('a price of its own needs a reason', () => {
  const refused = takeBooking.input.safeParse({ ...transfer, setPrice: 45, priceReason: ' ' })
  expect(refused.error?.issues[0]?.message).toBe(NO_PRICE_REASON)
  expect(fieldsRefused('takeBooking', { ...hire, setPrice: 45 })).toEqual(['priceReason'])
})
