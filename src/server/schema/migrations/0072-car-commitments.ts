import { Migration } from '@mikro-orm/migrations'

/** The cars that bookings need. Those that are still to be driven get theirs by the measured drive, a tenth longer. */
export class Migration0072CarCommitments extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table car_commitment (
    id uuid not null,
    booking_id uuid not null,
    vehicle_id int not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    start_lat double precision not null,
    start_lon double precision not null,
    end_lat double precision not null,
    end_lon double precision not null,
    released_at timestamptz null,
    release_reason text null,
    primary key (id)
  )`,
  `create index car_commitment_of_booking on car_commitment (booking_id)`,
  `create index car_commitment_held on car_commitment (vehicle_id, ends_at) where released_at is null`,
  `alter table car_commitment add constraint car_commitment_ends_later check (ends_at >= starts_at)`,
  `alter table car_commitment add constraint car_commitment_released_for_a_reason check ((released_at is null) = (release_reason is null))`,
  `insert into car_commitment
    (id, booking_id, vehicle_id, starts_at, ends_at, start_lat, start_lon, end_lat, end_lon)
  select gen_random_uuid(), id, vehicle_id, pickup_at,
    pickup_at + make_interval(mins => case
      when hire_hours is not null then hire_hours * 60
      else 45 + ceil(1.1 * coalesce(duration_minutes, 60))::int
        + (select coalesce(sum((stop ->> 'duration')::int), 0)::int from jsonb_array_elements(stops) stop)
    end),
    pickup_lat, pickup_lon, coalesce(dropoff_lat, pickup_lat), coalesce(dropoff_lon, pickup_lon)
  from booking
  where status <> 'rejected' and cancelled_at is null and pickup_at > now() - interval '2 days'`,
]
