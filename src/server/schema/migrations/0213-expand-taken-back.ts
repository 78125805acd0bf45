import { Migration } from '@mikro-orm/migrations'

/** How far a trip was that the office has taken back, so that this can be undone. */
export class Migration0213ExpandTakenBack extends Migration {
  override up(): void {
    this.addSql('alter table assignment add column taken_back_from text')
    this.addSql('alter table assignment add column taken_back_since timestamptz')
    this.addSql(
      `alter table assignment add constraint assignment_taken_back_from_known check (taken_back_from in ('offered', 'accepted', 'on_the_way', 'at_pickup', 'no_show_claimed', 'on_board', 'completed', 'no_show', 'released')) not valid`,
    )
  }
}
