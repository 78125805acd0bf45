import { describeInput } from './testing/describe-input.ts'
import { each, flag, id, typedLine, type FieldKind } from './testing/field-kinds.ts'

const NO_ADDRESS = 'Each must be an IP address, or a network like 203.0.113.0/24.'

const newKey: Readonly<Record<string, FieldKind>> = {
  name: typedLine('The name'),
  scopes: {
    refused: [
      ...each(['book', { book: true }, 7], 'The scopes must be a list.'),
      ...each([[7], [null], [['book']]], 'Each scope must be text.'),
      [Array.from({ length: 11 }, () => 'book'), 'There are too many scopes.'],
    ],
    accepted: [undefined, null, [], ['book', 'fly']].map((value) => [value, value] as const),
  },
  allowedIps: {
    refused: [
      ...each(['203.0.113.9', 7], 'The addresses must be a list.'),
      ...each([['here'], ['203.0.113.0/33'], [7]], NO_ADDRESS),
      [Array.from({ length: 21 }, () => '203.0.113.9'), 'There are too many addresses.'],
    ],
    accepted: [undefined, null, [], ['203.0.113.9', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32']].map(
      (value) => [value, value] as const,
    ),
  },
  expiresAt: {
    refused: each(['tomorrow', '2027-01-13', 7], 'The end must be written like 2027-01-13T09:00:00Z.'),
    accepted: [
      ['2027-01-13T10:00:00+01:00', new Date('2027-01-13T09:00:00Z')],
      [null, null],
      [undefined, undefined],
    ],
  },
}
describeInput('createApiKey', {
  valid: {},
  fields: {
    ...newKey,
    partnerId: {
      refused: id('Partner id').refused.filter(([value]) => value != null),
      accepted: [...id('Partner id').accepted, [null, null], [undefined, undefined]],
    },
  },
})
describeInput('createMemberKey', { valid: {}, fields: newKey })
for (const name of ['rotateApiKey', 'rotateMemberKey'] as const)
  describeInput(name, {
    valid: { id: 'x' },
    fields: {
      id: id('API key id'),
      endAtOnce: flag('Whether the old secret ends at once must be true or false.', [[undefined, false]]),
    },
  })
for (const name of ['endOldSecret', 'revokeApiKey', 'endMemberOldSecret', 'revokeMemberKey'] as const)
  describeInput(name, { valid: { id: 'x' }, fields: { id: id('API key id') } })
describeInput('rotateOwnApiKey', {
  valid: {},
  fields: {
    endAtOnce: flag('Whether the old secret ends at once must be true or false.', [[undefined, false]]),
  },
})
