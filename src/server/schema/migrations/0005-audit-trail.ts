import { Migration } from '@mikro-orm/migrations'

/** Who did what in the office. */
export class Migration0005AuditTrail extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table audit_entry (
    id uuid not null,
    at timestamptz not null,
    admin text not null,
    act text not null,
    subject text not null,
    subject_id text not null,
    subject_name text not null,
    details jsonb null,
    primary key (id)
  )`,
  `create index audit_entry_of_subject on audit_entry (subject, subject_id, at)`,
  `create index audit_entry_newest_first on audit_entry (at, id)`,
]
