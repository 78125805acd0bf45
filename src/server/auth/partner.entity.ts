import { defineEntity, p, type TriggerDef } from '@mikro-orm/core'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@chauffeur/domain/locale'
import {
  MAX_COMMISSION_BP,
  MAX_CREDIT_CENTS,
  MAX_NET_DISCOUNT_BP,
  partnerTerms,
  type PartnerTerms,
} from '@chauffeur/domain/partner-money'
import {
  DEFAULT_OPEN_BOOKINGS,
  MAX_OPEN_BOOKINGS,
  partnerConfirmations,
  partnerGuestMails,
  partnerKinds,
  partnerStates,
  type PartnerConfirmation,
  type PartnerGuestMails,
  type PartnerKind,
  type PartnerState,
} from '@chauffeur/domain/partners'
import { known, uuidKey } from '../db/columns.ts'

const schema = defineEntity({
  name: 'Partner',
  tableName: 'partner',
  properties: {
    id: uuidKey(),
    name: p.text(),
    kind: p.text().$type<PartnerKind>().default('agency'),
    state: p.text().$type<PartnerState>().default('live'),
    stateSince: p.datetime(),
    contactEmail: p.text().nullable(),
    /** Of mails to it. */
    locale: p.text().$type<Locale>().default(DEFAULT_LOCALE),
    /** So many of its bookings may wait for the office or for their payment at once. */
    openBookingsMax: p.integer().default(DEFAULT_OPEN_BOOKINGS),
    /** The terms on which it earns from bookings that it makes from now on; a commission is in basis points. */
    terms: p.text().$type<PartnerTerms>().default('retail'),
    commissionBp: p.integer().default(0),
    /** With net terms: so much its price is below the list, and so much it may owe at once. */
    discountBp: p.integer().default(0),
    creditLimitCents: p.integer().default(0),
    /** Who confirms its bookings. */
    confirmation: p.text().$type<PartnerConfirmation>().default('office'),
    /** Who writes to its guests. */
    guestMails: p.text().$type<PartnerGuestMails>().default('firm'),
    /** The origins that a guest who has paid may be led back to; null without any. */
    returnOrigins: p.json<readonly string[]>().nullable(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    version: p.integer().default(1),
    /** The partner that it is a part of, where the office has made it so: nothing is its own any more. */
    mergedIntoId: p.uuid().nullable(),
  },
  checks: [
    known('partner', 'kind', partnerKinds),
    known('partner', 'state', partnerStates),
    known('partner', 'locale', LOCALES),
    known('partner', 'terms', partnerTerms),
    {
      name: 'partner_commission_in_limits',
      expression: `commission_bp >= 0 and commission_bp <= ${MAX_COMMISSION_BP} and (terms <> 'commission' or commission_bp > 0)`,
    },
    {
      name: 'partner_net_in_limits',
      expression: `discount_bp >= 0 and discount_bp <= ${MAX_NET_DISCOUNT_BP} and credit_limit_cents >= 0 and credit_limit_cents <= ${MAX_CREDIT_CENTS}`,
    },
    known('partner', 'confirmation', partnerConfirmations),
    known('partner', 'guest_mails', partnerGuestMails),
    {
      name: 'partner_open_bookings_in_limits',
      expression: `open_bookings_max >= 0 and open_bookings_max <= ${MAX_OPEN_BOOKINGS}`,
    },
    { name: 'partner_merged_is_over', expression: `merged_into_id is null or state = 'ended'` },
  ],
})

/** Release 1.0.0 writes but the key; a row that it has written is given its partner with the next change, at the latest. */
export const FILLS_PARTNER: TriggerDef = {
  name: 'fill_partner',
  timing: 'before',
  events: ['insert', 'update'],
  body: 'if new.partner_id is null and new.api_key_id is not null then new.partner_id := (select partner_id from api_key where id = new.api_key_id); end if; return new',
}

/** A company that sells our trips, whose systems book with its API keys. Never deleted: its bookings name it. */
export class Partner extends schema.class {}
schema.setClass(Partner)
