import { Migration } from '@mikro-orm/migrations'

/** Who travels where somebody else has booked, and the name on the chauffeur's sign. */
export class Migration0059Travellers extends Migration {
  override up(): void {
    this.addSql(
      `alter table booking add column traveller_name text, add column traveller_phone text, add column sign_name text`,
    )
  }
}
