import { Migration } from '@mikro-orm/migrations'

/** What the places of a trip are called, beside their addresses. Bookings made before have none. */
export class Migration0057PlaceNames extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column pickup_name text, add column dropoff_name text`)
  }
}
