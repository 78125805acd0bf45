import { Migration } from '@mikro-orm/migrations'

/** The language of bookings and enquiries; those made before are English. */
export class Migration0090Locales extends Migration {
  override up(): void {
    for (const table of ['booking', 'enquiry']) {
      this.addSql(`alter table ${table} add column locale text not null default 'en'`)
      this.addSql(
        `alter table ${table} add constraint ${table}_locale_known check (locale in ('en', 'pt', 'es'))`,
      )
    }
  }
}
