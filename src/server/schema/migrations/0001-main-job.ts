import { Migration } from '@mikro-orm/migrations'

/** The tables of the main job: bookings with what they follow from (prices, routes, stops) and what follows them (mail). */
export class Migration0001MainJob extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table admin_user (
    id uuid not null,
    username text not null,
    password_hash text not null,
    created_at timestamptz not null,
    primary key (id)
  )`,
  `alter table admin_user add constraint admin_user_username_unique unique (username)`,
  `create table booking (
    id uuid not null,
    number text not null,
    status text not null default 'pending',
    decided_at timestamptz null,
    decided_by text null,
    reject_reason text null,
    created_at timestamptz not null,
    customer_name text not null,
    customer_email text not null,
    customer_phone text not null,
    customer_phone_e164 text null,
    whatsapp_notifications boolean not null,
    notes text null,
    billing jsonb null,
    service_type text not null,
    hire_hours int null,
    pickup_location text not null,
    pickup_place_id text null,
    pickup_lat double precision not null,
    pickup_lon double precision not null,
    dropoff_location text null,
    dropoff_place_id text null,
    dropoff_lat double precision null,
    dropoff_lon double precision null,
    stops jsonb not null,
    pickup_date text not null,
    pickup_time text not null,
    pickup_zone text not null,
    pickup_at timestamptz not null,
    short_notice boolean not null,
    is_airport_service boolean not null,
    flight_number text null,
    flight_number_normalised text null,
    vehicle_id int not null,
    vehicle_name text not null,
    luggage_config text null,
    passengers int not null,
    child_seat_count int not null,
    booster_seat_count int not null,
    payment_method text not null,
    payment_status text not null,
    base_cents int not null,
    stop_cents int not null,
    total_cents int not null,
    distance int null,
    duration_minutes int null,
    primary key (id)
  )`,
  `alter table booking add constraint booking_number_unique unique (number)`,
  `create index booking_newest_first on booking (created_at, id)`,
  `alter table booking add constraint booking_status_known check (status in ('pending', 'confirmed', 'rejected'))`,
  `alter table booking add constraint booking_decided_once check ((status = 'pending') = (decided_at is null))`,
  `alter table booking add constraint booking_total_positive check (total_cents > 0)`,
  `create table idempotency_key (
    scope text not null,
    key text not null,
    fingerprint text not null,
    claimed_at timestamptz not null,
    response jsonb null,
    primary key (scope, key)
  )`,
  `create table luggage_capacity (
    id uuid not null,
    vehicle_id int not null,
    vehicle_name text not null,
    config text not null,
    image_url text not null,
    primary key (id)
  )`,
  `alter table luggage_capacity add constraint luggage_capacity_once unique (vehicle_id, config)`,
  `create table outbox (
    id uuid not null,
    dedupe_key text not null,
    kind text not null,
    booking_id uuid not null,
    created_at timestamptz not null,
    run_at timestamptz not null,
    attempts int not null default 0,
    locked_until timestamptz null,
    done_at timestamptz null,
    dead_at timestamptz null,
    last_error text null,
    primary key (id)
  )`,
  `alter table outbox add constraint outbox_dedupe_key_unique unique (dedupe_key)`,
  `create index outbox_of_booking on outbox (booking_id)`,
  `create index outbox_open on outbox (run_at) where done_at is null and dead_at is null`,
  `create table region (
    id uuid not null,
    name text not null,
    is_active boolean not null default true,
    endpoint_a_lat double precision null,
    endpoint_a_lng double precision null,
    endpoint_a_radius_km double precision null,
    endpoint_b_lat double precision null,
    endpoint_b_lng double precision null,
    endpoint_b_radius_km double precision null,
    primary key (id)
  )`,
  `alter table region add constraint region_name_unique unique (name)`,
  `create table session (
    id_hash text not null,
    data jsonb not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    primary key (id_hash)
  )`,
  `create table stop_suggestion (
    id uuid not null,
    name text not null,
    image_url text not null,
    hourly_price_cents int not null,
    latitude double precision not null,
    longitude double precision not null,
    is_active boolean not null default true,
    primary key (id)
  )`,
  `alter table stop_suggestion add constraint stop_suggestion_priced check (hourly_price_cents > 0)`,
  `create table stop_route (
    stop_id uuid not null,
    region_id uuid not null,
    primary key (stop_id, region_id)
  )`,
  `create table vehicle_pricing (
    id uuid not null,
    vehicle_name text not null,
    service_type text not null,
    minimum_fare_cents int null,
    price_per_km_cents int null,
    hourly_rate_cents int null,
    primary key (id)
  )`,
  `create unique index vehicle_pricing_once on vehicle_pricing (lower(vehicle_name), service_type)`,
  `alter table vehicle_pricing add constraint vehicle_pricing_fields_of_type check ((service_type = 'hourly' and hourly_rate_cents >= 0 and minimum_fare_cents is null and price_per_km_cents is null) or (service_type = 'point-to-point' and hourly_rate_cents is null and minimum_fare_cents >= 0 and price_per_km_cents >= 0))`,
  `alter table stop_route add constraint stop_route_stop_id_foreign foreign key (stop_id) references stop_suggestion (id) on update cascade on delete cascade`,
  `alter table stop_route add constraint stop_route_region_id_foreign foreign key (region_id) references region (id) on update cascade on delete cascade`,
]
