import { Migration } from '@mikro-orm/migrations'

/** The secret link to the calendar of confirmed bookings, and what that is read by. */
export class Migration0007CalendarLink extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table calendar_link (
    id text not null,
    token_hash text not null,
    created_at timestamptz not null,
    created_by text not null,
    primary key (id)
  )`,
  `alter table calendar_link add constraint calendar_link_token_hash_unique unique (token_hash)`,
  `create index booking_confirmed_by_pickup on booking (pickup_at) where status = 'confirmed'`,
]
