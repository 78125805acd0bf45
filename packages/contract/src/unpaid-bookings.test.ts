import { describeInput } from './testing/describe-input.ts'
import { each, id, line, word, type FieldKind } from './testing/field-kinds.ts'

const token: FieldKind = {
  refused: [
    ...each([undefined, null, 5, ['a']], 'The token of the payment link is required.'),
    ['x'.repeat(101), 'The token can have at most 100 characters.'],
  ],
  accepted: [['', '']],
}

for (const name of ['readPaymentLink', 'openPaymentLink'] as const)
  describeInput(name, { valid: { token: 'x' }, fields: { token } })

describeInput('sendPaymentLink', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
describeInput('payDriver', {
  valid: { id: 'x', paymentMethod: 'cash' },
  fields: { id: id('Booking id'), paymentMethod: word('Payment method', ['cash', 'card_on_pickup']) },
})
describeInput('markPaid', {
  valid: { id: 'x', note: 'Bank transfer' },
  fields: { id: id('Booking id'), note: line('Note', 300) },
})
