import type { PartnerState } from './partners.ts'

/** The roles of a partner's people on the page /partner. */
export const memberRoles = ['owner', 'desk', 'developer', 'finance'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * The rights on the page /partner: to read bookings; to follow them in a calendar program; to book, change and cancel; to
 * connect systems of the partner (API keys, receivers, the log of calls, what is tried in the sandbox); to read its account and
 * statements; to say that a line of one is not right; and to say who is in the team, whom we write to, and where guests who
 * have paid are led back to.
 */
export type MemberRight = 'read' | 'calendar' | 'book' | 'develop' | 'money' | 'dispute' | 'team'

const RIGHTS: Readonly<Record<MemberRole, readonly MemberRight[]>> = {
  owner: ['read', 'calendar', 'book', 'develop', 'money', 'dispute', 'team'],
  desk: ['read', 'calendar', 'book'],
  developer: ['read', 'calendar', 'develop'],
  finance: ['read', 'calendar', 'money', 'dispute'],
}

/** Whom a right is asked of: the role of the person, and the state of the partner. */
interface MemberFacts {
  readonly role: MemberRole
  readonly state: PartnerState
}

/** Why somebody may not do something on the page /partner; undefined where they may. A suspended partner only reads. */
export function memberRefusal({ role, state }: MemberFacts, right: MemberRight) {
  if (!RIGHTS[role].includes(right)) return { code: 'member_not_allowed' } as const
  if (state === 'live' || (state === 'suspended' && (right === 'read' || right === 'money'))) return undefined
  return { code: 'member_suspended' } as const
}

/** For so many minutes the link of a mail signs somebody in. */
export const SIGN_IN_LINK_MINUTES = 15

/** After so many days somebody signs in again. */
export const SIGN_IN_DAYS = 14

/** Tells the server which partner a page was opened for: another page of the browser may sign in for another one meanwhile. */
export const PARTNER_PAGE_HEADER = 'x-partner-page'

/** The most people that a partner has on the page. */
export const MAX_MEMBERS = 50

/** A mail address as members are known by. */
export function foldAddress(address: string): string {
  return address.trim().toLowerCase()
}

/** The lists of bookings on the page: those that stand and are to come, of them those not decided, past ones, and those that are off. */
export const memberLists = ['coming', 'waiting', 'past', 'off'] as const
export type MemberList = (typeof memberLists)[number]
