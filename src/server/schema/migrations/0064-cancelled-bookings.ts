import { Migration } from '@mikro-orm/migrations'

/** Who cancelled a booking, why, and what was kept of what was paid. */
export class Migration0064CancelledBookings extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table booking
     add column cancelled_at timestamptz null,
     add column cancelled_by text null,
     add column cancel_reason text null,
     add column cancel_fee_cents int null,
     add column ics_sequence int not null default 0`,
  `alter table booking add constraint booking_cancelled_by_known check (cancelled_by in ('customer', 'office', 'partner'))`,
  `alter table booking add constraint booking_cancelled_whole check ((cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null) = (cancel_fee_cents is null))`,
  `alter table booking add constraint booking_cancelled_once check (cancelled_at is null or status <> 'rejected')`,
  `drop index booking_unpaid`,
  `create index booking_unpaid on booking (created_at, id) where status <> 'rejected' and cancelled_at is null and payment_method = 'sumup' and payment_status in ('pending', 'failed')`,
]
