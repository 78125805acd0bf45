import { Migration } from '@mikro-orm/migrations'

/** What the office writes down about a booking, and marks it with, for itself. */
export class Migration0075NotesAndFlags extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column flags jsonb null`)
    this.addSql(`create index booking_flagged on booking (created_at, id) where flags is not null`)
    this.addSql(`create table booking_note (
      id uuid not null,
      booking_id uuid not null,
      text text not null,
      "by" text not null,
      at timestamptz not null,
      primary key (id)
    )`)
    this.addSql(`create index booking_note_of_booking on booking_note (booking_id, at)`)
    this.addSql(
      `alter table booking_note add constraint booking_note_booking_id_foreign foreign key (booking_id) references booking (id) on delete no action`,
    )
  }
}
