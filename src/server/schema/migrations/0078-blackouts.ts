import { Migration } from '@mikro-orm/migrations'

/** Times whose pick-ups are not sold. */
export class Migration0078Blackouts extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table blackout (
    id uuid not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    vehicle_id int null,
    base text null,
    sentence text not null,
    created_by text not null,
    primary key (id)
  )`,
  `create index blackout_by_end on blackout (ends_at)`,
  `alter table blackout add constraint blackout_ends_later check (ends_at > starts_at)`,
  `alter table blackout add constraint blackout_vehicle_known check (vehicle_id >= 1 and vehicle_id <= 5)`,
  `alter table blackout add constraint blackout_base_known check (base in ('Algarve', 'Lisbon', 'Seville'))`,
]
