import { Migration } from '@mikro-orm/migrations'

/** How much of a payment is to go back, may be asked for and has gone back; and what a payment is for. */
export class Migration0060RefundsOfAPart extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const refunding = `('refund_due', 'refund_sent', 'refunded', 'refund_failed')`

const statements = [
  `alter table payment
     add column purpose text not null default 'trip',
     add column refund_target_cents int not null default 0,
     add column refunded_cents int not null default 0,
     add column refund_seen_cents int not null default 0,
     add column refund_asked_cents int null,
     add column refund_requests int not null default 0,
     add column refund_failures int not null default 0,
     add column is_refunded_by_hand boolean not null default false`,
  // Until now all of a payment went back, or nothing.
  `update payment set refund_target_cents = amount_cents where state in ${refunding}`,
  `update payment set refunded_cents = amount_cents, refund_seen_cents = amount_cents where state = 'refunded'`,
  `update payment set refund_asked_cents = amount_cents, refund_requests = 1 where state in ('refund_sent', 'refund_failed')`,
  `alter table payment add constraint payment_purpose_known check (purpose ~ '^(trip|change:.+)$')`,
  `alter table payment add constraint payment_refund_within_amount check (refund_target_cents >= 0 and refund_target_cents <= amount_cents)`,
  `alter table payment add constraint payment_asked_within_target check (refund_asked_cents >= 1 and refund_asked_cents <= refund_target_cents)`,
  `alter table payment add constraint payment_refund_has_target check (refund_target_cents > 0 or state in ('creating', 'pending', 'completed', 'failed', 'expired', 'review'))`,
  `drop index payment_one_open`,
  `create unique index payment_one_open on payment (booking_id, purpose) where state in ('creating', 'pending')`,
  `drop index payment_one_kept`,
  `create unique index payment_one_kept on payment (booking_id, purpose) where state in ('completed', 'refund_due', 'refund_sent', 'refunded', 'refund_failed') and refund_target_cents < amount_cents`,
  `alter table booking
     add column paid_cents int not null default 0,
     add column refund_cents int not null default 0,
     add column refunded_cents int not null default 0`,
  // A second payment that goes back counts only where no other one stays.
  `update booking set paid_cents = money.paid, refund_cents = money.refund, refunded_cents = money.refunded
   from (
     select booking_id, sum(amount_cents) as paid, sum(refund_target_cents) as refund, sum(refunded_cents) as refunded
     from payment as counted
     where state in ('completed', 'refund_due', 'refund_sent', 'refunded', 'refund_failed')
       and not (coalesce(refund_reason, '') = 'second payment' and exists (
         select 1 from payment as kept where kept.booking_id = counted.booking_id and kept.state = 'completed'))
     group by booking_id
   ) money
   where money.booking_id = booking.id`,
]
