import { Migration } from '@mikro-orm/migrations'

/** Where a guest who has paid is led back to, and the sites of a partner at which that may be. */
export class Migration0274ExpandReturnAddresses extends Migration {
  override up(): void {
    this.addSql('alter table partner add column return_origins jsonb')
    this.addSql('alter table booking add column return_url text')
  }
}
