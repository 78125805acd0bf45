import { Migration } from '@mikro-orm/migrations'

/** Changes of booked trips, and what the driver takes beside what was paid online. */
export class Migration0066ChangedBookings extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table booking
     add column changed_at timestamptz null,
     add column driver_cents int not null default 0`,
  `alter table booking add constraint booking_driver_not_negative check (driver_cents >= 0)`,
  `create table booking_change (
    id uuid not null,
    booking_id uuid not null,
    "by" text not null,
    by_name text null,
    state text not null,
    "before" jsonb not null,
    "after" jsonb not null,
    old_total_cents int not null,
    new_total_cents int not null,
    settlement text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz null,
    ended_by text null,
    reason text null,
    primary key (id)
  )`,
  `alter table booking_change add constraint booking_change_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `create index booking_change_of_booking on booking_change (booking_id, created_at)`,
  `create unique index booking_change_one_open on booking_change (booking_id) where state in ('awaiting_payment', 'open')`,
  `create index booking_change_to_end on booking_change (expires_at) where state in ('awaiting_payment', 'open')`,
  `alter table booking_change add constraint booking_change_by_known check ("by" in ('guest', 'office', 'partner'))`,
  `alter table booking_change add constraint booking_change_state_known check (state in ('awaiting_payment', 'open', 'accepted', 'declined', 'withdrawn', 'expired'))`,
  `alter table booking_change add constraint booking_change_settlement_known check (settlement in ('none', 'driver', 'checkout', 'refund', 'unpaid'))`,
  `alter table booking_change add constraint booking_change_ended_once check ((state in ('awaiting_payment', 'open')) = (ended_at is null))`,
  `alter table booking_change add constraint booking_change_paid_first check (state <> 'awaiting_payment' or (settlement = 'checkout' and new_total_cents > old_total_cents))`,
  `alter table booking_change add constraint booking_change_total_positive check (old_total_cents > 0 and new_total_cents > 0)`,
]
