import { describeInput } from './testing/describe-input.ts'
import { flag, id, optionalLine, pageSize } from './testing/field-kinds.ts'

describeInput('listEnquiries', {
  valid: {},
  fields: {
    answered: flag('The filter “answered” must be true or false.', [[undefined, undefined]]),
    limit: pageSize(200, 50),
    cursor: optionalLine('Cursor'),
  },
})
describeInput('markEnquiry', {
  valid: { id: 'x', answered: true },
  fields: { id: id('Enquiry id'), answered: flag('Answered must be true or false.') },
})
