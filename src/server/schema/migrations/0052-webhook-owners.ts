import { Migration } from '@mikro-orm/migrations'

/** Whose bookings a receiver of webhooks hears of. Those that exist stay the office's own, which hear of all. */
export class Migration0052WebhookOwners extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table webhook add column api_key_id uuid null`,
  `alter table webhook add constraint webhook_api_key_id_foreign foreign key (api_key_id) references api_key (id)`,
  `create index webhook_of_key on webhook (api_key_id)`,
]
