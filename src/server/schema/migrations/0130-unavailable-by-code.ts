import { Migration } from '@mikro-orm/migrations'

/** Why a trip could not be booked when it was asked for, as a reason: what older requests hold is kept as text. */
export class Migration0130UnavailableByCode extends Migration {
  override up(): void {
    this.addSql(
      `update enquiry set trip = (trip - 'unavailableBecause') || jsonb_build_object('unavailableReason',
         jsonb_build_object('code', 'written', 'text', trip ->> 'unavailableBecause'))
       where trip ->> 'unavailableBecause' is not null`,
    )
    this.addSql(`update enquiry set trip = trip - 'unavailableBecause' where trip ? 'unavailableBecause'`)
  }
}
