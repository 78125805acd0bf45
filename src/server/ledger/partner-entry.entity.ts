import { partnerEntryKinds, type PartnerEntryKind } from '@chauffeur/domain/partner-money'
import { defineEntity, p } from '@mikro-orm/core'
import { Partner } from '../auth/partner.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { known, uuidKey } from '../db/columns.ts'
import { Statement } from './statement.entity.ts'

const schema = defineEntity({
  name: 'PartnerEntry',
  tableName: 'partner_entry',
  properties: {
    id: uuidKey(),
    partnerId: () => p.manyToOne(Partner).mapToPk().fieldName('partner_id').deleteRule('no action'),
    /** Null of what the office enters by hand. */
    bookingId: () =>
      p.manyToOne(Booking).mapToPk().nullable().fieldName('booking_id').deleteRule('no action'),
    kind: p.text().$type<PartnerEntryKind>(),
    /** A positive amount is owed to the partner, a negative one to the firm. */
    cents: p.integer(),
    /** Of a commission: what is kept of the booking, in cents. The partner earns `basisPoints` of it without its VAT. */
    keptCents: p.integer().nullable(),
    basisPoints: p.integer().nullable(),
    vatBp: p.integer().nullable(),
    /** The event that it follows from, once: `trip:<event id>`. */
    causeId: p.text(),
    note: p.text().nullable(),
    /** The administrator's name, where one has entered it. */
    enteredBy: p.text().nullable(),
    createdAt: p.datetime(),
    /** Null until a statement contains it. */
    statementId: () =>
      p.manyToOne(Statement).mapToPk().nullable().fieldName('statement_id').deleteRule('no action'),
  },
  uniques: [{ name: 'partner_entry_once', properties: ['bookingId', 'kind', 'causeId'] }],
  indexes: [
    {
      name: 'partner_entry_unstated',
      expression:
        'create index partner_entry_unstated on partner_entry (created_at, partner_id) where statement_id is null',
    },
    { name: 'partner_entry_of_partner', properties: ['partnerId', 'createdAt', 'id'] },
    { name: 'partner_entry_of_statement', properties: ['statementId', 'createdAt', 'id'] },
  ],
  checks: [
    known('partner_entry', 'kind', partnerEntryKinds),
    { name: 'partner_entry_not_nothing', expression: 'cents <> 0' },
    {
      name: 'partner_entry_of_a_booking',
      expression: `kind = 'adjustment' or kind = 'payment' or kind = 'payout' or num_nonnulls(booking_id, kept_cents, basis_points) = 3`,
    },
  ],
  triggers: [
    {
      name: 'only_add',
      timing: 'before',
      events: ['update', 'delete'],
      // It is put into a statement once, and goes over to the partner that its partner is merged into. A sandbox deletes what
      // was tried.
      body: `if tg_op = 'DELETE' and coalesce(current_setting('chauffeur.test_data', true), '') = 'on' then return old; end if; if tg_op = 'DELETE' or to_jsonb(new) - 'partner_id' - 'statement_id' is distinct from to_jsonb(old) - 'partner_id' - 'statement_id' or (old.statement_id is not null and new.statement_id is distinct from old.statement_id) then raise exception 'Entries of partners are only added'; end if; return new`,
    },
  ],
})

/** An entry in the account of a partner. Entries are added, and none is changed or deleted: the database refuses it. */
export class PartnerEntry extends schema.class {}
schema.setClass(PartnerEntry)
