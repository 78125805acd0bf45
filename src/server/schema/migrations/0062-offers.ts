import { Migration } from '@mikro-orm/migrations'

/** What the office answers an enquiry, and the prices that it offers. */
export class Migration0062Offers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table offer (
    id uuid not null,
    created_at timestamptz not null,
    created_by text not null,
    expires_at timestamptz not null,
    trip jsonb not null,
    inputs text not null,
    vehicle_id int not null,
    total_cents int not null,
    distance int null,
    duration_minutes int null,
    route_fallback boolean not null,
    opened_at timestamptz null,
    withdrawn_at timestamptz null,
    withdrawn_by text null,
    booking_id uuid null,
    primary key (id)
  )`,
  `alter table offer add constraint offer_booking_id_unique unique (booking_id)`,
  `alter table offer add constraint offer_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table offer add constraint offer_total_positive check (total_cents > 0)`,
  `alter table offer add constraint offer_booked_or_withdrawn check (booking_id is null or withdrawn_at is null)`,
  `alter table offer add constraint offer_withdrawn_by_somebody check ((withdrawn_at is null) = (withdrawn_by is null))`,
  `create table enquiry_reply (
    id uuid not null,
    enquiry_id uuid not null,
    created_at timestamptz not null,
    created_by text not null,
    subject text not null,
    text text not null,
    offer_id uuid null,
    primary key (id)
  )`,
  `alter table enquiry_reply add constraint enquiry_reply_offer_id_unique unique (offer_id)`,
  `create index enquiry_reply_of_enquiry on enquiry_reply (enquiry_id, created_at)`,
  `alter table enquiry_reply add constraint enquiry_reply_enquiry_id_foreign foreign key (enquiry_id) references enquiry (id)`,
  `alter table enquiry_reply add constraint enquiry_reply_offer_id_foreign foreign key (offer_id) references offer (id)`,
]
