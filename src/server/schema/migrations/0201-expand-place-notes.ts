import { Migration } from '@mikro-orm/migrations'

/** Columns for the name of the house at either end of a trip, and how to find it. */
export class Migration0201ExpandPlaceNotes extends Migration {
  override up(): void {
    this.addSql('alter table booking add column pickup_note text, add column dropoff_note text')
  }
}
