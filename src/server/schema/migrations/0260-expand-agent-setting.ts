import { Migration } from '@mikro-orm/migrations'

/** Whether agents may book by themselves, and how often a day. Without a row they may not. */
export class Migration0260ExpandAgentSetting extends Migration {
  override up(): void {
    this.addSql(`create table agent_setting (
      id integer not null primary key,
      may_book boolean not null,
      bookings_per_day integer not null,
      version integer not null,
      constraint agent_setting_once check (id = 1),
      constraint agent_setting_within check (bookings_per_day >= 1 and bookings_per_day <= 500)
    )`)
  }
}
