import { Migration } from '@mikro-orm/migrations'

/** Why deliveries failed, by code. Those of before have their sentence alone, as have those of a release beside. */
export class Migration0298ExpandDeliveryReasons extends Migration {
  override up(): void {
    this.addSql('alter table webhook_delivery add column reason jsonb')
    this.addSql('alter table delivery_attempt add column reason jsonb')
    this.addSql(
      `create function webhook_delivery_know_reason_fn() returns trigger language plpgsql as $$ begin if new.last_error is distinct from old.last_error and new.reason is not distinct from old.reason then new.reason := null; end if; return new; end; $$`,
    )
    this.addSql(
      'create trigger know_reason before update on webhook_delivery for each row execute function webhook_delivery_know_reason_fn()',
    )
  }
}
