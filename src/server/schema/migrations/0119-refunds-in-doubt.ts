import { Migration } from '@mikro-orm/migrations'

/** When a refund was asked for, whether the provider took it, and what was read of it since. */
export class Migration0119RefundsInDoubt extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table payment
     add column refund_asked_at timestamptz null,
     add column is_refund_accepted boolean not null default false,
     add column refund_absent_reads int not null default 0,
     add column refund_doubts int not null default 0`,
  // Whether the provider took what was asked for until now is not known: it is only waited for, as before.
  `update payment set is_refund_accepted = true where refund_asked_cents is not null`,
]
