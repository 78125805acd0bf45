import { randomUUID } from 'node:crypto'
import type { PartnerMemberAnswer } from '@chauffeur/contract/partner-people'
import { foldAddress, MAX_MEMBERS, type MemberRole } from '@chauffeur/domain/partner-members'
import { lockPartner, refusePartnerThatIsOver } from '../auth/lock-partner.ts'
import { refuseMember } from '../auth/member-session.ts'
import type { Partner } from '../auth/partner.entity.ts'
import { PartnerMember } from '../auth/partner-member.entity.ts'
import { invite } from './sign-in.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type OfficeTransaction } from '../core/transaction.ts'

/** The people of a partner, by their addresses. */
export async function listMembers(partnerId: string, em: EntityManager): Promise<PartnerMemberAnswer[]> {
  if (!isUuid(partnerId)) return []
  const members = await em.find(PartnerMember, { partner: partnerId }, { orderBy: { email: 'asc' } })
  return members.map(({ id, email, role, createdAt, createdBy }) => ({
    id,
    email,
    role,
    createdAt: createdAt.toISOString(),
    createdBy,
  }))
}

interface NewMember {
  readonly partnerId: string
  readonly email: string
  readonly role: MemberRole
  /** Whether a new one gets a mail that signs in, as where it is left out. */
  readonly isInvited?: boolean
  /** The id of who asks, where that is somebody of the team. */
  readonly by?: string
}

/**
 * Adds somebody to the team of a partner, with a mail that signs in, or gives who is in it another role. Nobody does
 * so with themselves.
 */
export async function setMember(
  { partnerId, email, role, isInvited = true, by }: NewMember,
  tx: OfficeTransaction,
): Promise<PartnerMemberAnswer[]> {
  const { em, clock, admin } = tx
  const partner = await lockPartner(partnerId, em)
  refusePartnerThatIsOver(partner)
  await refuseFormer(by, partner, em)
  const address = foldAddress(email)
  refuseOneself(address, admin)
  const about = { admin, id: partnerId, name: partner.name }
  const known = await em.findOne(PartnerMember, { partner: partnerId, email: address })
  if (!known) {
    if ((await em.count(PartnerMember, { partner: partnerId })) >= MAX_MEMBERS)
      throw invalid('email', { code: 'too_many_members', most: MAX_MEMBERS })
    const made = { id: randomUUID(), createdAt: clock(), createdBy: admin }
    await em.insert(PartnerMember, { partner: partnerId, email: address, role, ...made })
    if (isInvited) await invite({ id: made.id, email: address, partnerId }, tx)
    await record(tx, 'partner.member-added', { ...about, details: { email: address, role } })
  } else if (known.role !== role) {
    await em.nativeUpdate(PartnerMember, { id: known.id }, { role })
    const changed = { email: address, role: { from: known.role, to: role } }
    await record(tx, 'partner.member-changed', { ...about, details: changed })
  }
  return listMembers(partnerId, em.fork({ keepTransactionContext: true }))
}

/** Takes somebody out of the team of a partner, and signs them out everywhere. */
export async function removeMember(
  { partnerId, id, by }: Pick<NewMember, 'partnerId' | 'by'> & { readonly id: string },
  tx: OfficeTransaction,
): Promise<PartnerMemberAnswer[]> {
  const { em, admin } = tx
  const partner = await lockPartner(partnerId, em)
  await refuseFormer(by, partner, em)
  const member = isUuid(id) ? await em.findOne(PartnerMember, { id, partner: partnerId }) : null
  if (!member) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'person' })
  refuseOneself(member.email, admin)
  await em.nativeDelete(PartnerMember, { id })
  await record(tx, 'partner.member-removed', {
    admin,
    id: partnerId,
    name: partner.name,
    details: { email: member.email },
  })
  return listMembers(partnerId, em.fork({ keepTransactionContext: true }))
}

/** Refuses whoever has lost the right since the call began, with the partner locked. */
async function refuseFormer(id: string | undefined, partner: Partner, em: EntityManager): Promise<void> {
  if (id === undefined) return
  const member = await em.findOne(PartnerMember, { id, partner: partner.id }, { refresh: true })
  if (!member) throw new Refusal('UNAUTHENTICATED', { code: 'not_signed_in' })
  refuseMember(member, partner, 'team')
}

/** So that a partner that has an owner keeps one, but for what the office does. */
function refuseOneself(email: string, by: string): void {
  if (email === by) throw invalid('email', { code: 'member_is_oneself' })
}
