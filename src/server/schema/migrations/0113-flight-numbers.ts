import { Migration } from '@mikro-orm/migrations'

/** Flight numbers in the spelling that people read: "ba532" is "BA 532". What is no flight number stays as it was typed. */
export class Migration0113FlightNumbers extends Migration {
  override up(): void {
    this.addSql(SPELL_FLIGHT_NUMBERS)
  }
}

export const SPELL_FLIGHT_NUMBERS = `update booking set flight_number = flight_number_normalised
  where flight_number is not null and flight_number_normalised is not null and flight_number <> flight_number_normalised`
