import { Migration } from '@mikro-orm/migrations'

/** When a guest is met whose flight is late, beside the time that was booked. */
export class Migration0221ExpandMeetingTime extends Migration {
  override up(): void {
    this.addSql('alter table booking add column meet_at timestamptz')
  }
}
