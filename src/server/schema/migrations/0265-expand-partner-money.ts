import { Migration } from '@mikro-orm/migrations'

/** The account of a partner: its terms, its entries, and the statements of a month. Bookings of before earn nothing. */
export class Migration0265ExpandPartnerMoney extends Migration {
  override up(): void {
    this.addSql(`alter table partner
      add column terms text not null default 'retail',
      add column commission_bp integer not null default 0`)
    this.addSql(`alter table partner
      add constraint partner_terms_known check (terms in ('retail', 'commission')) not valid,
      add constraint partner_commission_in_limits check (commission_bp >= 0 and commission_bp <= 5000 and (terms <> 'commission' or commission_bp > 0)) not valid`)
    this.addSql('alter table booking add column commission_bp integer')

    this.addSql(`create table statement (
      id uuid not null primary key,
      number text not null,
      partner_id uuid not null,
      drafted_for_id uuid not null,
      period text not null,
      state text not null default 'draft',
      opening_cents integer not null,
      sum_cents integer not null,
      closing_cents integer not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      settled_at timestamptz,
      constraint statement_number_unique unique (number),
      constraint statement_once unique (drafted_for_id, period),
      constraint statement_state_known check (state in ('draft', 'sent', 'disputed', 'settled')),
      constraint statement_adds_up check (closing_cents = opening_cents + sum_cents),
      constraint statement_states_whole check ((state = 'draft') = (sent_at is null) and (state = 'settled') = (settled_at is not null)),
      constraint statement_partner_id_foreign foreign key (partner_id) references partner (id),
      constraint statement_drafted_for_id_foreign foreign key (drafted_for_id) references partner (id)
    )`)
    this.addSql('create index statement_newest_first on statement (partner_id, created_at, id)')

    this.addSql(`create table partner_entry (
      id uuid not null primary key,
      partner_id uuid not null,
      booking_id uuid,
      kind text not null,
      cents integer not null,
      kept_cents integer,
      basis_points integer,
      cause_id text not null,
      note text,
      entered_by text,
      created_at timestamptz not null,
      statement_id uuid,
      constraint partner_entry_once unique (booking_id, kind, cause_id),
      constraint partner_entry_kind_known check (kind in ('commission', 'commission_back', 'adjustment', 'payment', 'payout')),
      constraint partner_entry_not_nothing check (cents <> 0),
      constraint partner_entry_of_a_booking check (kind = 'adjustment' or kind = 'payment' or kind = 'payout' or num_nonnulls(booking_id, kept_cents, basis_points) = 3),
      constraint partner_entry_partner_id_foreign foreign key (partner_id) references partner (id),
      constraint partner_entry_booking_id_foreign foreign key (booking_id) references booking (id),
      constraint partner_entry_statement_id_foreign foreign key (statement_id) references statement (id)
    )`)
    this.addSql('create index partner_entry_of_partner on partner_entry (partner_id, created_at, id)')
    this.addSql('create index partner_entry_of_statement on partner_entry (statement_id, created_at, id)')
    this.addSql(
      'create index partner_entry_unstated on partner_entry (created_at, partner_id) where statement_id is null',
    )
    this.addSql(
      `create function partner_entry_only_add_fn() returns trigger language plpgsql as $$ begin if tg_op = 'DELETE' and coalesce(current_setting('chauffeur.test_data', true), '') = 'on' then return old; end if; if tg_op = 'DELETE' or to_jsonb(new) - 'partner_id' - 'statement_id' is distinct from to_jsonb(old) - 'partner_id' - 'statement_id' or (old.statement_id is not null and new.statement_id is distinct from old.statement_id) then raise exception 'Entries of partners are only added'; end if; return new; end; $$`,
    )
    this.addSql(
      'create trigger only_add before update or delete on partner_entry for each row execute function partner_entry_only_add_fn()',
    )

    this.addSql(`create table statement_dispute (
      id uuid not null primary key,
      statement_id uuid not null,
      entry_id uuid not null,
      text text not null,
      state text not null default 'open',
      answer text,
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by text,
      constraint statement_dispute_state_known check (state in ('open', 'accepted', 'refused')),
      constraint statement_dispute_decided_whole check ((state = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
      constraint statement_dispute_statement_id_foreign foreign key (statement_id) references statement (id),
      constraint statement_dispute_entry_id_foreign foreign key (entry_id) references partner_entry (id)
    )`)
    this.addSql(
      'create index statement_dispute_of_statement on statement_dispute (statement_id, created_at, id)',
    )
    this.addSql(
      `create unique index statement_dispute_open on statement_dispute (entry_id) where state = 'open'`,
    )

    // A statement is no booking: its messages name none.
    this.addSql('alter table partner_event alter column booking_number drop not null')
    this.addSql('alter table outbox add column statement_id uuid')
    this.addSql(
      'alter table outbox add constraint outbox_statement_id_foreign foreign key (statement_id) references statement (id) not valid',
    )
    this.addSql(`alter table outbox
      drop constraint outbox_about_one_thing,
      add constraint outbox_about_one_thing check (num_nonnulls(booking_id, enquiry_id, webhook_id, notice_id, statement_id, member_id) = 1) not valid`)
    this.addSql(`alter table outbox
      drop constraint outbox_kind_known,
      add constraint outbox_kind_known check (kind in ('booking-received', 'booking-confirmed', 'booking-rejected', 'booking-cancelled', 'booking-changed', 'change-requested', 'change-to-pay', 'change-declined', 'change-expired', 'trip-reminder', 'chauffeur-assigned', 'chauffeur-on-the-way', 'chauffeur-at-pickup', 'meeting-moved', 'flight-delayed', 'trip-thanks', 'private-link', 'email-changed', 'payment-link', 'payment-to-driver', 'payment-received', 'payment-not-completed', 'payment-refunded', 'office-new-booking', 'office-cancellation', 'office-changed-details', 'office-change-request', 'office-change-withdrawn', 'office-changed-trip', 'office-payment-alert', 'office-no-car', 'office-low-rating', 'office-enquiry', 'enquiry-reply', 'receiver-failing', 'driver-trips', 'statement-sent', 'partner-sign-in')) not valid`)
  }
}
