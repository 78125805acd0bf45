import { expect, test } from 'vitest'
import { memberRefusal, memberRoles, type MemberRight } from './partner-members.ts'

const rights: readonly MemberRight[] = ['read', 'book', 'develop', 'team']
const allowed = (state: 'live' | 'suspended' | 'ended') =>
  Object.fromEntries(
    memberRoles.map((role) => [role, rights.filter((right) => !memberRefusal({ role, state }, right))]),
  )

test('each role has its rights', () => {
  expect(allowed('live')).toEqual({
    owner: ['read', 'book', 'develop', 'team'],
    desk: ['read', 'book'],
    developer: ['read', 'develop'],
    finance: ['read'],
  })
})

test('everybody of a suspended partner reads and does nothing else, and nobody of one that has ended', () => {
  expect(Object.values(allowed('suspended'))).toEqual([['read'], ['read'], ['read'], ['read']])
  expect(Object.values(allowed('ended')).flat()).toEqual([])
  expect(memberRefusal({ role: 'owner', state: 'suspended' }, 'book')).toEqual({ code: 'member_suspended' })
  expect(memberRefusal({ role: 'desk', state: 'live' }, 'team')).toEqual({ code: 'member_not_allowed' })
})
