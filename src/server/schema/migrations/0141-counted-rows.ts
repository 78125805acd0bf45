import { Migration } from '@mikro-orm/migrations'

/** Indexes of the few rows that are counted or freed, so that the many others need not be looked at. */
export class Migration0141CountedRows extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create index payment_unsettled on payment (state) where state in ('creating', 'pending', 'review', 'refund_due', 'refund_sent', 'refund_failed')`,
  'create index payment_locked on payment (locked_by) where locked_by is not null',
  'create index payment_checked on payment (checked_by) where checked_by is not null',
  'create index outbox_locked on outbox (locked_by) where locked_by is not null',
  'create index webhook_delivery_locked on webhook_delivery (locked_by) where locked_by is not null',
  'create index booking_cancelled on booking (created_at, id) where cancelled_at is not null',
]
