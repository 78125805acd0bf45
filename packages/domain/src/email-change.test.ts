import { expect, test } from 'vitest'
import { emailChangeState, emailUndoUntil, isSameMailbox } from './email-change.ts'

const changedAt = new Date('2027-01-12T09:00:00.000Z')
const aDayLater = new Date('2027-01-13T09:00:00.000Z')

test('a change can be taken back for 24 hours, to the instant', () => {
  expect(emailUndoUntil({ changedAt })).toEqual(aDayLater)
  expect(emailChangeState({ changedAt }, aDayLater)).toBe('open')
  expect(emailChangeState({ changedAt }, new Date(aDayLater.getTime() + 1))).toBe('ended')
})

test('one that was taken back stays so until then, and one that is not kept has ended', () => {
  expect(emailChangeState({ changedAt, undoneAt: changedAt }, aDayLater)).toBe('undone')
  expect(emailChangeState({ changedAt, undoneAt: changedAt }, new Date('2027-01-14'))).toBe('ended')
  expect(emailChangeState(null, changedAt)).toBe('ended')
})

test('capitals make no other mailbox', () => {
  expect(isSameMailbox('Ana.Sousa@example.com', 'ana.sousa@EXAMPLE.com')).toBe(true)
  expect(isSameMailbox('ana@example.com', 'anna@example.com')).toBe(false)
})
