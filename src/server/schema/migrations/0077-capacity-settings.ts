import { Migration } from '@mikro-orm/migrations'

/** How the sales of each class are planned: as they were before, until the office changes it. */
export class Migration0077CapacitySettings extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table capacity_setting (
    vehicle_id int not null,
    airport_wait_minutes int not null default 45,
    other_wait_minutes int not null default 15,
    turnaround_minutes int not null default 30,
    tolerance int not null default 0,
    lead_minutes int not null default 0,
    when_full text not null default 'ask',
    version int not null default 1,
    primary key (vehicle_id)
  )`,
  `alter table capacity_setting add constraint capacity_setting_vehicle_known check (vehicle_id >= 1 and vehicle_id <= 5)`,
  `alter table capacity_setting add constraint capacity_setting_not_negative check (airport_wait_minutes >= 0 and other_wait_minutes >= 0 and turnaround_minutes >= 0 and tolerance >= 0 and lead_minutes >= 0)`,
  `alter table capacity_setting add constraint capacity_setting_when_full_known check (when_full in ('ask', 'refuse'))`,
  `insert into capacity_setting (vehicle_id) values (1), (2), (3), (4), (5)`,
]
