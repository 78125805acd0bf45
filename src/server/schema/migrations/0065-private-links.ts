import { Migration } from '@mikro-orm/migrations'

/** Which generation of links opens a booking's private page. */
export class Migration0065PrivateLinks extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column link_generation int not null default 0`)
  }
}
