import { expect, test } from 'vitest'
import { waitSentence } from './rate-limits.ts'

test.for([
  [1, '1 second'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [120, '2 minutes'],
  [3600, '60 minutes'],
] as const)('who has to wait %i seconds is told to wait %s', ([seconds, wait]) => {
  expect(waitSentence(seconds)).toBe(`That was too often. Please wait ${wait} and try again.`)
})
