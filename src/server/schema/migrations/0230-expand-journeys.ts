import { Migration } from '@mikro-orm/migrations'

/** Several bookings that are made and paid together, and the discount that the office gives for that. */
export class Migration0230ExpandJourneys extends Migration {
  override up(): void {
    this.addSql(`create table journey (
      id uuid not null primary key,
      number text not null,
      created_at timestamptz not null,
      discount_basis_points integer not null,
      api_key_id uuid,
      request_fingerprint text,
      constraint journey_number_unique unique (number),
      constraint journey_discount_in_limits check (discount_basis_points >= 0 and discount_basis_points <= 5000),
      constraint journey_api_key_id_foreign foreign key (api_key_id) references api_key (id)
    )`)
    this.addSql(
      'create index journey_of_request on journey (request_fingerprint) where request_fingerprint is not null',
    )
    this.addSql(`create table journey_leg (
      booking_id uuid not null primary key,
      journey_id uuid not null,
      leg integer not null,
      constraint journey_leg_once unique (journey_id, leg),
      constraint journey_leg_in_limits check (leg >= 1 and leg <= 6),
      constraint journey_leg_booking_id_foreign foreign key (booking_id) references booking (id) on update cascade,
      constraint journey_leg_journey_id_foreign foreign key (journey_id) references journey (id)
    )`)
    this.addSql('alter table payment add column journey_id uuid')
    this.addSql(
      'alter table payment add constraint payment_journey_id_foreign foreign key (journey_id) references journey (id) not valid',
    )
    this.addSql(`create table payment_share (
      payment_id uuid not null,
      booking_id uuid not null,
      amount_cents integer not null,
      refund_target_cents integer not null default 0,
      refunded_cents integer not null default 0,
      told_cents integer not null default 0,
      refund_reason text,
      refund_due_at timestamptz,
      primary key (payment_id, booking_id),
      constraint payment_share_refund_reason_known check (refund_reason in ('rejected booking', 'cancelled booking', 'second payment', 'office', 'ended change', 'cheaper change')),
      constraint payment_share_amount_positive check (amount_cents > 0),
      constraint payment_share_refund_within_amount check (0 <= told_cents and told_cents <= refunded_cents and refunded_cents <= refund_target_cents and refund_target_cents <= amount_cents),
      constraint payment_share_payment_id_foreign foreign key (payment_id) references payment (id) on update cascade,
      constraint payment_share_booking_id_foreign foreign key (booking_id) references booking (id) on update cascade
    )`)
    this.addSql('create index payment_share_of_booking on payment_share (booking_id)')
    this.addSql(`create table journey_discount (
      id integer not null primary key,
      basis_points integer not null,
      version integer not null,
      constraint journey_discount_once check (id = 1),
      constraint journey_discount_within check (basis_points >= 0 and basis_points <= 5000)
    )`)
  }
}
