import { Migration } from '@mikro-orm/migrations'

/** The audit trail has one name for what nobody has done: the plan of the day had one of its own. */
export class Migration0131OneNameOfTheSystem extends Migration {
  override up(): void {
    this.addSql(`update audit_entry set admin = 'the system' where admin = 'the plan of the day'`)
  }
}
