import { describeInput } from './testing/describe-input.ts'
import { each, type FieldKind } from './testing/field-kinds.ts'

const token: FieldKind = {
  refused: [
    ...each([undefined, null, 5, ['a']], 'The token of the link is required.'),
    ['x'.repeat(101), 'The token can have at most 100 characters.'],
  ],
  accepted: [['', '']],
}

for (const name of ['readEmailChange', 'undoEmailChange'] as const)
  describeInput(name, { valid: { token: 'x' }, fields: { token } })
