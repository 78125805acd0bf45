import { Migration } from '@mikro-orm/migrations'

/** Mails that are not about a booking, and what a mail tells beyond the row that it is about. */
export class Migration0015MailsOfEnquiries extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table outbox alter column booking_id drop not null`,
  `alter table outbox add column enquiry_id uuid null`,
  `alter table outbox add column details jsonb null`,
  `alter table outbox add constraint outbox_about_one_thing check ((booking_id is null) <> (enquiry_id is null))`,
]
