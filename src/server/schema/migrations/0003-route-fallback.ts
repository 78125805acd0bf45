import { Migration } from '@mikro-orm/migrations'

/** Marks the bookings whose way was measured while the routing service did not answer. */
export class Migration0003RouteFallback extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column route_fallback boolean not null default false`)
  }
}
