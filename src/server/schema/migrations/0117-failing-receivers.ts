import { Migration } from '@mikro-orm/migrations'

/** Since when a receiver fails, whom to tell, and mails that are about a receiver. */
export class Migration0117FailingReceivers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  'alter table webhook add column failing_since timestamptz null, add column contact_email text null',
  'alter table outbox add column webhook_id uuid null',
  'alter table outbox drop constraint outbox_about_one_thing',
  'alter table outbox add constraint outbox_about_one_thing check (num_nonnulls(booking_id, enquiry_id, webhook_id) = 1)',
]
