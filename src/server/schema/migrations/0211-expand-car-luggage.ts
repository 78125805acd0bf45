import { Migration } from '@mikro-orm/migrations'

/** How much luggage a car takes, where the office says it. */
export class Migration0211ExpandCarLuggage extends Migration {
  override up(): void {
    this.addSql('alter table car add column luggage integer')
    this.addSql('alter table car add constraint car_has_luggage check (luggage >= 0) not valid')
  }
}
