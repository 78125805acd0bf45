import { Migration } from '@mikro-orm/migrations'

/** Who drives what with which car, and what was told of it. Two trips of one car or driver at once are refused here. */
export class Migration0080Assignments extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create extension if not exists btree_gist`,
  `create table assignment (
    id uuid not null,
    booking_id uuid not null,
    car_no int not null default 1,
    car_id uuid null,
    driver_id uuid null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    state text not null,
    state_since timestamptz not null,
    version int not null,
    changed text null,
    assigned_by text not null,
    assigned_at timestamptz not null,
    override_reason text null,
    released_at timestamptz null,
    release_reason text null,
    primary key (id)
  )`,
  `create index assignment_of_booking on assignment (booking_id, car_no)`,
  `create index assignment_of_driver on assignment (driver_id, ends_at)`,
  `create unique index assignment_stands_once on assignment (booking_id, car_no) where released_at is null`,
  `create index assignment_standing on assignment (starts_at, ends_at) where released_at is null`,
  `alter table assignment add constraint assignment_car_id_foreign foreign key (car_id) references car (id)`,
  `alter table assignment add constraint assignment_driver_id_foreign foreign key (driver_id) references driver (id)`,
  `alter table assignment add constraint assignment_car_once exclude using gist (car_id with =, tstzrange(starts_at, ends_at) with &&) where (released_at is null and car_id is not null) deferrable initially deferred`,
  `alter table assignment add constraint assignment_driver_once exclude using gist (driver_id with =, tstzrange(starts_at, ends_at) with &&) where (released_at is null and driver_id is not null) deferrable initially deferred`,
  `alter table assignment add constraint assignment_of_somebody check (car_id is not null or driver_id is not null)`,
  `alter table assignment add constraint assignment_ends_later check (ends_at > starts_at)`,
  `alter table assignment add constraint assignment_car_no_positive check (car_no >= 1)`,
  `alter table assignment add constraint assignment_released check ((state = 'released') = (released_at is not null))`,
  `alter table assignment add constraint assignment_state_known check (state in ('offered', 'accepted', 'on_the_way', 'at_pickup', 'no_show_claimed', 'on_board', 'completed', 'no_show', 'released'))`,
  `create table trip_event (
    id uuid not null,
    assignment_id uuid not null,
    no int not null,
    type text not null,
    version int null,
    occurred_at timestamptz not null,
    told_at timestamptz not null,
    received_at timestamptz not null,
    is_clock_off boolean not null default false,
    source text not null,
    by text not null,
    note text null,
    undoes uuid null,
    outcome text not null,
    sentence text null,
    from_state text not null,
    to_state text not null,
    primary key (id)
  )`,
  `alter table trip_event add constraint trip_event_in_order unique (assignment_id, no)`,
  `alter table trip_event add constraint trip_event_assignment_id_foreign foreign key (assignment_id) references assignment (id)`,
  `alter table trip_event add constraint trip_event_source_known check (source in ('driver', 'office'))`,
  `alter table trip_event add constraint trip_event_outcome_known check (outcome in ('moved', 'added', 'outdated', 'refused'))`,
  `alter table trip_event add constraint trip_event_undo_of_one check ((type = 'undo') = (undoes is not null))`,
]
