import { describeInput } from './testing/describe-input.ts'
import { each, id, readAs } from './testing/field-kinds.ts'

describeInput('listBookingMails', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
describeInput('sendBookingMail', {
  valid: { id: 'x', mailId: 'y' },
  fields: {
    id: id('Booking id'),
    mailId: id('Mail id'),
    customerEmail: {
      refused: each(['no', 'a@x, b@y'], 'address_not_mailed'),
      accepted: [[' ana@example.com ', 'ana@example.com'], [null, null], ...readAs([undefined], undefined)],
    },
  },
})
