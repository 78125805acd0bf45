import { Migration } from '@mikro-orm/migrations'

/** The VAT within prices: of the firm, of each booking of a partner, and of what was entered for one. */
export class Migration0290ExpandVat extends Migration {
  override up(): void {
    this.addSql('alter table booking add column vat_bp integer')
    this.addSql('alter table partner_entry add column vat_bp integer')
    this.addSql(`alter table firm
      add column vat_bp integer,
      add constraint firm_vat_in_limits check (vat_bp >= 1 and vat_bp <= 3000) not valid`)
  }
}
