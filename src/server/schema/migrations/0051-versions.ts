import { Migration } from '@mikro-orm/migrations'

/** What a save compares, so that it never undoes another one without a word. */
export class Migration0051Versions extends Migration {
  override up(): void {
    for (const table of ['vehicle_pricing', 'stop_suggestion', 'region', 'luggage_capacity'])
      this.addSql(`alter table ${table} add column version int not null default 1`)
    // The answers that repeats of a creation get; those of today have a version.
    this.addSql(
      `update idempotency_key set response = response || '{"version": 1}'
       where response is not null and scope in (
         'POST /api/vehicle-pricing', 'POST /api/admin/stop-suggestions', 'POST /api/admin/regions',
         'POST /api/luggage-capacities')`,
    )
  }
}
