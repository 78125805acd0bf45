import { Migration } from '@mikro-orm/migrations'

/** Calendar links of partners' people, beside the office's one. */
export class Migration0301ExpandCalendarLinks extends Migration {
  override up(): void {
    this.addSql('alter table calendar_link add column member_id uuid')
    this.addSql(
      'alter table calendar_link add constraint calendar_link_member_id_foreign foreign key (member_id) references partner_member (id) on delete cascade not valid',
    )
    this.addSql(
      `alter table calendar_link add constraint calendar_link_of_its_owner check (id = coalesce(member_id::text, 'office')) not valid`,
    )
  }
}
