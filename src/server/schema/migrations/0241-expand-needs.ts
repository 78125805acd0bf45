import { Migration } from '@mikro-orm/migrations'

/** What travellers need beyond seats and luggage. */
export class Migration0241ExpandNeeds extends Migration {
  override up(): void {
    this.addSql(`alter table booking
      add column wheelchair text,
      add column assistance_dog boolean not null default false,
      add column pet boolean not null default false,
      add column help_to_car boolean not null default false`)
    this.addSql(
      "alter table booking add constraint booking_wheelchair_known check (wheelchair in ('none', 'folds', 'stays_seated')) not valid",
    )
  }
}
