import { Migration } from '@mikro-orm/migrations'

/** What the names of some columns do not say by themselves, for whoever reads the tables by SQL. */
const COMMENTS: readonly (readonly [column: string, comment: string])[] = [
  ['booking.status', 'The decision of the office. One that is cancelled keeps it: see cancelled_at.'],
  ['booking.reference', 'What the system calls it that made it.'],
  ['booking.refund_cents', 'Of what was paid, so much is to go back in all.'],
  ['booking.refunded_cents', 'Of what is to go back, so much has gone back.'],
  ['booking.driver_cents', 'Beside what was paid online, so much is paid to the driver.'],
  ['booking.distance', 'Tenths of a kilometre, as charged.'],
  ['offer.distance', 'Tenths of a kilometre, as charged.'],
  ['enquiry.reference', 'What we call it towards the guest.'],
  ['payment.reference', 'What we call it towards the provider.'],
]

export class Migration0202ExpandComments extends Migration {
  override up(): void {
    for (const [column, comment] of COMMENTS) this.addSql(`comment on column ${column} is '${comment}'`)
  }
}
