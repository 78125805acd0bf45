import { Migration } from '@mikro-orm/migrations'

/** What guests say of their trips. */
export class Migration0089Ratings extends Migration {
  override up(): void {
    this.addSql(
      'alter table booking add column rating int null, add column rating_text text null, add column rated_at timestamptz null',
    )
    this.addSql('alter table booking add constraint booking_rating_known check (rating >= 1 and rating <= 5)')
    this.addSql(
      'alter table booking add constraint booking_rated_whole check ((rating is null) = (rated_at is null) and (rating_text is null or rating is not null))',
    )
  }
}
