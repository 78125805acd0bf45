import { Migration } from '@mikro-orm/migrations'

/** A change that ended because its vehicle was too small, by code: older ones held the sentence for whoever chose it. */
export class Migration0122TooSmallByCode extends Migration {
  override up(): void {
    this.addSql(
      `update booking_change set end_code = 'vehicle_too_small', reason = null
       where end_code is null and reason similar to '% takes up to [0-9]+ passengers; you selected [0-9]+.'`,
    )
  }
}
