import { Migration } from '@mikro-orm/migrations'

/**
 * What other companies' systems were told last of each trip, and triggers that have it compared when something changes
 * that they read. Receivers that hear of trips hear of releases and corrections, too: without them the last that they
 * heard could stay wrong. Trips that stand are told once more, as they are now.
 */
export class Migration0116TripMessages extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const check = (bookingId: string, carNo: string) =>
  `insert into trip_notification (booking_id, car_no, check_at) values (${bookingId}, ${carNo}, 'epoch') on conflict (booking_id, car_no) do update set check_at = excluded.check_at; update booking set updated_at = clock_timestamp() where id = ${bookingId}`

const checkAllOf = (column: string, shown: readonly string[]) =>
  `if ${shown.map((one) => `new.${one} is distinct from old.${one}`).join(' or ')} then with shown as (select n.booking_id, n.car_no from trip_notification n join assignment a on a.booking_id = n.booking_id and a.car_no = n.car_no where a.${column} = new.id and a.released_at is null order by n.booking_id, n.car_no for update of n) update trip_notification n set check_at = 'epoch' from shown where n.booking_id = shown.booking_id and n.car_no = shown.car_no; end if`

const trigger = (table: string, name: string, events: string, body: string) => [
  `create function ${table}_${name}_fn() returns trigger as $$ begin ${body}; return null; end; $$ language plpgsql`,
  `create trigger ${name} after ${events} on ${table} for each row execute function ${table}_${name}_fn()`,
]

const statements = [
  `create table trip_notification (
    booking_id uuid not null,
    car_no int not null,
    told jsonb null,
    messages int not null default 0,
    check_at timestamptz null,
    primary key (booking_id, car_no)
  )`,
  `create index trip_notification_to_check on trip_notification (check_at) where check_at is not null`,
  `insert into trip_notification (booking_id, car_no, check_at)
   select booking_id, car_no, 'epoch' from assignment
   where released_at is null and state not in ('completed', 'no_show')`,
  `alter table trip_event add column from_since timestamptz null`,

  ...trigger('assignment', 'check_trip', 'insert or update', check('new.booking_id', 'new.car_no')),
  ...trigger(
    'trip_event',
    'check_trip_of_event',
    'insert',
    `if new.outcome = 'added' and new.type <> 'contact_attempt' then update assignment set state_since = state_since where id = new.assignment_id; end if`,
  ),
  ...trigger('driver', 'check_trips', 'update', checkAllOf('driver_id', ['name', 'phone_e164'])),
  ...trigger('car', 'check_trips', 'update', checkAllOf('car_id', ['plate', 'colour', 'vehicle_id'])),

  `update webhook set events = events || '["trip.corrected", "trip.released"]'
   where exists (select from jsonb_array_elements_text(events) event where event like 'trip.%')`,
]
