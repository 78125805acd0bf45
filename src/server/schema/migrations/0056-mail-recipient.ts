import { Migration } from '@mikro-orm/migrations'

/** To whom a mail went stays known when the booking's address is corrected later. */
export class Migration0056MailRecipient extends Migration {
  override up(): void {
    this.addSql(`alter table outbox add column recipient text null`)
  }
}
