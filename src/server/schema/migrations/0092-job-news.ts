import { Migration } from '@mikro-orm/migrations'

/** What a driver has to know, by code, so that the phone can say it in the driver's language. Older ones have none. */
export class Migration0092JobNews extends Migration {
  override up(): void {
    this.addSql('alter table assignment add column news jsonb null, add column release_code text null')
  }
}
