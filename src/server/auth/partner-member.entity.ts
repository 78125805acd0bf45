import { defineEntity, p } from '@mikro-orm/core'
import { memberRoles, type MemberRole } from '@chauffeur/domain/partner-members'
import { known, uuidKey } from '../db/columns.ts'
import { Partner } from './partner.entity.ts'

const memberSchema = defineEntity({
  name: 'PartnerMember',
  tableName: 'partner_member',
  properties: {
    id: uuidKey(),
    partner: () =>
      p.manyToOne(Partner).fieldName('partner_id').updateRule('no action').deleteRule('no action'),
    /** Folded: one person has one. */
    email: p.text(),
    role: p.text().$type<MemberRole>(),
    createdAt: p.datetime(),
    createdBy: p.text(),
  },
  uniques: [{ name: 'partner_member_once', properties: ['partner', 'email'] }],
  indexes: [{ name: 'partner_member_by_email', properties: ['email'] }],
  checks: [known('partner_member', 'role', memberRoles)],
})

/** Somebody of a partner who may sign in to /partner. */
export class PartnerMember extends memberSchema.class {}
memberSchema.setClass(PartnerMember)

const signInSchema = defineEntity({
  name: 'PartnerSignIn',
  tableName: 'partner_sign_in',
  properties: {
    id: uuidKey(),
    member: () =>
      p
        .manyToOne(PartnerMember)
        .fieldName('member_id')
        .updateRule('no action')
        .deleteRule('cascade')
        .index('partner_sign_in_of_member'),
    createdAt: p.datetime(),
    /** When the link of the mail was used; null until then, and it works once. */
    openedAt: p.datetime().nullable(),
    /** SHA-256 of the cookie: who reads this table cannot sign in with it. */
    tokenHash: p.text().nullable().unique('partner_sign_in_token_hash_unique'),
  },
})

/** A link that signs a member in and, once it was used, the session that it has begun. It ends with the member. */
export class PartnerSignIn extends signInSchema.class {}
signInSchema.setClass(PartnerSignIn)
