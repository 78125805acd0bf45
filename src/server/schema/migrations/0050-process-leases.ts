import { Migration } from '@mikro-orm/migrations'

/** Which process has leased what, and which processes live, so that what a dead one had leased is free at once. */
export class Migration0050ProcessLeases extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table server_process (
    id uuid not null,
    seen_at timestamptz not null,
    primary key (id)
  )`,
  'alter table outbox add column locked_by uuid null',
  'alter table webhook_delivery add column locked_by uuid null',
  'alter table payment add column locked_by uuid null, add column checked_by uuid null',
  'alter table idempotency_key add column claimed_by uuid null',
]
