import { describeInput } from './testing/describe-input.ts'
import { each, flag, id, typedLine } from './testing/field-kinds.ts'

describeInput('createApiKey', {
  valid: {},
  fields: {
    name: typedLine('The name'),
    scopes: {
      refused: [
        ...each(['book', { book: true }, 7], 'The scopes must be a list.'),
        ...each([[7], [null], [['book']]], 'Each scope must be text.'),
        [Array.from({ length: 11 }, () => 'book'), 'There are too many scopes.'],
      ],
      accepted: [undefined, null, [], ['book', 'fly']].map((value) => [value, value] as const),
    },
  },
})
describeInput('rotateApiKey', {
  valid: { id: 'x' },
  fields: {
    id: id('API key id'),
    endAtOnce: flag('Whether the old secret ends at once must be true or false.', [[undefined, false]]),
  },
})
for (const name of ['endOldSecret', 'revokeApiKey'] as const)
  describeInput(name, { valid: { id: 'x' }, fields: { id: id('API key id') } })
