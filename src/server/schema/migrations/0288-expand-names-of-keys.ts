import { Migration } from '@mikro-orm/migrations'

/**
 * Keys of different partners may have one name. Nothing is read by this index: without it release 1.0.0 works as before, but for
 * a name that is taken, which it no longer refuses.
 */
export class Migration0288ExpandNamesOfKeys extends Migration {
  override up(): void {
    this.addSql('drop index api_key_name_in_use')
  }
}
