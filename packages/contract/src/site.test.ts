import { describeInput } from './testing/describe-input.ts'
import { line } from './testing/field-kinds.ts'

describeInput('readTransfer', {
  valid: { slug: 'faro-airport-to-lagos' },
  fields: { slug: line('Transfer', 100) },
})
