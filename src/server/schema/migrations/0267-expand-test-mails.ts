import { Migration } from '@mikro-orm/migrations'

/** The mails that a sandbox keeps in place of sending them. On a live server it is empty. */
export class Migration0267ExpandTestMails extends Migration {
  override up(): void {
    this.addSql(`create table test_mail (
      message_id text not null primary key,
      booking_number text not null,
      kind text not null,
      recipient text not null,
      subject text not null,
      body text not null,
      html text not null,
      ics text,
      sent_at timestamptz not null
    )`)
    this.addSql('create index test_mail_booking_number_index on test_mail (booking_number)')
  }
}
