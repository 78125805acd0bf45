import { Migration } from '@mikro-orm/migrations'

/** How long drivers may be on duty. */
export class Migration0212ExpandDuty extends Migration {
  override up(): void {
    this.addSql(`create table duty_setting (
      id integer not null primary key,
      span_minutes integer not null default 780,
      rest_minutes integer not null default 660,
      version integer not null default 1,
      constraint duty_setting_once check (id = 1),
      constraint duty_setting_of_a_day check (span_minutes >= 60 and rest_minutes >= 0 and span_minutes + rest_minutes <= 1440)
    )`)
    this.addSql('insert into duty_setting (id) values (1)')
  }
}
