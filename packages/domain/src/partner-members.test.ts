import { expect, test } from 'vitest'
import { memberRefusal, memberRoles, type MemberRight } from './partner-members.ts'

const rights: readonly MemberRight[] = ['read', 'calendar', 'book', 'develop', 'money', 'dispute', 'team']
const allowed = (state: 'live' | 'suspended' | 'ended') =>
  Object.fromEntries(
    memberRoles.map((role) => [role, rights.filter((right) => !memberRefusal({ role, state }, right))]),
  )

test('each role has its rights', () => {
  expect(allowed('live')).toEqual({
    owner: ['read', 'calendar', 'book', 'develop', 'money', 'dispute', 'team'],
    desk: ['read', 'calendar', 'book'],
    developer: ['read', 'calendar', 'develop'],
    finance: ['read', 'calendar', 'money', 'dispute'],
  })
})

test('everybody of a suspended partner reads and does nothing else, and nobody of one that has ended', () => {
  expect(Object.values(allowed('suspended'))).toEqual([
    ['read', 'money'],
    ['read'],
    ['read'],
    ['read', 'money'],
  ])
  expect(Object.values(allowed('ended')).flat()).toEqual([])
  expect(memberRefusal({ role: 'owner', state: 'suspended' }, 'book')).toEqual({ code: 'member_suspended' })
  expect(memberRefusal({ role: 'desk', state: 'live' }, 'team')).toEqual({ code: 'member_not_allowed' })
})
