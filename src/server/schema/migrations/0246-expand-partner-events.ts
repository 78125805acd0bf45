import { Migration } from '@mikro-orm/migrations'

/** The feed of what has happened to a partner's bookings. */
export class Migration0246ExpandPartnerEvents extends Migration {
  override up(): void {
    this.addSql(`create table partner_event (
      id bigserial not null primary key,
      partner_id uuid not null,
      position integer,
      dedupe_key text not null,
      message_id text not null,
      type text not null,
      booking_number text not null,
      body text not null,
      created_at timestamptz not null,
      constraint partner_event_dedupe_key_unique unique (dedupe_key),
      constraint partner_event_in_order unique (partner_id, position)
    )`)
    this.addSql('create index partner_event_booking_number_index on partner_event (booking_number)')
    this.addSql('create index partner_event_created_at_index on partner_event (created_at)')
    this.addSql('create index partner_event_new on partner_event (partner_id, id) where position is null')
    this.addSql(`create table event_feed (
      partner_id uuid not null primary key,
      last_position integer not null,
      deleted_through integer not null,
      constraint event_feed_in_order check (deleted_through >= 0 and deleted_through <= last_position)
    )`)
  }
}
