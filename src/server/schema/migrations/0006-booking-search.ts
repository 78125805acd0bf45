import { Migration } from '@mikro-orm/migrations'

/** What bookings are searched by, which 0055 fills, and the indexes for the office's list of a hundred thousand. */
export class Migration0006BookingSearch extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  'create extension if not exists pg_trgm',
  `alter table booking add column search_text text not null default '', add column search_number text not null default ''`,
  'alter table booking alter column search_text drop default, alter column search_number drop default',
  'create index booking_search on booking using gin (search_text gin_trgm_ops, search_number gin_trgm_ops)',
  'create index booking_of_status on booking (status, created_at, id)',
  'create index booking_by_pickup on booking (pickup_date, status, created_at, id)',
]
