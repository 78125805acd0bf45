import { Migration } from '@mikro-orm/migrations'

/** Receivers of other companies, what is delivered to them, and every try. */
export class Migration0041Webhooks extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table webhook (
    id uuid not null,
    name text not null,
    url text not null,
    events jsonb not null,
    is_on boolean not null,
    gone_at timestamptz null,
    created_at timestamptz not null,
    created_by text not null,
    secret text not null,
    old_secret text null,
    old_secret_until timestamptz null,
    primary key (id)
  )`,
  `alter table webhook add constraint webhook_old_secret_ends check ((old_secret is null) = (old_secret_until is null))`,
  `alter table webhook add constraint webhook_gone_is_off check (gone_at is null or not is_on)`,
  `create table webhook_delivery (
    id uuid not null,
    webhook_id uuid not null,
    dedupe_key text not null,
    message_id text not null,
    type text not null,
    booking_number text null,
    body text not null,
    created_at timestamptz not null,
    run_at timestamptz not null,
    attempts int not null default 0,
    locked_until timestamptz null,
    done_at timestamptz null,
    dead_at timestamptz null,
    last_error text null,
    primary key (id)
  )`,
  `alter table webhook_delivery add constraint webhook_delivery_webhook_id_foreign foreign key (webhook_id) references webhook (id) on delete cascade`,
  `alter table webhook_delivery add constraint webhook_delivery_once unique (webhook_id, dedupe_key)`,
  `create index webhook_delivery_newest_first on webhook_delivery (webhook_id, created_at, id)`,
  `create index webhook_delivery_open on webhook_delivery (webhook_id, run_at) where done_at is null and dead_at is null`,
  `create index webhook_delivery_given_up on webhook_delivery (webhook_id, created_at, id) where done_at is null and dead_at is not null`,
  `create index webhook_delivery_in_hand on webhook_delivery (webhook_id, locked_until) where locked_until is not null`,
  `create index webhook_delivery_by_age on webhook_delivery (created_at)`,
  `create table webhook_try (
    id serial not null,
    delivery_id uuid not null,
    at timestamptz not null,
    duration_ms int not null,
    status int null,
    answer text null,
    error text null,
    primary key (id)
  )`,
  `alter table webhook_try add constraint webhook_try_delivery_id_foreign foreign key (delivery_id) references webhook_delivery (id) on delete cascade`,
  `create index webhook_try_of_delivery on webhook_try (delivery_id, id)`,
]
