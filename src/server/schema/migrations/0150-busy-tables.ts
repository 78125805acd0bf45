import { Migration } from '@mikro-orm/migrations'

/**
 * Of tables whose rows change several times in their life: room on their page for the next version, so that no index is
 * written anew, and a cleaning that does not wait for a fifth of the table.
 */
export class Migration0150BusyTables extends Migration {
  override up(): void {
    for (const table of ['outbox', 'webhook_delivery', 'payment', 'assignment'])
      this.addSql(`alter table ${table} set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02)`)
  }
}
