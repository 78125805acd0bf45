import { Migration } from '@mikro-orm/migrations'
import { searchedNumbers, searchedText } from '@chauffeur/domain/booking-search'
import { z } from 'zod'

const BATCH = 2_000

const row = z.object({
  id: z.string(),
  number: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  flight_number: z.string().nullable(),
  pickup_location: z.string(),
  dropoff_location: z.string().nullable(),
  stops: z.array(z.object({ location: z.string() })),
  company: z.string().nullable(),
})

/** Bookings are found by phone, flight, place and company, too, and the admin's list by pick-up has its indexes. */
export class Migration0055SearchMore extends Migration {
  override async up(): Promise<void> {
    // Nothing that a partner reads is changed. Each row would also be written into the index one by one.
    await this.execute('alter table booking disable trigger touch')
    await this.execute('drop index booking_search')
    await this.fill()
    await this.execute('alter table booking enable trigger touch')
    for (const statement of statements) await this.execute(statement)
  }

  /** Folding is the domain's; the database only keeps what comes of it. */
  private async fill(): Promise<void> {
    for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = row.array().parse(
        await this.execute(
          `select id, number, customer_name, customer_email, customer_phone, flight_number, pickup_location, dropoff_location, stops, billing->>'companyName' as company
          from booking where id > ? order by id limit ?`,
          [last, BATCH],
        ),
      )
      const lastRow = rows.at(-1)
      if (!lastRow) return
      last = lastRow.id
      const filled = rows.map(({ id, stops, ...row }) => ({
        id,
        search_text: searchedText({
          customerName: row.customer_name,
          customerEmail: row.customer_email,
          pickupLocation: row.pickup_location,
          dropoffLocation: row.dropoff_location,
          stops,
          billing: { companyName: row.company },
        }),
        search_number: searchedNumbers({
          bookingNumber: row.number,
          customerPhone: row.customer_phone,
          flightNumber: row.flight_number,
        }),
      }))
      await this.execute(
        `update booking set search_text = f.search_text, search_number = f.search_number
        from json_to_recordset(?::json) as f (id uuid, search_text text, search_number text) where booking.id = f.id`,
        [JSON.stringify(filled)],
      )
    }
  }
}

const statements = [
  'create index booking_search on booking using gin (search_text gin_trgm_ops, search_number gin_trgm_ops)',
  'create index booking_by_instant on booking (pickup_at, id)',
  `create index booking_unpaid on booking (created_at, id) where status <> 'rejected' and payment_method = 'sumup' and payment_status in ('pending', 'failed')`,
  `create index payment_to_settle on payment (booking_id) where state in ('review', 'refund_failed')`,
]
