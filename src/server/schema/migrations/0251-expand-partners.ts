import { Migration } from '@mikro-orm/migrations'

/**
 * The partners whose systems book. Each API key of before is one, under the key's own id and name; older bookings are given
 * theirs afterwards (fill-partners.ts). Release 1.0.0 goes on writing keys: triggers find the partner, and the reverse.
 */
export class Migration0251ExpandPartners extends Migration {
  override up(): void {
    this.addSql(`create table partner (
      id uuid not null primary key,
      name text not null,
      kind text not null default 'agency',
      state text not null default 'live',
      state_since timestamptz not null,
      contact_email text,
      locale text not null default 'en',
      open_bookings_max integer not null default 50,
      created_at timestamptz not null,
      created_by text not null,
      version integer not null default 1,
      merged_into_id uuid,
      constraint partner_kind_known check ("kind" in ('hotel', 'agency', 'ota', 'concierge', 'developer')),
      constraint partner_state_known check ("state" in ('live', 'suspended', 'ended')),
      constraint partner_locale_known check ("locale" in ('en', 'pt', 'es')),
      constraint partner_open_bookings_in_limits check (open_bookings_max >= 0 and open_bookings_max <= 10000),
      constraint partner_merged_is_over check (merged_into_id is null or state = 'ended')
    )`)
    // The first of all: a booking that is being stored asks for its key next. Of a new column without values the reference
    // holds already: the table is not read for it.
    this.addSql(
      'alter table booking add column partner_id uuid constraint booking_partner_id_foreign references partner (id)',
    )
    this.addSql(
      'alter table api_key add column partner_id uuid, add column allowed_ips jsonb, add column expires_at timestamptz',
    )
    this.addTrigger(
      'api_key',
      'fill_partner',
      'insert',
      'if new.partner_id is null then insert into partner (id, name, state_since, created_at, created_by) values (new.id, new.name, new.created_at, new.created_at, new.created_by); new.partner_id := new.id; end if; return new',
    )
    this.addSql(`insert into partner (id, name, state_since, created_at, created_by)
      select id, name, created_at, created_at, created_by from api_key`)
    this.addSql('update api_key set partner_id = id')
    this.addSql(
      'alter table api_key add constraint api_key_of_a_partner check (partner_id is not null) not valid',
    )
    this.addReference('api_key')

    this.addSql('alter table webhook add column partner_id uuid')
    this.addSql('update webhook set partner_id = api_key_id')
    this.addTrigger(
      'webhook',
      'know_owner',
      'insert or update',
      `if new.partner_id is not null and (tg_op = 'INSERT' or new.partner_id is distinct from old.partner_id) then new.api_key_id := (select id from api_key where partner_id = new.partner_id order by created_at desc, id limit 1); elsif tg_op = 'UPDATE' and old.partner_id is not null and new.partner_id is null then new.api_key_id := null; else new.partner_id := (select partner_id from api_key where id = new.api_key_id); end if; return new`,
    )
    this.addSql(
      'alter table webhook add constraint webhook_of_a_partner check ((partner_id is null) = (api_key_id is null)) not valid',
    )
    this.addReference('webhook')

    this.addSql('alter table journey add column partner_id uuid')
    this.addSql('update journey set partner_id = api_key_id')
    this.addReference('journey')
    this.addReference('partner_event')
    this.addReference('event_feed')

    this.addTrigger(
      'booking',
      'fill_partner',
      'insert or update',
      'if new.partner_id is null and new.api_key_id is not null then new.partner_id := (select partner_id from api_key where id = new.api_key_id); end if; return new',
    )
    this.addSql(
      'alter table booking add constraint booking_of_a_partner check (api_key_id is null or partner_id is not null) not valid',
    )
  }

  private addTrigger(table: string, name: string, events: string, body: string): void {
    const routine = `${table}_${name}_fn`
    this.addSql(`create function ${routine}() returns trigger language plpgsql as $$ begin ${body}; end; $$`)
    this.addSql(
      `create trigger ${name} before ${events} on ${table} for each row execute function ${routine}()`,
    )
  }

  private addReference(table: string): void {
    const name = `${table}_partner_id_foreign`
    this.addSql(
      `alter table ${table} add constraint ${name} foreign key (partner_id) references partner (id) not valid`,
    )
  }
}
