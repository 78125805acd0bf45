import { Migration } from '@mikro-orm/migrations'

/** The log of a delivery holds its attempts, and is called so. */
export class Migration0042DeliveryAttempts extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table webhook_try rename to delivery_attempt`,
  `alter sequence webhook_try_id_seq rename to delivery_attempt_id_seq`,
  `alter index webhook_try_pkey rename to delivery_attempt_pkey`,
  `alter index webhook_try_of_delivery rename to delivery_attempt_of_delivery`,
  `alter table delivery_attempt rename constraint webhook_try_delivery_id_foreign to delivery_attempt_delivery_id_foreign`,
]
