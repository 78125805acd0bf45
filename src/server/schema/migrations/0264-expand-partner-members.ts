import { Migration } from '@mikro-orm/migrations'

/** The people of partners, and how they sign in: by the link of a mail, which is asked for like a guest's. */
export class Migration0264ExpandPartnerMembers extends Migration {
  override up(): void {
    this.addSql(`create table partner_member (
      id uuid not null primary key,
      partner_id uuid not null,
      email text not null,
      role text not null,
      created_at timestamptz not null,
      created_by text not null,
      constraint partner_member_once unique (partner_id, email),
      constraint partner_member_role_known check ("role" in ('owner', 'desk', 'developer', 'finance')),
      constraint partner_member_partner_id_foreign foreign key (partner_id) references partner (id)
    )`)
    this.addSql('create index partner_member_by_email on partner_member (email)')
    this.addSql(`create table partner_sign_in (
      id uuid not null primary key,
      member_id uuid not null,
      created_at timestamptz not null,
      opened_at timestamptz,
      token_hash text,
      constraint partner_sign_in_token_hash_unique unique (token_hash),
      constraint partner_sign_in_member_id_foreign foreign key (member_id) references partner_member (id) on delete cascade
    )`)
    this.addSql('create index partner_sign_in_of_member on partner_sign_in (member_id)')
    this.addSql('alter table link_request add column is_for_partner boolean not null default false')
    this.addSql('alter table outbox add column member_id uuid')
    this.addSql(
      'alter table outbox add constraint outbox_member_id_foreign foreign key (member_id) references partner_member (id) on delete cascade not valid',
    )
    this.addSql(`alter table outbox
      drop constraint outbox_about_one_thing,
      add constraint outbox_about_one_thing check (num_nonnulls(booking_id, enquiry_id, webhook_id, notice_id, member_id) = 1) not valid`)
    this.addSql(`alter table outbox
      drop constraint outbox_kind_known,
      add constraint outbox_kind_known check (kind in ('booking-received', 'booking-confirmed', 'booking-rejected', 'booking-cancelled', 'booking-changed', 'change-requested', 'change-to-pay', 'change-declined', 'change-expired', 'trip-reminder', 'chauffeur-assigned', 'chauffeur-on-the-way', 'chauffeur-at-pickup', 'meeting-moved', 'flight-delayed', 'trip-thanks', 'private-link', 'email-changed', 'payment-link', 'payment-to-driver', 'payment-received', 'payment-not-completed', 'payment-refunded', 'office-new-booking', 'office-cancellation', 'office-changed-details', 'office-change-request', 'office-change-withdrawn', 'office-changed-trip', 'office-payment-alert', 'office-no-car', 'office-low-rating', 'office-enquiry', 'enquiry-reply', 'receiver-failing', 'driver-trips', 'partner-sign-in')) not valid`)
  }
}
