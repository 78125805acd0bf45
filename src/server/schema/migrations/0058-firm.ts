import { Migration } from '@mikro-orm/migrations'

/** Who runs the site, once the office has saved it. */
export class Migration0058Firm extends Migration {
  override up(): void {
    this.addSql(`
      create table firm (
        id int primary key constraint firm_once check (id = 1),
        brand_name text not null,
        legal_name text,
        tax_number text,
        licence_number text,
        address text,
        phone text,
        phone2 text,
        email text not null,
        whatsapp_number text,
        opening_hours text,
        instagram_url text,
        facebook_url text,
        linkedin_url text,
        version int not null
      )`)
  }
}
