import {
  memberRefusal,
  SIGN_IN_DAYS,
  SIGN_IN_LINK_MINUTES,
  type MemberRight,
} from '@chauffeur/domain/partner-members'
import { DAY_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import type { Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { ApiKeyPrincipal, RequestContext } from '../core/request-context.ts'
import { hashSecret, newToken } from '../core/secrets.ts'
import { UNMANAGED, type Orm } from '../db/orm.ts'
import type { Partner } from './partner.entity.ts'
import { PartnerSignIn, type PartnerMember } from './partner-member.entity.ts'
import { refuseKey } from './rights.ts'

/** Somebody of a partner who is signed in, and as whom the calls of partners are made. */
export interface SignedInMember {
  readonly signInId: string
  readonly member: PartnerMember
  readonly partner: Partner
  readonly principal: ApiKeyPrincipal
}

type Signing = Pick<RequestContext, 'em' | 'clock' | 'memberCookie'>
type OnPage = Signing & Pick<RequestContext, 'apiKey' | 'pagePartner'>

/** Who is signed in of a partner; undefined of everybody else, and of a partner that has ended. */
export async function findSignedIn({
  em,
  clock,
  memberCookie,
}: Signing): Promise<SignedInMember | undefined> {
  if (memberCookie === undefined) return undefined
  const since = new Date(clock().getTime() - SIGN_IN_DAYS * DAY_MS)
  const signIn = await em.findOne(
    PartnerSignIn,
    { tokenHash: hashSecret(memberCookie), openedAt: { $gt: since } },
    { populate: ['member.partner'], ...UNMANAGED },
  )
  if (!signIn || signIn.member.partner.state === 'ended') return undefined
  const { id: signInId, member } = signIn
  const { id, email, partner } = member
  const principal = { id, isMember: true, name: email, scopes: [], expiresAt: null, partner } as const
  return { signInId, member, partner, principal }
}

/** Who is signed in of a partner, for a call that needs a right. */
export async function requireMember(context: OnPage, right: MemberRight): Promise<SignedInMember> {
  refuseKey(context)
  const signedIn = await findSignedIn(context)
  if (!signedIn) throw new Refusal('UNAUTHENTICATED', { code: 'not_signed_in' })
  refuseOtherPage(context.pagePartner, signedIn)
  refuseMember(signedIn.member, signedIn.partner, right)
  return signedIn
}

/** Refuses a call of a page that was opened for another partner than the browser is signed in for by now. */
export function refuseOtherPage(
  pagePartner: string | null | undefined,
  { partner }: Pick<SignedInMember, 'partner'>,
): void {
  if (pagePartner != null && pagePartner !== partner.id)
    throw new Refusal('OTHER_PARTNER', { code: 'other_partner', name: partner.name })
}

export function refuseMember(
  { role }: Pick<PartnerMember, 'role'>,
  { state }: Pick<Partner, 'state'>,
  right: MemberRight,
): void {
  const refusal = memberRefusal({ role, state }, right)
  if (refusal) throw new Refusal(CODES[refusal.code], refusal)
}

const CODES = { member_not_allowed: 'MEMBER_NOT_ALLOWED', member_suspended: 'PARTNER_SUSPENDED' } as const

/**
 * Uses the link of a mail, which works once, and begins a session.
 *
 * @returns the header that sets its cookie; undefined where the link has ended or was used.
 */
export async function openSignInLink(
  id: string,
  { em, clock, config }: Pick<RequestContext, 'em' | 'clock' | 'config'>,
): Promise<{ readonly token: string; readonly cookie: string } | undefined> {
  const token = newToken()
  const now = clock()
  const sentAfter = new Date(now.getTime() - SIGN_IN_LINK_MINUTES * MINUTE_MS)
  const used = await em.nativeUpdate(
    PartnerSignIn,
    { id, openedAt: null, createdAt: { $gt: sentAfter } },
    { openedAt: now, tokenHash: hashSecret(token) },
  )
  return used === 0 ? undefined : { token, cookie: memberCookieHeader(token, config) }
}

/** Ends a session everywhere. @returns the header that takes the cookie away. */
export async function endSignIn({
  em,
  memberCookie,
  config,
}: Pick<RequestContext, 'em' | 'memberCookie' | 'config'>): Promise<string> {
  if (memberCookie !== undefined)
    await em.nativeDelete(PartnerSignIn, { tokenHash: hashSecret(memberCookie) })
  return memberCookieHeader('', config)
}

/** Deletes links that nobody has used, and sessions that have ended. */
export function deleteEndedSignIns(orm: Orm, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return orm.em.fork().nativeDelete(PartnerSignIn, {
    $or: [
      { openedAt: null, createdAt: { $lt: before(SIGN_IN_LINK_MINUTES * MINUTE_MS) } },
      { openedAt: { $lt: before(SIGN_IN_DAYS * DAY_MS) } },
    ],
  })
}

/** A site that is reached by https takes its cookie from nowhere else. */
export function memberCookieName({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  return PUBLIC_URL.startsWith('https:') ? '__Host-partner' : 'partner'
}

function memberCookieHeader(token: string, config: Pick<Config, 'PUBLIC_URL'>): string {
  const seconds = token === '' ? 0 : (SIGN_IN_DAYS * DAY_MS) / 1000
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  return `${memberCookieName(config)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
