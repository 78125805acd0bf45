import { Migration } from '@mikro-orm/migrations'

/** Attempts to pay a booking online, their history, and the simulator's own checkouts. */
export class Migration0020Payments extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table payment (
    id uuid not null,
    booking_id uuid not null,
    attempt int not null,
    state text not null,
    state_since timestamptz not null,
    created_at timestamptz not null,
    provider text not null,
    merchant_code text not null,
    amount_cents int not null,
    currency text not null,
    reference text not null,
    notify_token text not null,
    checkout_id text null,
    checkout_url text null,
    transaction_id text null,
    expires_at timestamptz not null,
    locked_until timestamptz null,
    next_check_at timestamptz null,
    last_read_at timestamptz null,
    last_error text null,
    refund_reason text null,
    refund_due_at timestamptz null,
    reviewed_at timestamptz null,
    primary key (id)
  )`,
  `alter table payment add constraint payment_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table payment add constraint payment_reference_unique unique (reference)`,
  `alter table payment add constraint payment_checkout_id_unique unique (checkout_id)`,
  `alter table payment add constraint payment_transaction_id_unique unique (transaction_id)`,
  `alter table payment add constraint payment_attempt_once unique (booking_id, attempt)`,
  `create unique index payment_one_open on payment (booking_id) where state in ('creating', 'pending')`,
  `create unique index payment_one_kept on payment (booking_id) where state = 'completed'`,
  `create index payment_to_check on payment (next_check_at) where next_check_at is not null`,
  `alter table payment add constraint payment_amount_positive check (amount_cents > 0)`,
  `alter table payment add constraint payment_state_known check (state in ('creating', 'pending', 'completed', 'failed', 'expired', 'review', 'refund_due', 'refund_sent', 'refunded', 'refund_failed'))`,
  `create table payment_event (
    id serial not null,
    payment_id uuid not null,
    at timestamptz not null,
    source text not null,
    event text not null,
    from_state text not null,
    to_state text not null,
    admin text null,
    facts jsonb null,
    primary key (id)
  )`,
  `alter table payment_event add constraint payment_event_payment_id_foreign foreign key (payment_id) references payment (id)`,
  `create index payment_event_of_payment on payment_event (payment_id, id)`,
  `create table simulated_payment (
    id text not null,
    reference text not null,
    document jsonb not null,
    primary key (id)
  )`,
  `alter table simulated_payment add constraint simulated_payment_reference_unique unique (reference)`,
]
