import { Migration } from '@mikro-orm/migrations'

/** Partners whose bookings are confirmed without the office. */
export class Migration0263ExpandDeciding extends Migration {
  override up(): void {
    this.addSql(`alter table partner
      add column confirmation text not null default 'office',
      add constraint partner_confirmation_known check ("confirmation" in ('office', 'instant_paid', 'instant'))`)
  }
}
