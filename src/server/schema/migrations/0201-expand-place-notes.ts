import { Migration } from '@mikro-orm/migrations'

/** What the house at either end of a trip is called, and how to find it. */
export class Migration0201ExpandPlaceNotes extends Migration {
  override up(): void {
    this.addSql('alter table booking add column pickup_note text, add column dropoff_note text')
  }
}
