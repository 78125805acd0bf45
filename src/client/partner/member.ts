import type { Member } from '@chauffeur/contract/partner-people'
import { memberRefusal, type MemberRight } from '@chauffeur/domain/partner-members'
import { createContext, use } from 'react'

export const MemberContext = createContext<Member | null>(null)

/** Who is signed in on the page, and what they may do: by the rule that the server refuses by. */
export function useMember() {
  const member = use(MemberContext)
  if (!member) throw new Error('Somebody is signed in within the frame')
  const { role, partner } = member
  return { ...member, may: (right: MemberRight) => !memberRefusal({ role, state: partner.state }, right) }
}
