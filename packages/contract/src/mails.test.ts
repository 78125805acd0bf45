import { describeInput } from './testing/describe-input.ts'
import { id, optionalLine, pageSize } from './testing/field-kinds.ts'

describeInput('listMails', {
  valid: {},
  fields: { limit: pageSize(200, 50), cursor: optionalLine('Cursor') },
})
describeInput('sendMailAgain', { valid: { id: 'x' }, fields: { id: id('Mail id') } })
