import { randomUUID } from 'node:crypto'
import { signInLinks } from '@chauffeur/domain/rate-limits'
import { MAX_MEMBERS, SIGN_IN_LINK_MINUTES } from '@chauffeur/domain/partner-members'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { countOne, isTooMany } from '../auth/limit-calls.ts'
import { findSignedIn, type SignedInMember, openSignInLink } from '../auth/member-session.ts'
import { PartnerMember, PartnerSignIn } from '../auth/partner-member.entity.ts'
import type { LinkServices } from '../bookings/payment-link.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { hashSecret } from '../core/secrets.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { enqueueSignInMail } from '../mail/enqueue-mail.ts'

/** Sends whoever is in the team of a partner a link that signs in, one mail for each partner. */
export async function sendSignInLinks(email: string, tx: DatabaseAccess): Promise<void> {
  const members = await tx.em.find(PartnerMember, { email, partner: { state: { $ne: 'ended' } } })
  for (const { id } of members)
    if (!isTooMany(await countOne(`signIn/${id}`, signInLinks, tx))) await sendSignInLink(id, tx)
}

/** Mails somebody who was added to a team a link that signs in; an address gets few of them, and a partner sends few. */
export async function invite(
  { id, email, partnerId }: Pick<PartnerMember, 'id' | 'email'> & { readonly partnerId: string },
  tx: DatabaseAccess,
): Promise<void> {
  const counts = [
    await countOne(`invites/${partnerId}`, [{ max: 2 * MAX_MEMBERS, seconds: 24 * 3600 }], tx),
    await countOne(`invited/${hashSecret(email)}`, signInLinks, tx),
  ]
  if (!counts.some(isTooMany)) await sendSignInLink(id, tx)
}

async function sendSignInLink(memberId: string, tx: DatabaseAccess): Promise<void> {
  const id = randomUUID()
  await tx.em.insert(PartnerSignIn, { id, member: memberId, createdAt: tx.clock() })
  await enqueueSignInMail(tx, memberId, id)
}

/** Signs in by the link of a mail, once. The browser gets a cookie of its own. */
export async function signInMember(
  token: string,
  context: Pick<RequestContext, 'em' | 'clock' | 'config' | 'setHeaders'> & LinkServices,
): Promise<SignedInMember> {
  const id = context.links.read('sign-in', token)
  const opened = id === undefined ? undefined : await openSignInLink(id, context)
  const signedIn = opened && (await findSignedIn({ ...context, memberCookie: opened.token }))
  if (!opened || !signedIn) throw new Refusal('LINK_ENDED', { code: 'sign_in_ended' })
  context.setHeaders({ 'set-cookie': opened.cookie })
  return signedIn
}

/** A sign-in whose link can still be used, with whom it is for; null of one that was used, or is over. */
export async function findOpenSignIn(
  id: string,
  { em, clock }: DatabaseAccess,
): Promise<PartnerSignIn | null> {
  const sentAfter = new Date(clock().getTime() - SIGN_IN_LINK_MINUTES * MINUTE_MS)
  return em.findOne(
    PartnerSignIn,
    { id, openedAt: null, createdAt: { $gt: sentAfter } },
    { populate: ['member.partner'] },
  )
}
