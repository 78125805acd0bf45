import { Migration } from '@mikro-orm/migrations'

/** Requests for a price and messages, with who answered them. */
export class Migration0004Enquiries extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table enquiry (
    id uuid not null,
    reference text not null,
    kind text not null,
    created_at timestamptz not null,
    answered_at timestamptz null,
    answered_by text null,
    customer_name text not null,
    customer_email text null,
    customer_phone text null,
    customer_phone_e164 text null,
    whatsapp_notifications boolean not null,
    booking_number text null,
    message text null,
    trip jsonb null,
    primary key (id)
  )`,
  `alter table enquiry add constraint enquiry_reference_unique unique (reference)`,
  `create index enquiry_newest_first on enquiry (created_at, id)`,
  `alter table enquiry add constraint enquiry_kind_known check (kind in ('quote', 'contact'))`,
  `alter table enquiry add constraint enquiry_trip_of_quote check ((kind = 'quote') = (trip is not null))`,
  `alter table enquiry add constraint enquiry_message_of_contact check (kind = 'quote' or message is not null)`,
  `alter table enquiry add constraint enquiry_reachable check (coalesce(customer_email, customer_phone) is not null)`,
  `alter table enquiry add constraint enquiry_answered_by_somebody check ((answered_at is null) = (answered_by is null))`,
]
