import { Migration } from '@mikro-orm/migrations'

/** The calls that came with the keys of partners. Release 1.0.0 writes none. */
export class Migration0276ExpandPartnerCalls extends Migration {
  override up(): void {
    this.addSql(`create table partner_call (
      id uuid not null primary key,
      partner_id uuid not null,
      key_name text not null,
      method text not null,
      path text not null,
      status integer not null,
      code text,
      duration_ms integer not null,
      request_id text not null,
      at timestamptz not null,
      constraint partner_call_partner_id_foreign foreign key (partner_id) references partner (id) on delete no action
    )`)
    this.addSql('create index partner_call_newest_first on partner_call (partner_id, at, id)')
    this.addSql('create index partner_call_by_age on partner_call (at)')
  }
}
