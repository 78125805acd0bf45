import { Migration } from '@mikro-orm/migrations'

/** Acts of one millisecond are told apart by the order in which they were written. */
export class Migration0087AuditOrder extends Migration {
  override up(): void {
    this.addSql('alter table audit_entry add column sequence serial not null')
  }
}
