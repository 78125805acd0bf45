import { Migration } from '@mikro-orm/migrations'

/** Who writes to the guests of a partner. */
export class Migration0299ExpandGuestMails extends Migration {
  override up(): void {
    this.addSql(`alter table partner
      add column guest_mails text not null default 'firm',
      add constraint partner_guest_mails_known check (guest_mails in ('firm', 'partner', 'none')) not valid`)
    this.addSql('alter table outbox add column left_to_partner boolean not null default false')
  }
}
