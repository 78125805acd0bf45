import { Migration } from '@mikro-orm/migrations'

/** Why the system ended a change, by a code instead of an English sentence. What a person has written stays as it is. */
export class Migration0120ChangeEndCodes extends Migration {
  override up(): void {
    this.addSql('alter table booking_change add column end_code text null')
    for (const [sentence, code] of CODES)
      this.addSql(
        `update booking_change set end_code = '${code}', reason = null where reason = '${sentence}'`,
      )
  }
}

const CODES = [
  ['It was not paid in time.', 'not_paid'],
  ['It was not answered in time.', 'not_answered'],
  ['What was paid for it has been given back.', 'payment_returned'],
  ['The new pick-up time has passed.', 'time_passed'],
  ['The new vehicle is not offered any more.', 'vehicle_gone'],
  ['The new vehicle is too small for all passengers.', 'vehicle_too_small'],
  ['We could not take the booking.', 'booking_rejected'],
  ['The booking was cancelled.', 'booking_cancelled'],
  ['What was asked for could not be read completely. Please ask for it again.', 'incomplete'],
] as const
