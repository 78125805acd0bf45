import { Migration } from '@mikro-orm/migrations'

/** Guests who have lost the link of their booking, until it is looked up. */
export class Migration0069LinkRequests extends Migration {
  override up(): void {
    this.addSql(`create table link_request (
      id uuid primary key,
      email text not null,
      booking_number text null,
      created_at timestamptz not null,
      run_at timestamptz not null,
      attempts int not null default 0,
      locked_until timestamptz null,
      locked_by uuid null,
      done_at timestamptz null,
      dead_at timestamptz null,
      last_error text null
    )`)
    this.addSql(`create index booking_of_email on booking (lower(customer_email))`)
  }
}
