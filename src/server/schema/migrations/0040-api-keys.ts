import { Migration } from '@mikro-orm/migrations'

/** API keys of other companies' systems, the bookings made with them, and when a booking changed last. */
export class Migration0040ApiKeys extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table api_key (
    id uuid not null,
    name text not null,
    scopes jsonb not null,
    created_at timestamptz not null,
    created_by text not null,
    last_used_at timestamptz null,
    revoked_at timestamptz null,
    revoked_by text null,
    primary key (id)
  )`,
  'create unique index api_key_name_in_use on api_key (lower(name)) where revoked_at is null',
  'alter table api_key add constraint api_key_revoked_by_somebody check ((revoked_at is null) = (revoked_by is null))',
  `create table api_key_secret (
    hash text not null,
    key_id uuid not null,
    start text not null,
    created_at timestamptz not null,
    ends_at timestamptz null,
    primary key (hash)
  )`,
  'alter table api_key_secret add constraint api_key_secret_key_id_foreign foreign key (key_id) references api_key (id)',
  'create unique index api_key_secret_one_current on api_key_secret (key_id) where ends_at is null',
  'create index api_key_secret_of_key on api_key_secret (key_id, created_at)',
  `create table api_key_usage (
    key_id uuid not null,
    day text not null,
    calls int not null,
    primary key (key_id, day)
  )`,
  'alter table api_key_usage add constraint api_key_usage_key_id_foreign foreign key (key_id) references api_key (id)',
  'alter table booking add column api_key_id uuid null, add column updated_at timestamptz null',
  `update booking set updated_at = date_trunc('milliseconds', greatest(created_at, decided_at,
    (select max(state_since) from payment where payment.booking_id = booking.id)))`,
  'alter table booking alter column updated_at set not null',
  'alter table booking add constraint booking_api_key_id_foreign foreign key (api_key_id) references api_key (id)',
  'create index booking_of_key on booking (api_key_id, updated_at, id) where api_key_id is not null',
  `create function booking_touch_fn() returns trigger as $$ begin if new is distinct from old then new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond'); end if; return new; end; $$ language plpgsql`,
  'create trigger touch before insert or update on booking for each row execute function booking_touch_fn()',
]
