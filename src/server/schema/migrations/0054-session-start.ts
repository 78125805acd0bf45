import { Migration } from '@mikro-orm/migrations'

/** When a session began by the clock of the database. */
export class Migration0054SessionStart extends Migration {
  override up(): void {
    this.addSql(`alter table session add column started_at timestamptz not null default now()`)
  }
}
