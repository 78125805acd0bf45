import { Migration } from '@mikro-orm/migrations'

/** Whether a webhook is sent anything is called so in the database, too. */
export class Migration0053WebhookEnabled extends Migration {
  override up(): void {
    this.addSql(`alter table webhook rename column is_on to enabled`)
  }
}
