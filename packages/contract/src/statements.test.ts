import { describeInput } from './testing/describe-input.ts'
import { each, id, line, optionalLine, pageSize, word, type FieldKind } from './testing/field-kinds.ts'

const RANGE = 'The amount must be from €0.01 to €1,000,000.00.'
const amount: FieldKind = {
  refused: [
    ...each(['', 'x', -1, '1.234', true], 'Amount must be an amount in euros.'),
    ...each([0, '0', 1_000_000.01], RANGE),
  ],
  accepted: [
    [0.01, 1],
    ['120.50', 12_050],
    [1_000_000, 100_000_000],
  ],
}
const missing = each([undefined, null], 'Amount is required.')
const page = { limit: pageSize(200, 50), cursor: optionalLine('Cursor') }
const ofStatement = { id: id('Statement id') }

describeInput('listStatements', { valid: {}, fields: page })
describeInput('readStatement', { valid: { id: 'x' }, fields: ofStatement })
describeInput('listStatementLines', { valid: { id: 'x' }, fields: { ...ofStatement, ...page } })
describeInput('disputeStatementLine', {
  valid: { id: 'x', lineId: 'y', text: 'It was two trips.' },
  fields: { ...ofStatement, lineId: id('Line id'), text: line('Text', 300) },
})
describeInput('readPartnerMoney', { valid: { id: 'x' }, fields: { id: id('Partner id') } })
describeInput('addPartnerEntry', {
  valid: { id: 'x', entry: 'payout', amount: 120, note: 'Transfer' },
  fields: {
    id: id('Partner id'),
    entry: word('Entry', ['credit', 'charge', 'payout', 'payment']),
    amount: { ...amount, refused: [...amount.refused, ...missing] },
    note: line('Note', 300),
  },
})
describeInput('sendStatement', { valid: { id: 'x' }, fields: ofStatement })
describeInput('settleStatement', {
  valid: { id: 'x' },
  fields: { ...ofStatement, note: optionalLine('Note', 300) },
})
describeInput('decideDispute', {
  valid: { id: 'x', decision: 'refused', answer: 'It was driven.' },
  fields: {
    id: id('Dispute id'),
    decision: word('Decision', ['accepted', 'refused']),
    credit: {
      ...amount,
      accepted: [...amount.accepted, [null, null], [undefined, undefined]],
    },
    answer: line('Answer', 300),
  },
})
