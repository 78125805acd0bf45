import { describeInput } from './testing/describe-input.ts'
import { each, time, version, type FieldKind } from './testing/field-kinds.ts'

const isLimited: FieldKind = {
  refused: each([undefined, null, 'yes', 1], 'isLimited must be true or false.'),
  accepted: [
    [true, true],
    [false, false],
  ],
}
const days: FieldKind = {
  refused: [...each([[0], [8], ['1'], [1.5]], 'A day must be a number from 1 to 7.'), [null], [1]],
  accepted: [
    [undefined, [1, 2, 3, 4, 5, 6, 7]],
    [
      [1, 5],
      [1, 5],
    ],
  ],
}
/** Around the clock where nothing is sent. */
const hour = (label: string): FieldKind => {
  const { refused, accepted } = time(label)
  return {
    refused: refused.filter(([value]) => value !== undefined),
    accepted: [...accepted, [undefined, '00:00']],
  }
}

describeInput('changeDecisionSetting', {
  valid: { isLimited: true },
  fields: { version, isLimited, opensAt: hour('Opens'), closesAt: hour('Closes'), days },
})
