import { Migration } from '@mikro-orm/migrations'

/** What drivers' phones have reported that can never be counted, for the office to settle. */
export class Migration0104UncountedSteps extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table uncounted_step (
    id uuid not null,
    holder uuid not null,
    key text not null,
    driver_id uuid null,
    assignment_id uuid null,
    code text not null,
    type text null,
    note text null,
    received_at timestamptz not null,
    settled_at timestamptz null,
    settled_by text null,
    primary key (id)
  )`,
  `alter table uncounted_step add constraint uncounted_step_once unique (holder, key)`,
  `create index uncounted_step_open on uncounted_step (received_at) where settled_at is null`,
  `alter table uncounted_step add constraint uncounted_step_driver_id_foreign foreign key (driver_id) references driver (id)`,
  `alter table uncounted_step add constraint uncounted_step_assignment_id_foreign foreign key (assignment_id) references assignment (id)`,
]
