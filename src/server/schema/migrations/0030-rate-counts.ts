import { Migration } from '@mikro-orm/migrations'

/** How often callers have asked, and from where an administrator has signed in. */
export class Migration0030RateCounts extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table rate_count (
    key text not null,
    window_end timestamptz not null,
    count int not null,
    primary key (key, window_end)
  )`,
  `create index rate_count_ended on rate_count (window_end)`,
  `create table known_caller (
    name text not null,
    caller text not null,
    seen_at timestamptz not null,
    primary key (name, caller)
  )`,
]
