import { describeInput } from './testing/describe-input.ts'
import { each, id, readAs } from './testing/field-kinds.ts'

describeInput('listBookingMails', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
describeInput('sendBookingMail', {
  valid: { id: 'x', mailId: 'y' },
  fields: {
    id: id('Booking id'),
    mailId: id('Mail id'),
    customerEmail: {
      refused: each(
        ['no', 'a@x, b@y'],
        'No e-mail can be sent to this address. Give one address, like guest@example.com.',
      ),
      accepted: [[' ana@example.com ', 'ana@example.com'], [null, null], ...readAs([undefined], undefined)],
    },
  },
})
