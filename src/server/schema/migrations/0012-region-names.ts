import { Migration } from '@mikro-orm/migrations'

/** One region of a name, however it is capitalised. */
export class Migration0012RegionNames extends Migration {
  override up(): void {
    this.addSql(`alter table region drop constraint region_name_unique`)
    this.addSql(`create unique index region_name_once on region (lower(name))`)
  }
}
