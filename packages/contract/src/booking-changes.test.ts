import { changeableTripFields, orAsItIs } from './testing/change-fields.ts'
import { describeInput } from './testing/describe-input.ts'
import { detailKinds } from './testing/detail-kinds.ts'
import {
  each,
  expectedTotal,
  id,
  line,
  optionalAmount,
  optionalLine,
  phoneUnchecked,
  readAs,
  word,
} from './testing/field-kinds.ts'

const bookingId = id('Booking id')
const whichChange = { id: bookingId, changeId: id('Change id') }
const overrideReason = optionalLine('The reason', 300)
const office = {
  id: bookingId,
  ...changeableTripFields,
  price: word('Price', ['recalculated', 'kept', 'set']),
  totalPrice: optionalAmount('Total price'),
  collect: word(
    'Collection',
    ['driver', 'link'],
    [...readAs([null], null), ...readAs([undefined], undefined)],
  ),
}

describeInput('quoteBookingChange', { valid: { id: 'x', price: 'kept' }, fields: office })
describeInput('changeBooking', {
  valid: { id: 'x', price: 'kept', expectedTotal: 49, reason: 'As agreed' },
  fields: { ...office, expectedTotal, reason: line('Reason', 300), overrideReason },
})
describeInput('acceptBookingChange', {
  valid: { id: 'x', changeId: 'y' },
  fields: { ...whichChange, overrideReason },
})
describeInput('declineBookingChange', {
  valid: { id: 'x', changeId: 'y', reason: 'No car is free.' },
  fields: { ...whichChange, reason: line('Reason', 300) },
})
describeInput('listBookingChanges', { valid: { id: 'x' }, fields: { id: bookingId } })
describeInput('correctCustomer', {
  valid: { id: 'x' },
  fields: {
    id: bookingId,
    customerName: orAsItIs(line('Full name')),
    customerPhone: orAsItIs(line('Phone')),
    phoneUnchecked,
    locale: word('Locale', ['en', 'pt', 'es'], [[undefined, undefined]]),
    customerEmail: {
      refused: each(['no', 'a@x, b@y'], 'address_not_mailed'),
      accepted: [
        [' ana@example.com ', 'ana@example.com'],
        [undefined, undefined],
      ],
    },
  },
})
describeInput('changeBookingDetails', {
  valid: { id: 'x' },
  fields: { id: bookingId, ...detailKinds, phoneUnchecked },
})
