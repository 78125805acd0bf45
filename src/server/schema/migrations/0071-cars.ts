import { Migration } from '@mikro-orm/migrations'

/** The cars and drivers of the firm, and when they are not there. */
export class Migration0071Cars extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table car (
    id uuid not null,
    plate text not null,
    plate_key text not null,
    vehicle_id int not null,
    label text null,
    colour text null,
    seats int not null,
    base text not null,
    active_from text not null,
    active_until text null,
    version int not null default 1,
    primary key (id)
  )`,
  `alter table car add constraint car_plate_key_unique unique (plate_key)`,
  `alter table car add constraint car_vehicle_known check (vehicle_id >= 1 and vehicle_id <= 5)`,
  `alter table car add constraint car_base_known check (base in ('Algarve', 'Lisbon', 'Seville'))`,
  `alter table car add constraint car_days_in_order check (active_until >= active_from)`,
  `create table driver (
    id uuid not null,
    name text not null,
    phone_e164 text not null,
    email text null,
    languages jsonb not null,
    usual_car_id uuid null,
    is_active boolean not null default true,
    version int not null default 1,
    primary key (id)
  )`,
  `alter table driver add constraint driver_usual_car_id_foreign foreign key (usual_car_id) references car (id)`,
  `create table block (
    id uuid not null,
    car_id uuid null,
    driver_id uuid null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    reason text not null,
    note text null,
    created_by text not null,
    primary key (id)
  )`,
  `create index block_of_car on block (car_id, ends_at)`,
  `create index block_of_driver on block (driver_id, ends_at)`,
  `alter table block add constraint block_car_id_foreign foreign key (car_id) references car (id)`,
  `alter table block add constraint block_driver_id_foreign foreign key (driver_id) references driver (id)`,
  `alter table block add constraint block_of_one check ((car_id is null) <> (driver_id is null))`,
  `alter table block add constraint block_ends_later check (ends_at > starts_at)`,
  `alter table block add constraint block_reason_known check (reason in ('service', 'lent', 'holiday'))`,
]
