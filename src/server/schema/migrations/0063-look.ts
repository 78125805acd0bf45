import { Migration } from '@mikro-orm/migrations'

/** How the firm looks: its logo, its colour, its cars. */
export class Migration0063Look extends Migration {
  override up(): void {
    this.addSql(`
      alter table firm
        add column logo_url text,
        add column accent_color text,
        add column vehicle_pictures jsonb`)
  }
}
