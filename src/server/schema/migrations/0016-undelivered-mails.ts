import { Migration } from '@mikro-orm/migrations'

/** Finds the few mails that were given up among all that were sent. */
export class Migration0016UndeliveredMails extends Migration {
  override up(): void {
    this.addSql(
      `create index outbox_given_up on outbox (created_at, id) where done_at is null and dead_at is not null`,
    )
  }
}
