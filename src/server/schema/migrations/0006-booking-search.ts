import { Migration } from '@mikro-orm/migrations'
import { bareNumber, searchedText } from '@chauffeur/domain/booking-search'
import { z } from 'zod'

const BATCH = 2_000

const row = z.object({
  id: z.string(),
  number: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
})

/** What bookings are searched by, and the indexes for the office's list of a hundred thousand. */
export class Migration0006BookingSearch extends Migration {
  override async up(): Promise<void> {
    await this.execute('create extension if not exists pg_trgm')
    await this.execute(
      'alter table booking add column search_text text null, add column search_number text null',
    )
    await this.fill()
    for (const statement of statements) await this.execute(statement)
  }

  /** Folding is the domain's; the database only keeps what comes of it. */
  private async fill(): Promise<void> {
    for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = row
        .array()
        .parse(
          await this.execute(
            'select id, number, customer_name, customer_email from booking where id > ? order by id limit ?',
            [last, BATCH],
          ),
        )
      const lastRow = rows.at(-1)
      if (!lastRow) return
      last = lastRow.id
      const filled = rows.map(({ id, number, customer_name, customer_email }) => ({
        id,
        search_text: searchedText({ customerName: customer_name, customerEmail: customer_email }),
        search_number: bareNumber(number),
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
  'alter table booking alter column search_text set not null, alter column search_number set not null',
  'create index booking_search on booking using gin (search_text gin_trgm_ops, search_number gin_trgm_ops)',
  'create index booking_of_status on booking (status, created_at, id)',
  'create index booking_by_pickup on booking (pickup_date, status, created_at, id)',
]
