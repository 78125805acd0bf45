import { Migration } from '@mikro-orm/migrations'

/** How far the return of a booking's money is, beside its payment status. */
export class Migration0044RefundStatus extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table booking add column refund_status text null`,
  `alter table booking add constraint booking_refund_known check (refund_status in ('under_way', 'completed', 'failed'))`,
  // A second payment that went back leaves the first one: such a booking is paid.
  `update booking set refund_status = refund.status
   from (
     select booking_id,
       case
         when bool_or(state = 'refund_failed') then 'failed'
         when bool_or(state in ('refund_due', 'refund_sent')) then 'under_way'
         when bool_or(state = 'refunded') then 'completed'
       end as status
     from payment group by booking_id having not bool_or(state = 'completed')
   ) refund
   where refund.booking_id = booking.id and refund.status is not null`,
]
