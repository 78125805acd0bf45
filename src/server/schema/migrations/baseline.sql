-- The tables of release 1.0.0, as pg_dump writes them. What changes them since has a migration of its own.
-- Statements end with a semicolon before an empty line.

CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION assignment_check_trip_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin insert into trip_notification (booking_id, car_no, check_at) values (new.booking_id, new.car_no, 'epoch') on conflict (booking_id, car_no) do update set check_at = excluded.check_at; update booking set updated_at = clock_timestamp() where id = new.booking_id; return null; end; $$;

CREATE FUNCTION blackout_renew_capacity_version_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin update capacity_version set version = gen_random_uuid(); return null; end; $$;

CREATE FUNCTION block_renew_capacity_version_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin update capacity_version set version = gen_random_uuid(); return null; end; $$;

CREATE FUNCTION booking_touch_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if new is distinct from old then new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond'); end if; return new; end; $$;

CREATE FUNCTION capacity_setting_renew_capacity_version_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin update capacity_version set version = gen_random_uuid(); return null; end; $$;

CREATE FUNCTION car_check_trips_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if new.plate is distinct from old.plate or new.colour is distinct from old.colour or new.vehicle_id is distinct from old.vehicle_id then with shown as (select n.booking_id, n.car_no from trip_notification n join assignment a on a.booking_id = n.booking_id and a.car_no = n.car_no where a.car_id = new.id and a.released_at is null order by n.booking_id, n.car_no for update of n) update trip_notification n set check_at = 'epoch' from shown where n.booking_id = shown.booking_id and n.car_no = shown.car_no; end if; return null; end; $$;

CREATE FUNCTION car_renew_capacity_version_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin update capacity_version set version = gen_random_uuid(); return null; end; $$;

CREATE FUNCTION driver_check_trips_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if new.name is distinct from old.name or new.phone_e164 is distinct from old.phone_e164 then with shown as (select n.booking_id, n.car_no from trip_notification n join assignment a on a.booking_id = n.booking_id and a.car_no = n.car_no where a.driver_id = new.id and a.released_at is null order by n.booking_id, n.car_no for update of n) update trip_notification n set check_at = 'epoch' from shown where n.booking_id = shown.booking_id and n.car_no = shown.car_no; end if; return null; end; $$;

CREATE FUNCTION hold_car(cars_key text, known uuid, commitment uuid, booking uuid, class integer, starts timestamp with time zone, ends timestamp with time zone, from_lat double precision, from_lon double precision, to_lat double precision, to_lon double precision, base_keys text[]) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
declare
  base_key text;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(cars_key, 0));
  if known is distinct from (select version from capacity_version) then
    return false;
  end if;
  if commitment is not null then
    insert into car_commitment
      (id, booking_id, vehicle_id, starts_at, ends_at, start_lat, start_lon, end_lat, end_lon)
    values (commitment, booking, class, starts, ends, from_lat, from_lon, to_lat, to_lon);
  end if;
  foreach base_key in array base_keys loop
    perform pg_advisory_xact_lock(hashtextextended(base_key, 0));
  end loop;
  return true;
end
  $$;

CREATE FUNCTION jobs_around(classes integer[], since timestamp with time zone, until timestamp with time zone, without_booking uuid) RETURNS json
    LANGUAGE plpgsql
    AS $$
declare
  class int;
  jobs json;
  found json[] := '{}';
begin
  foreach class in array classes loop
    -- A list of each column, which takes half the time of a list of rows.
    select json_build_array(
      array_agg((date_part('epoch', starts_at) * 1000)::int8), array_agg((date_part('epoch', ends_at) * 1000)::int8),
      array_agg(start_lat), array_agg(start_lon), array_agg(end_lat), array_agg(end_lon)
    )
    into jobs
    from car_commitment
    where vehicle_id = class and released_at is null
      and tstzrange(starts_at, ends_at, '[]') && tstzrange(since, until, '()')
      and (without_booking is null or booking_id <> without_booking);
    found := found || jobs;
  end loop;
  return array_to_json(found);
end
  $$;

CREATE FUNCTION trip_event_check_trip_of_event_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if new.outcome = 'added' and new.type <> 'contact_attempt' then update assignment set state_since = state_since where id = new.assignment_id; end if; return null; end; $$;

CREATE TABLE admin_user (
    id uuid NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE api_key (
    id uuid NOT NULL,
    name text NOT NULL,
    scopes jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    revoked_by text,
    CONSTRAINT api_key_revoked_by_somebody CHECK (((revoked_at IS NULL) = (revoked_by IS NULL)))
);

CREATE TABLE api_key_secret (
    hash text NOT NULL,
    key_id uuid NOT NULL,
    start text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone
);

CREATE TABLE api_key_usage (
    key_id uuid NOT NULL,
    day date NOT NULL,
    calls integer NOT NULL,
    CONSTRAINT api_key_usage_counted CHECK ((calls >= 1))
);

CREATE TABLE assignment (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    car_no integer DEFAULT 1 NOT NULL,
    car_id uuid,
    driver_id uuid,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    state text NOT NULL,
    state_since timestamp with time zone NOT NULL,
    version integer NOT NULL,
    assigned_by text NOT NULL,
    assigned_at timestamp with time zone NOT NULL,
    override_reason text,
    released_at timestamp with time zone,
    release_reason text,
    news jsonb,
    release_code text,
    CONSTRAINT assignment_car_no_positive CHECK ((car_no >= 1)),
    CONSTRAINT assignment_ends_later CHECK ((ends_at > starts_at)),
    CONSTRAINT assignment_of_somebody CHECK (((car_id IS NOT NULL) OR (driver_id IS NOT NULL))),
    CONSTRAINT assignment_released CHECK (((state = 'released'::text) = (released_at IS NOT NULL))),
    CONSTRAINT assignment_state_known CHECK ((state = ANY (ARRAY['offered'::text, 'accepted'::text, 'on_the_way'::text, 'at_pickup'::text, 'no_show_claimed'::text, 'on_board'::text, 'completed'::text, 'no_show'::text, 'released'::text])))
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.02');

CREATE TABLE audit_entry (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    admin text NOT NULL,
    act text NOT NULL,
    subject text NOT NULL,
    subject_id text NOT NULL,
    subject_name text NOT NULL,
    details jsonb,
    sequence integer NOT NULL
);

CREATE SEQUENCE audit_entry_sequence_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE audit_entry_sequence_seq OWNED BY audit_entry.sequence;

CREATE TABLE blackout (
    id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    vehicle_id integer,
    base text,
    sentence text NOT NULL,
    created_by text NOT NULL,
    CONSTRAINT blackout_base_known CHECK ((base = ANY (ARRAY['Algarve'::text, 'Lisbon'::text, 'Seville'::text]))),
    CONSTRAINT blackout_ends_later CHECK ((ends_at > starts_at)),
    CONSTRAINT blackout_vehicle_id_known CHECK ((vehicle_id = ANY (ARRAY[1, 2, 3, 4, 5])))
);

CREATE TABLE block (
    id uuid NOT NULL,
    car_id uuid,
    driver_id uuid,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    reason text NOT NULL,
    note text,
    created_by text NOT NULL,
    CONSTRAINT block_ends_later CHECK ((ends_at > starts_at)),
    CONSTRAINT block_of_one CHECK (((car_id IS NULL) <> (driver_id IS NULL))),
    CONSTRAINT block_reason_known CHECK ((reason = ANY (ARRAY['service'::text, 'lent'::text, 'holiday'::text])))
);

CREATE TABLE booking (
    id uuid NOT NULL,
    number text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    decided_at timestamp with time zone,
    decided_by text,
    reject_reason text,
    created_at timestamp with time zone NOT NULL,
    customer_name text NOT NULL,
    customer_email text NOT NULL,
    customer_phone text NOT NULL,
    customer_phone_e164 text,
    whatsapp_notifications boolean NOT NULL,
    notes text,
    billing jsonb,
    service_type text NOT NULL,
    hire_hours integer,
    pickup_location text NOT NULL,
    pickup_place_id text,
    pickup_lat double precision NOT NULL,
    pickup_lon double precision NOT NULL,
    dropoff_location text,
    dropoff_place_id text,
    dropoff_lat double precision,
    dropoff_lon double precision,
    stops jsonb NOT NULL,
    pickup_date date NOT NULL,
    pickup_time time(0) without time zone NOT NULL,
    pickup_zone text NOT NULL,
    pickup_at timestamp with time zone NOT NULL,
    short_notice boolean NOT NULL,
    is_airport_service boolean NOT NULL,
    flight_number text,
    flight_number_normalised text,
    vehicle_id integer NOT NULL,
    vehicle_name text NOT NULL,
    luggage_config text,
    passengers integer NOT NULL,
    child_seat_count integer NOT NULL,
    booster_seat_count integer NOT NULL,
    payment_method text NOT NULL,
    payment_status text NOT NULL,
    base_cents integer NOT NULL,
    stop_cents integer NOT NULL,
    total_cents integer NOT NULL,
    distance integer,
    duration_minutes integer,
    route_fallback boolean DEFAULT false NOT NULL,
    search_text text NOT NULL,
    search_number text NOT NULL,
    api_key_id uuid,
    updated_at timestamp with time zone NOT NULL,
    request_fingerprint text,
    refund_status text,
    pickup_name text,
    dropoff_name text,
    traveller_name text,
    traveller_phone text,
    sign_name text,
    paid_cents integer DEFAULT 0 NOT NULL,
    refund_cents integer DEFAULT 0 NOT NULL,
    refunded_cents integer DEFAULT 0 NOT NULL,
    cancelled_at timestamp with time zone,
    cancelled_by text,
    cancel_reason text,
    cancel_fee_cents integer,
    ics_sequence integer DEFAULT 0 NOT NULL,
    link_generation integer DEFAULT 0 NOT NULL,
    changed_at timestamp with time zone,
    driver_cents integer DEFAULT 0 NOT NULL,
    reference text,
    metadata jsonb,
    flags jsonb,
    rating integer,
    rating_text text,
    rated_at timestamp with time zone,
    locale text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT booking_cancel_fee_not_negative CHECK ((cancel_fee_cents >= 0)),
    CONSTRAINT booking_cancelled_by_known CHECK ((cancelled_by = ANY (ARRAY['customer'::text, 'office'::text, 'partner'::text]))),
    CONSTRAINT booking_cancelled_once CHECK (((cancelled_at IS NULL) OR (status <> 'rejected'::text))),
    CONSTRAINT booking_cancelled_whole CHECK ((((cancelled_at IS NULL) = (cancelled_by IS NULL)) AND ((cancelled_at IS NULL) = (cancel_fee_cents IS NULL)))),
    CONSTRAINT booking_counts_not_negative CHECK (((link_generation >= 0) AND (ics_sequence >= 0))),
    CONSTRAINT booking_decided_once CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT booking_driver_not_negative CHECK ((driver_cents >= 0)),
    CONSTRAINT booking_dropoff_on_earth CHECK (((abs((dropoff_lat)::numeric) <= (90)::numeric) AND (abs((dropoff_lon)::numeric) <= (180)::numeric))),
    CONSTRAINT booking_dropoff_whole CHECK ((num_nonnulls(dropoff_lat, dropoff_lon) = ANY (ARRAY[0, 2]))),
    CONSTRAINT booking_hours_of_hire CHECK ((((service_type = 'hourly'::text) = (hire_hours IS NOT NULL)) AND ((hire_hours IS NULL) OR ((hire_hours >= 2) AND (hire_hours <= 24))))),
    CONSTRAINT booking_locale_known CHECK ((locale = ANY (ARRAY['en'::text, 'pt'::text, 'es'::text]))),
    CONSTRAINT booking_parts_not_negative CHECK (((base_cents >= 0) AND (stop_cents >= 0))),
    CONSTRAINT booking_passengers_in_limits CHECK (((passengers >= 1) AND (passengers <= 16))),
    CONSTRAINT booking_payment_method_known CHECK ((payment_method = ANY (ARRAY['cash'::text, 'sumup'::text, 'card_on_pickup'::text]))),
    CONSTRAINT booking_payment_status_known CHECK ((payment_status = ANY (ARRAY['not_required'::text, 'pending'::text, 'completed'::text, 'failed'::text]))),
    CONSTRAINT booking_pickup_at_its_time CHECK (((pickup_at AT TIME ZONE pickup_zone) = (pickup_date + pickup_time))),
    CONSTRAINT booking_pickup_on_earth CHECK (((abs((pickup_lat)::numeric) <= (90)::numeric) AND (abs((pickup_lon)::numeric) <= (180)::numeric))),
    CONSTRAINT booking_pickup_zone_known CHECK ((pickup_zone = ANY (ARRAY['Europe/Lisbon'::text, 'Europe/Madrid'::text]))),
    CONSTRAINT booking_rated_whole CHECK ((((rating IS NULL) = (rated_at IS NULL)) AND ((rating_text IS NULL) OR (rating IS NOT NULL)))),
    CONSTRAINT booking_rating_known CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT booking_refund_status_known CHECK ((refund_status = ANY (ARRAY['under_way'::text, 'completed'::text, 'failed'::text]))),
    CONSTRAINT booking_refund_within_paid CHECK (((0 <= refunded_cents) AND (refunded_cents <= refund_cents) AND (refund_cents <= paid_cents))),
    CONSTRAINT booking_seats_in_limits CHECK (((child_seat_count >= 0) AND (child_seat_count <= 4) AND (booster_seat_count >= 0) AND (booster_seat_count <= 4))),
    CONSTRAINT booking_service_type_known CHECK ((service_type = ANY (ARRAY['point-to-point'::text, 'hourly'::text]))),
    CONSTRAINT booking_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'rejected'::text]))),
    CONSTRAINT booking_stops_listed CHECK ((jsonb_typeof(stops) = 'array'::text)),
    CONSTRAINT booking_total_positive CHECK ((total_cents > 0)),
    CONSTRAINT booking_vehicle_id_known CHECK ((vehicle_id = ANY (ARRAY[1, 2, 3, 4, 5]))),
    CONSTRAINT booking_way_not_negative CHECK (((distance >= 0) AND (duration_minutes >= 0)))
);

CREATE TABLE booking_change (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    by text NOT NULL,
    by_name text,
    state text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    old_total_cents integer NOT NULL,
    new_total_cents integer NOT NULL,
    settlement text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    ended_by text,
    reason text,
    end_code text,
    CONSTRAINT booking_change_by_known CHECK ((by = ANY (ARRAY['guest'::text, 'office'::text, 'partner'::text]))),
    CONSTRAINT booking_change_end_code_known CHECK ((end_code = ANY (ARRAY['not_paid'::text, 'not_answered'::text, 'payment_returned'::text, 'time_passed'::text, 'vehicle_gone'::text, 'vehicle_too_small'::text, 'booking_rejected'::text, 'booking_cancelled'::text, 'incomplete'::text]))),
    CONSTRAINT booking_change_ended_once CHECK (((state = ANY (ARRAY['awaiting_payment'::text, 'open'::text])) = (ended_at IS NULL))),
    CONSTRAINT booking_change_paid_first CHECK (((state <> 'awaiting_payment'::text) OR ((settlement = 'checkout'::text) AND (new_total_cents > old_total_cents)))),
    CONSTRAINT booking_change_settlement_known CHECK ((settlement = ANY (ARRAY['none'::text, 'driver'::text, 'checkout'::text, 'refund'::text, 'unpaid'::text]))),
    CONSTRAINT booking_change_state_known CHECK ((state = ANY (ARRAY['awaiting_payment'::text, 'open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
    CONSTRAINT booking_change_total_positive CHECK (((old_total_cents > 0) AND (new_total_cents > 0)))
);

CREATE TABLE booking_note (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    text text NOT NULL,
    by text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE calendar_link (
    id text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL
);

CREATE TABLE capacity_setting (
    vehicle_id integer NOT NULL,
    airport_wait_minutes integer DEFAULT 45 NOT NULL,
    other_wait_minutes integer DEFAULT 15 NOT NULL,
    turnaround_minutes integer DEFAULT 30 NOT NULL,
    tolerance integer DEFAULT 0 NOT NULL,
    lead_minutes integer DEFAULT 0 NOT NULL,
    when_full text DEFAULT 'ask'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT capacity_setting_not_negative CHECK (((airport_wait_minutes >= 0) AND (other_wait_minutes >= 0) AND (turnaround_minutes >= 0) AND (tolerance >= 0) AND (lead_minutes >= 0))),
    CONSTRAINT capacity_setting_vehicle_id_known CHECK ((vehicle_id = ANY (ARRAY[1, 2, 3, 4, 5]))),
    CONSTRAINT capacity_setting_when_full_known CHECK ((when_full = ANY (ARRAY['ask'::text, 'refuse'::text])))
);

CREATE TABLE capacity_version (
    id integer NOT NULL,
    version uuid NOT NULL,
    CONSTRAINT capacity_version_once CHECK ((id = 1))
);

CREATE TABLE car (
    id uuid NOT NULL,
    plate text NOT NULL,
    plate_key text NOT NULL,
    vehicle_id integer NOT NULL,
    label text,
    colour text,
    seats integer NOT NULL,
    base text NOT NULL,
    active_from date NOT NULL,
    active_until date,
    version integer DEFAULT 1 NOT NULL,
    child_seats integer,
    CONSTRAINT car_base_known CHECK ((base = ANY (ARRAY['Algarve'::text, 'Lisbon'::text, 'Seville'::text]))),
    CONSTRAINT car_days_in_order CHECK ((active_until >= active_from)),
    CONSTRAINT car_has_seats CHECK (((seats >= 1) AND (child_seats >= 0))),
    CONSTRAINT car_vehicle_id_known CHECK ((vehicle_id = ANY (ARRAY[1, 2, 3, 4, 5])))
);

CREATE TABLE car_commitment (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    vehicle_id integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    start_lat double precision NOT NULL,
    start_lon double precision NOT NULL,
    end_lat double precision NOT NULL,
    end_lon double precision NOT NULL,
    released_at timestamp with time zone,
    release_reason text,
    CONSTRAINT car_commitment_ends_later CHECK ((ends_at >= starts_at)),
    CONSTRAINT car_commitment_release_reason_known CHECK ((release_reason = ANY (ARRAY['rejected'::text, 'cancelled'::text, 'not_paid'::text, 'changed'::text, 'over'::text]))),
    CONSTRAINT car_commitment_released_for_a_reason CHECK (((released_at IS NULL) = (release_reason IS NULL))),
    CONSTRAINT car_commitment_vehicle_id_known CHECK ((vehicle_id = ANY (ARRAY[1, 2, 3, 4, 5])))
);

CREATE TABLE delivery_attempt (
    id integer NOT NULL,
    delivery_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    duration_ms integer NOT NULL,
    status integer,
    answer text,
    error text
);

CREATE SEQUENCE delivery_attempt_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE delivery_attempt_id_seq OWNED BY delivery_attempt.id;

CREATE TABLE driver (
    id uuid NOT NULL,
    name text NOT NULL,
    phone_e164 text NOT NULL,
    email text,
    languages jsonb NOT NULL,
    usual_car_id uuid,
    is_active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE driver_link (
    id uuid NOT NULL,
    driver_id uuid,
    assignment_id uuid,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    CONSTRAINT driver_link_of_one CHECK (((driver_id IS NULL) <> (assignment_id IS NULL)))
);

CREATE TABLE enquiry (
    id uuid NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    answered_by text,
    customer_name text NOT NULL,
    customer_email text,
    customer_phone text,
    customer_phone_e164 text,
    whatsapp_notifications boolean NOT NULL,
    booking_number text,
    message text,
    trip jsonb,
    locale text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT enquiry_answered_by_somebody CHECK (((answered_at IS NULL) = (answered_by IS NULL))),
    CONSTRAINT enquiry_kind_known CHECK ((kind = ANY (ARRAY['quote'::text, 'contact'::text]))),
    CONSTRAINT enquiry_locale_known CHECK ((locale = ANY (ARRAY['en'::text, 'pt'::text, 'es'::text]))),
    CONSTRAINT enquiry_message_of_contact CHECK (((kind = 'quote'::text) OR (message IS NOT NULL))),
    CONSTRAINT enquiry_reachable CHECK ((COALESCE(customer_email, customer_phone) IS NOT NULL)),
    CONSTRAINT enquiry_trip_of_quote CHECK (((kind = 'quote'::text) = (trip IS NOT NULL)))
);

CREATE TABLE enquiry_reply (
    id uuid NOT NULL,
    enquiry_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    offer_id uuid
);

CREATE TABLE firm (
    id integer NOT NULL,
    brand_name text NOT NULL,
    legal_name text,
    tax_number text,
    licence_number text,
    address text,
    phone text,
    phone2 text,
    email text NOT NULL,
    whatsapp_number text,
    opening_hours text,
    instagram_url text,
    facebook_url text,
    linkedin_url text,
    version integer NOT NULL,
    logo_url text,
    accent_color text,
    vehicle_pictures jsonb,
    CONSTRAINT firm_once CHECK ((id = 1))
);

CREATE TABLE idempotency_key (
    scope text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    claimed_at timestamp with time zone NOT NULL,
    response jsonb,
    claimed_by uuid
);

CREATE TABLE known_caller (
    name text NOT NULL,
    caller text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE link_request (
    id uuid NOT NULL,
    email text NOT NULL,
    booking_number text,
    created_at timestamp with time zone NOT NULL,
    run_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone,
    locked_by uuid,
    done_at timestamp with time zone,
    dead_at timestamp with time zone,
    last_error text
);

CREATE TABLE luggage_capacity (
    id uuid NOT NULL,
    vehicle_id integer NOT NULL,
    vehicle_name text NOT NULL,
    config text NOT NULL,
    image_url text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE offer (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    trip jsonb NOT NULL,
    inputs text NOT NULL,
    vehicle_id integer NOT NULL,
    total_cents integer NOT NULL,
    distance integer,
    duration_minutes integer,
    route_fallback boolean NOT NULL,
    opened_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    withdrawn_by text,
    booking_id uuid,
    CONSTRAINT offer_booked_or_withdrawn CHECK (((booking_id IS NULL) OR (withdrawn_at IS NULL))),
    CONSTRAINT offer_ends_later CHECK ((expires_at > created_at)),
    CONSTRAINT offer_total_positive CHECK ((total_cents > 0)),
    CONSTRAINT offer_vehicle_id_known CHECK ((vehicle_id = ANY (ARRAY[1, 2, 3, 4, 5]))),
    CONSTRAINT offer_way_not_negative CHECK (((distance >= 0) AND (duration_minutes >= 0))),
    CONSTRAINT offer_withdrawn_by_somebody CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL)))
);

CREATE TABLE outbox (
    id uuid NOT NULL,
    dedupe_key text NOT NULL,
    kind text NOT NULL,
    booking_id uuid,
    created_at timestamp with time zone NOT NULL,
    run_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone,
    done_at timestamp with time zone,
    dead_at timestamp with time zone,
    last_error text,
    enquiry_id uuid,
    details jsonb,
    locked_by uuid,
    recipient text,
    webhook_id uuid,
    CONSTRAINT outbox_about_one_thing CHECK ((num_nonnulls(booking_id, enquiry_id, webhook_id) = 1)),
    CONSTRAINT outbox_kind_known CHECK ((kind = ANY (ARRAY['booking-received'::text, 'booking-confirmed'::text, 'booking-rejected'::text, 'booking-cancelled'::text, 'booking-changed'::text, 'change-requested'::text, 'change-to-pay'::text, 'change-declined'::text, 'change-expired'::text, 'chauffeur-assigned'::text, 'chauffeur-on-the-way'::text, 'chauffeur-at-pickup'::text, 'trip-thanks'::text, 'private-link'::text, 'payment-link'::text, 'payment-to-driver'::text, 'payment-received'::text, 'payment-not-completed'::text, 'payment-refunded'::text, 'office-new-booking'::text, 'office-cancellation'::text, 'office-changed-details'::text, 'office-change-request'::text, 'office-change-withdrawn'::text, 'office-changed-trip'::text, 'office-payment-alert'::text, 'office-no-car'::text, 'office-low-rating'::text, 'office-enquiry'::text, 'enquiry-reply'::text, 'receiver-failing'::text])))
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.02');

CREATE TABLE payment (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    attempt integer NOT NULL,
    state text NOT NULL,
    state_since timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    provider text NOT NULL,
    merchant_code text NOT NULL,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    reference text NOT NULL,
    notify_token text NOT NULL,
    checkout_id text,
    checkout_url text,
    transaction_id text,
    expires_at timestamp with time zone NOT NULL,
    locked_until timestamp with time zone,
    next_check_at timestamp with time zone,
    last_read_at timestamp with time zone,
    last_error text,
    refund_reason text,
    refund_due_at timestamp with time zone,
    reviewed_at timestamp with time zone,
    locked_by uuid,
    checked_by uuid,
    refund_target_cents integer DEFAULT 0 NOT NULL,
    refunded_cents integer DEFAULT 0 NOT NULL,
    refund_seen_cents integer DEFAULT 0 NOT NULL,
    refund_asked_cents integer,
    refund_requests integer DEFAULT 0 NOT NULL,
    refund_failures integer DEFAULT 0 NOT NULL,
    is_refunded_by_hand boolean DEFAULT false NOT NULL,
    refund_asked_at timestamp with time zone,
    is_refund_accepted boolean DEFAULT false NOT NULL,
    refund_absent_reads integer DEFAULT 0 NOT NULL,
    refund_doubts integer DEFAULT 0 NOT NULL,
    change_id uuid,
    CONSTRAINT payment_amount_in_euros CHECK (((amount_cents > 0) AND (currency = 'EUR'::text))),
    CONSTRAINT payment_asked_within_target CHECK (((refund_asked_cents >= 1) AND (refund_asked_cents <= refund_target_cents))),
    CONSTRAINT payment_provider_known CHECK ((provider = ANY (ARRAY['sumup'::text, 'simulator'::text, 'manual'::text]))),
    CONSTRAINT payment_refund_has_target CHECK (((refund_target_cents > 0) OR (state = ANY (ARRAY['creating'::text, 'pending'::text, 'completed'::text, 'failed'::text, 'expired'::text, 'review'::text])))),
    CONSTRAINT payment_refund_reason_known CHECK ((refund_reason = ANY (ARRAY['rejected booking'::text, 'cancelled booking'::text, 'second payment'::text, 'office'::text, 'ended change'::text, 'cheaper change'::text]))),
    CONSTRAINT payment_refund_within_amount CHECK (((0 <= refunded_cents) AND (refunded_cents <= refund_target_cents) AND (refund_target_cents <= amount_cents))),
    CONSTRAINT payment_state_known CHECK ((state = ANY (ARRAY['creating'::text, 'pending'::text, 'completed'::text, 'failed'::text, 'expired'::text, 'review'::text, 'refund_due'::text, 'refund_sent'::text, 'refunded'::text, 'refund_failed'::text])))
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.02');

CREATE TABLE payment_event (
    id integer NOT NULL,
    payment_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    source text NOT NULL,
    event text NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    admin text,
    facts jsonb,
    CONSTRAINT payment_event_event_known CHECK ((event = ANY (ARRAY['created'::text, 'create_unknown'::text, 'create_refused'::text, 'not_found'::text, 'paid'::text, 'paid_after_rejection'::text, 'paid_after_cancellation'::text, 'paid_after_change'::text, 'paid_twice'::text, 'paid_disputed'::text, 'review_dismissed'::text, 'read_pending'::text, 'read_failed'::text, 'read_expired'::text, 'unreadable'::text, 'deactivated'::text, 'not_deactivated'::text, 'booking_rejected'::text, 'booking_cancelled'::text, 'booking_changed'::text, 'refund_raised'::text, 'refund_begun'::text, 'refund_accepted'::text, 'refund_unknown'::text, 'refund_postponed'::text, 'refund_refused'::text, 'refund_under_way'::text, 'refund_part_seen'::text, 'refund_seen'::text, 'refund_seen_failed'::text, 'refund_not_made'::text, 'refund_late'::text, 'refund_asked_again'::text, 'refund_overdue'::text]))),
    CONSTRAINT payment_event_from_state_known CHECK ((from_state = ANY (ARRAY['creating'::text, 'pending'::text, 'completed'::text, 'failed'::text, 'expired'::text, 'review'::text, 'refund_due'::text, 'refund_sent'::text, 'refunded'::text, 'refund_failed'::text]))),
    CONSTRAINT payment_event_source_known CHECK ((source = ANY (ARRAY['booking'::text, 'browser'::text, 'sweep'::text, 'office'::text]))),
    CONSTRAINT payment_event_to_state_known CHECK ((to_state = ANY (ARRAY['creating'::text, 'pending'::text, 'completed'::text, 'failed'::text, 'expired'::text, 'review'::text, 'refund_due'::text, 'refund_sent'::text, 'refunded'::text, 'refund_failed'::text])))
);

CREATE SEQUENCE payment_event_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE payment_event_id_seq OWNED BY payment_event.id;

CREATE TABLE picture (
    id text NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    unused_since timestamp with time zone
);

CREATE TABLE picture_file (
    picture_id text NOT NULL,
    width integer NOT NULL,
    format text NOT NULL,
    content bytea NOT NULL
);

CREATE TABLE rate_count (
    key text NOT NULL,
    window_end timestamp with time zone NOT NULL,
    count integer NOT NULL
);

CREATE TABLE region (
    id uuid NOT NULL,
    name text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    endpoint_a_lat double precision,
    endpoint_a_lng double precision,
    endpoint_a_radius_km double precision,
    endpoint_b_lat double precision,
    endpoint_b_lng double precision,
    endpoint_b_radius_km double precision,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE server_process (
    id uuid NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE session (
    id_hash text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE simulated_payment (
    id text NOT NULL,
    reference text NOT NULL,
    document jsonb NOT NULL
);

CREATE TABLE stop_route (
    stop_id uuid NOT NULL,
    region_id uuid NOT NULL
);

CREATE TABLE stop_suggestion (
    id uuid NOT NULL,
    name text NOT NULL,
    image_url text NOT NULL,
    hourly_price_cents integer NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT stop_suggestion_priced CHECK ((hourly_price_cents > 0))
);

CREATE TABLE trip_event (
    id uuid NOT NULL,
    assignment_id uuid NOT NULL,
    no integer NOT NULL,
    type text NOT NULL,
    version integer,
    occurred_at timestamp with time zone NOT NULL,
    reported_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone NOT NULL,
    is_clock_off boolean DEFAULT false NOT NULL,
    source text NOT NULL,
    by text NOT NULL,
    note text,
    undoes uuid,
    outcome text NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    from_since timestamp with time zone,
    reason jsonb,
    CONSTRAINT trip_event_from_state_known CHECK ((from_state = ANY (ARRAY['offered'::text, 'accepted'::text, 'on_the_way'::text, 'at_pickup'::text, 'no_show_claimed'::text, 'on_board'::text, 'completed'::text, 'no_show'::text, 'released'::text]))),
    CONSTRAINT trip_event_outcome_known CHECK ((outcome = ANY (ARRAY['moved'::text, 'added'::text, 'outdated'::text, 'refused'::text]))),
    CONSTRAINT trip_event_source_known CHECK ((source = ANY (ARRAY['driver'::text, 'office'::text]))),
    CONSTRAINT trip_event_to_state_known CHECK ((to_state = ANY (ARRAY['offered'::text, 'accepted'::text, 'on_the_way'::text, 'at_pickup'::text, 'no_show_claimed'::text, 'on_board'::text, 'completed'::text, 'no_show'::text, 'released'::text]))),
    CONSTRAINT trip_event_type_known CHECK ((type = ANY (ARRAY['accept'::text, 'decline'::text, 'on_the_way'::text, 'arrived'::text, 'contact_attempt'::text, 'no_show'::text, 'no_show_confirmed'::text, 'no_show_refused'::text, 'on_board'::text, 'completed'::text, 'undo'::text]))),
    CONSTRAINT trip_event_undo_of_one CHECK (((type = 'undo'::text) = (undoes IS NOT NULL)))
);

CREATE TABLE trip_notification (
    booking_id uuid NOT NULL,
    car_no integer NOT NULL,
    told jsonb,
    messages integer DEFAULT 0 NOT NULL,
    check_at timestamp with time zone
);

CREATE TABLE trip_proof (
    id uuid NOT NULL,
    assignment_id uuid NOT NULL,
    taken_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone NOT NULL,
    sha256 text NOT NULL,
    content bytea NOT NULL,
    delete_after timestamp with time zone NOT NULL
);

CREATE TABLE uncounted_step (
    id uuid NOT NULL,
    holder uuid NOT NULL,
    key text NOT NULL,
    driver_id uuid,
    assignment_id uuid,
    code text NOT NULL,
    type text,
    note text,
    received_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    settled_by text
);

CREATE TABLE vehicle_pricing (
    id uuid NOT NULL,
    vehicle_name text NOT NULL,
    service_type text NOT NULL,
    minimum_fare_cents integer,
    price_per_km_cents integer,
    hourly_rate_cents integer,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT vehicle_pricing_fields_of_type CHECK ((((service_type = 'hourly'::text) AND (hourly_rate_cents >= 0) AND (minimum_fare_cents IS NULL) AND (price_per_km_cents IS NULL)) OR ((service_type = 'point-to-point'::text) AND (hourly_rate_cents IS NULL) AND (minimum_fare_cents >= 0) AND (price_per_km_cents >= 0))))
);

CREATE TABLE webhook (
    id uuid NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    events jsonb NOT NULL,
    enabled boolean NOT NULL,
    gone_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL,
    secret text NOT NULL,
    old_secret text,
    old_secret_until timestamp with time zone,
    api_key_id uuid,
    failing_since timestamp with time zone,
    contact_email text,
    CONSTRAINT webhook_gone_is_off CHECK (((gone_at IS NULL) OR (NOT enabled))),
    CONSTRAINT webhook_old_secret_ends CHECK (((old_secret IS NULL) = (old_secret_until IS NULL)))
);

CREATE TABLE webhook_delivery (
    id uuid NOT NULL,
    webhook_id uuid NOT NULL,
    dedupe_key text NOT NULL,
    message_id text NOT NULL,
    type text NOT NULL,
    booking_number text,
    body text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    run_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone,
    done_at timestamp with time zone,
    dead_at timestamp with time zone,
    last_error text,
    locked_by uuid
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.02');

ALTER TABLE audit_entry ALTER COLUMN sequence SET DEFAULT nextval('audit_entry_sequence_seq'::regclass);

ALTER TABLE delivery_attempt ALTER COLUMN id SET DEFAULT nextval('delivery_attempt_id_seq'::regclass);

ALTER TABLE payment_event ALTER COLUMN id SET DEFAULT nextval('payment_event_id_seq'::regclass);

ALTER TABLE admin_user
    ADD CONSTRAINT admin_user_pkey PRIMARY KEY (id);

ALTER TABLE admin_user
    ADD CONSTRAINT admin_user_username_unique UNIQUE (username);

ALTER TABLE api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (id);

ALTER TABLE api_key_secret
    ADD CONSTRAINT api_key_secret_pkey PRIMARY KEY (hash);

ALTER TABLE api_key_usage
    ADD CONSTRAINT api_key_usage_pkey PRIMARY KEY (key_id, day);

ALTER TABLE assignment
    ADD CONSTRAINT assignment_car_once EXCLUDE USING gist (car_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (((released_at IS NULL) AND (car_id IS NOT NULL))) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE assignment
    ADD CONSTRAINT assignment_driver_once EXCLUDE USING gist (driver_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (((released_at IS NULL) AND (driver_id IS NOT NULL))) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE assignment
    ADD CONSTRAINT assignment_pkey PRIMARY KEY (id);

ALTER TABLE audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);

ALTER TABLE blackout
    ADD CONSTRAINT blackout_pkey PRIMARY KEY (id);

ALTER TABLE block
    ADD CONSTRAINT block_pkey PRIMARY KEY (id);

ALTER TABLE booking_change
    ADD CONSTRAINT booking_change_pkey PRIMARY KEY (id);

ALTER TABLE booking_note
    ADD CONSTRAINT booking_note_pkey PRIMARY KEY (id);

ALTER TABLE booking
    ADD CONSTRAINT booking_number_unique UNIQUE (number);

ALTER TABLE booking
    ADD CONSTRAINT booking_pkey PRIMARY KEY (id);

ALTER TABLE calendar_link
    ADD CONSTRAINT calendar_link_pkey PRIMARY KEY (id);

ALTER TABLE calendar_link
    ADD CONSTRAINT calendar_link_token_hash_unique UNIQUE (token_hash);

ALTER TABLE capacity_setting
    ADD CONSTRAINT capacity_setting_pkey PRIMARY KEY (vehicle_id);

ALTER TABLE capacity_version
    ADD CONSTRAINT capacity_version_pkey PRIMARY KEY (id);

ALTER TABLE car_commitment
    ADD CONSTRAINT car_commitment_pkey PRIMARY KEY (id);

ALTER TABLE car
    ADD CONSTRAINT car_pkey PRIMARY KEY (id);

ALTER TABLE car
    ADD CONSTRAINT car_plate_key_unique UNIQUE (plate_key);

ALTER TABLE delivery_attempt
    ADD CONSTRAINT delivery_attempt_pkey PRIMARY KEY (id);

ALTER TABLE driver_link
    ADD CONSTRAINT driver_link_pkey PRIMARY KEY (id);

ALTER TABLE driver_link
    ADD CONSTRAINT driver_link_token_hash_unique UNIQUE (token_hash);

ALTER TABLE driver
    ADD CONSTRAINT driver_pkey PRIMARY KEY (id);

ALTER TABLE enquiry
    ADD CONSTRAINT enquiry_pkey PRIMARY KEY (id);

ALTER TABLE enquiry
    ADD CONSTRAINT enquiry_reference_unique UNIQUE (reference);

ALTER TABLE enquiry_reply
    ADD CONSTRAINT enquiry_reply_offer_id_unique UNIQUE (offer_id);

ALTER TABLE enquiry_reply
    ADD CONSTRAINT enquiry_reply_pkey PRIMARY KEY (id);

ALTER TABLE firm
    ADD CONSTRAINT firm_pkey PRIMARY KEY (id);

ALTER TABLE idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (scope, key);

ALTER TABLE known_caller
    ADD CONSTRAINT known_caller_pkey PRIMARY KEY (name, caller);

ALTER TABLE link_request
    ADD CONSTRAINT link_request_pkey PRIMARY KEY (id);

ALTER TABLE luggage_capacity
    ADD CONSTRAINT luggage_capacity_once UNIQUE (vehicle_id, config);

ALTER TABLE luggage_capacity
    ADD CONSTRAINT luggage_capacity_pkey PRIMARY KEY (id);

ALTER TABLE offer
    ADD CONSTRAINT offer_booking_id_unique UNIQUE (booking_id);

ALTER TABLE offer
    ADD CONSTRAINT offer_pkey PRIMARY KEY (id);

ALTER TABLE outbox
    ADD CONSTRAINT outbox_dedupe_key_unique UNIQUE (dedupe_key);

ALTER TABLE outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE payment
    ADD CONSTRAINT payment_attempt_once UNIQUE (booking_id, attempt);

ALTER TABLE payment
    ADD CONSTRAINT payment_checkout_id_unique UNIQUE (checkout_id);

ALTER TABLE payment_event
    ADD CONSTRAINT payment_event_pkey PRIMARY KEY (id);

ALTER TABLE payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (id);

ALTER TABLE payment
    ADD CONSTRAINT payment_reference_unique UNIQUE (reference);

ALTER TABLE payment
    ADD CONSTRAINT payment_transaction_id_unique UNIQUE (transaction_id);

ALTER TABLE picture_file
    ADD CONSTRAINT picture_file_pkey PRIMARY KEY (picture_id, width, format);

ALTER TABLE picture
    ADD CONSTRAINT picture_pkey PRIMARY KEY (id);

ALTER TABLE rate_count
    ADD CONSTRAINT rate_count_pkey PRIMARY KEY (key, window_end);

ALTER TABLE region
    ADD CONSTRAINT region_pkey PRIMARY KEY (id);

ALTER TABLE server_process
    ADD CONSTRAINT server_process_pkey PRIMARY KEY (id);

ALTER TABLE session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id_hash);

ALTER TABLE simulated_payment
    ADD CONSTRAINT simulated_payment_pkey PRIMARY KEY (id);

ALTER TABLE simulated_payment
    ADD CONSTRAINT simulated_payment_reference_unique UNIQUE (reference);

ALTER TABLE stop_route
    ADD CONSTRAINT stop_route_pkey PRIMARY KEY (stop_id, region_id);

ALTER TABLE stop_suggestion
    ADD CONSTRAINT stop_suggestion_pkey PRIMARY KEY (id);

ALTER TABLE trip_event
    ADD CONSTRAINT trip_event_in_order UNIQUE (assignment_id, no);

ALTER TABLE trip_event
    ADD CONSTRAINT trip_event_pkey PRIMARY KEY (id);

ALTER TABLE trip_notification
    ADD CONSTRAINT trip_notification_pkey PRIMARY KEY (booking_id, car_no);

ALTER TABLE trip_proof
    ADD CONSTRAINT trip_proof_pkey PRIMARY KEY (id);

ALTER TABLE uncounted_step
    ADD CONSTRAINT uncounted_step_once UNIQUE (holder, key);

ALTER TABLE uncounted_step
    ADD CONSTRAINT uncounted_step_pkey PRIMARY KEY (id);

ALTER TABLE vehicle_pricing
    ADD CONSTRAINT vehicle_pricing_pkey PRIMARY KEY (id);

ALTER TABLE webhook_delivery
    ADD CONSTRAINT webhook_delivery_once UNIQUE (webhook_id, dedupe_key);

ALTER TABLE webhook_delivery
    ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (id);

ALTER TABLE webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX api_key_name_in_use ON api_key USING btree (lower(name)) WHERE (revoked_at IS NULL);

CREATE INDEX api_key_secret_of_key ON api_key_secret USING btree (key_id, created_at);

CREATE UNIQUE INDEX api_key_secret_one_current ON api_key_secret USING btree (key_id) WHERE (ends_at IS NULL);

CREATE INDEX assignment_of_booking ON assignment USING btree (booking_id, car_no);

CREATE INDEX assignment_of_driver ON assignment USING btree (driver_id, ends_at);

CREATE INDEX assignment_standing ON assignment USING btree (starts_at, ends_at) WHERE (released_at IS NULL);

CREATE UNIQUE INDEX assignment_stands_once ON assignment USING btree (booking_id, car_no) WHERE (released_at IS NULL);

CREATE INDEX audit_entry_of_subject ON audit_entry USING btree (subject, subject_id, at);

CREATE INDEX blackout_by_end ON blackout USING btree (ends_at);

CREATE INDEX block_of_car ON block USING btree (car_id, ends_at);

CREATE INDEX block_of_driver ON block USING btree (driver_id, ends_at);

CREATE INDEX booking_by_instant ON booking USING btree (pickup_at, id);

CREATE INDEX booking_by_pickup ON booking USING btree (pickup_date, status, created_at, id);

CREATE INDEX booking_cancelled ON booking USING btree (created_at, id) WHERE (cancelled_at IS NOT NULL);

CREATE INDEX booking_change_of_booking ON booking_change USING btree (booking_id, created_at);

CREATE UNIQUE INDEX booking_change_one_open ON booking_change USING btree (booking_id) WHERE (state = ANY (ARRAY['awaiting_payment'::text, 'open'::text]));

CREATE INDEX booking_change_to_end ON booking_change USING btree (expires_at) WHERE (state = ANY (ARRAY['awaiting_payment'::text, 'open'::text]));

CREATE INDEX booking_confirmed_by_pickup ON booking USING btree (pickup_at) WHERE (status = 'confirmed'::text);

CREATE INDEX booking_flagged ON booking USING btree (created_at, id) WHERE (flags IS NOT NULL);

CREATE INDEX booking_newest_first ON booking USING btree (created_at, id);

CREATE INDEX booking_note_of_booking ON booking_note USING btree (booking_id, at);

CREATE INDEX booking_of_email ON booking USING btree (lower(customer_email));

CREATE INDEX booking_of_key ON booking USING btree (api_key_id, updated_at, id) WHERE (api_key_id IS NOT NULL);

CREATE INDEX booking_of_reference ON booking USING btree (api_key_id, reference) WHERE (reference IS NOT NULL);

CREATE INDEX booking_of_status ON booking USING btree (status, created_at, id);

CREATE INDEX booking_search ON booking USING gin (search_text gin_trgm_ops, search_number gin_trgm_ops);

CREATE INDEX booking_unpaid ON booking USING btree (created_at, id) WHERE ((status <> 'rejected'::text) AND (cancelled_at IS NULL) AND (payment_method = 'sumup'::text) AND (payment_status = ANY (ARRAY['pending'::text, 'failed'::text])));

CREATE INDEX car_commitment_held ON car_commitment USING gist (vehicle_id, tstzrange(starts_at, ends_at, '[]'::text)) WHERE (released_at IS NULL);

CREATE INDEX car_commitment_of_booking ON car_commitment USING btree (booking_id);

CREATE INDEX delivery_attempt_of_delivery ON delivery_attempt USING btree (delivery_id, id);

CREATE UNIQUE INDEX driver_link_works_once ON driver_link USING btree (COALESCE(driver_id, assignment_id)) WHERE (revoked_at IS NULL);

CREATE INDEX enquiry_newest_first ON enquiry USING btree (created_at, id);

CREATE INDEX enquiry_reply_of_enquiry ON enquiry_reply USING btree (enquiry_id, created_at);

CREATE INDEX outbox_by_age ON outbox USING brin (created_at);

CREATE INDEX outbox_given_up ON outbox USING btree (created_at, id) WHERE ((done_at IS NULL) AND (dead_at IS NOT NULL));

CREATE INDEX outbox_locked ON outbox USING btree (locked_by) WHERE (locked_by IS NOT NULL);

CREATE INDEX outbox_of_booking ON outbox USING btree (booking_id);

CREATE INDEX outbox_open ON outbox USING btree (run_at) WHERE ((done_at IS NULL) AND (dead_at IS NULL));

CREATE INDEX payment_checked ON payment USING btree (checked_by) WHERE (checked_by IS NOT NULL);

CREATE INDEX payment_event_of_payment ON payment_event USING btree (payment_id, id);

CREATE INDEX payment_locked ON payment USING btree (locked_by) WHERE (locked_by IS NOT NULL);

CREATE UNIQUE INDEX payment_one_kept ON payment USING btree (booking_id, change_id) NULLS NOT DISTINCT WHERE ((state = ANY (ARRAY['completed'::text, 'refund_due'::text, 'refund_sent'::text, 'refunded'::text, 'refund_failed'::text])) AND (refund_target_cents < amount_cents));

CREATE UNIQUE INDEX payment_one_open ON payment USING btree (booking_id, change_id) NULLS NOT DISTINCT WHERE (state = ANY (ARRAY['creating'::text, 'pending'::text]));

CREATE INDEX payment_to_check ON payment USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);

CREATE INDEX payment_to_settle ON payment USING btree (booking_id) WHERE (state = ANY (ARRAY['review'::text, 'refund_failed'::text]));

CREATE INDEX payment_unsettled ON payment USING btree (state) WHERE (state = ANY (ARRAY['creating'::text, 'pending'::text, 'review'::text, 'refund_due'::text, 'refund_sent'::text, 'refund_failed'::text]));

CREATE INDEX rate_count_ended ON rate_count USING btree (window_end);

CREATE UNIQUE INDEX region_name_once ON region USING btree (lower(name));

CREATE INDEX trip_event_declined ON trip_event USING btree (assignment_id) WHERE (type = 'decline'::text);

CREATE INDEX trip_notification_to_check ON trip_notification USING btree (check_at) WHERE (check_at IS NOT NULL);

CREATE INDEX trip_proof_delete_after_index ON trip_proof USING btree (delete_after);

CREATE INDEX trip_proof_of_assignment ON trip_proof USING btree (assignment_id);

CREATE INDEX uncounted_step_open ON uncounted_step USING btree (received_at) WHERE (settled_at IS NULL);

CREATE UNIQUE INDEX vehicle_pricing_once ON vehicle_pricing USING btree (lower(vehicle_name), service_type);

CREATE INDEX webhook_delivery_by_age ON webhook_delivery USING btree (created_at);

CREATE INDEX webhook_delivery_given_up ON webhook_delivery USING btree (webhook_id, created_at, id) WHERE ((done_at IS NULL) AND (dead_at IS NOT NULL));

CREATE INDEX webhook_delivery_in_hand ON webhook_delivery USING btree (webhook_id, locked_until) WHERE (locked_until IS NOT NULL);

CREATE INDEX webhook_delivery_locked ON webhook_delivery USING btree (locked_by) WHERE (locked_by IS NOT NULL);

CREATE INDEX webhook_delivery_newest_first ON webhook_delivery USING btree (webhook_id, created_at, id);

CREATE INDEX webhook_delivery_open ON webhook_delivery USING btree (webhook_id, run_at) WHERE ((done_at IS NULL) AND (dead_at IS NULL));

CREATE INDEX webhook_of_key ON webhook USING btree (api_key_id);

CREATE TRIGGER check_trip AFTER INSERT OR UPDATE ON assignment FOR EACH ROW EXECUTE FUNCTION assignment_check_trip_fn();

CREATE TRIGGER check_trip_of_event AFTER INSERT ON trip_event FOR EACH ROW EXECUTE FUNCTION trip_event_check_trip_of_event_fn();

CREATE TRIGGER check_trips AFTER UPDATE ON car FOR EACH ROW EXECUTE FUNCTION car_check_trips_fn();

CREATE TRIGGER check_trips AFTER UPDATE ON driver FOR EACH ROW EXECUTE FUNCTION driver_check_trips_fn();

CREATE TRIGGER renew_capacity_version AFTER INSERT OR DELETE OR UPDATE ON blackout FOR EACH STATEMENT EXECUTE FUNCTION blackout_renew_capacity_version_fn();

CREATE TRIGGER renew_capacity_version AFTER INSERT OR DELETE OR UPDATE ON block FOR EACH STATEMENT EXECUTE FUNCTION block_renew_capacity_version_fn();

CREATE TRIGGER renew_capacity_version AFTER INSERT OR DELETE OR UPDATE ON capacity_setting FOR EACH STATEMENT EXECUTE FUNCTION capacity_setting_renew_capacity_version_fn();

CREATE TRIGGER renew_capacity_version AFTER INSERT OR DELETE OR UPDATE ON car FOR EACH STATEMENT EXECUTE FUNCTION car_renew_capacity_version_fn();

CREATE TRIGGER renew_capacity_version_truncated AFTER TRUNCATE ON blackout FOR EACH STATEMENT EXECUTE FUNCTION blackout_renew_capacity_version_fn();

CREATE TRIGGER renew_capacity_version_truncated AFTER TRUNCATE ON block FOR EACH STATEMENT EXECUTE FUNCTION block_renew_capacity_version_fn();

CREATE TRIGGER renew_capacity_version_truncated AFTER TRUNCATE ON capacity_setting FOR EACH STATEMENT EXECUTE FUNCTION capacity_setting_renew_capacity_version_fn();

CREATE TRIGGER renew_capacity_version_truncated AFTER TRUNCATE ON car FOR EACH STATEMENT EXECUTE FUNCTION car_renew_capacity_version_fn();

CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON booking FOR EACH ROW EXECUTE FUNCTION booking_touch_fn();

ALTER TABLE api_key_secret
    ADD CONSTRAINT api_key_secret_key_id_foreign FOREIGN KEY (key_id) REFERENCES api_key(id);

ALTER TABLE api_key_usage
    ADD CONSTRAINT api_key_usage_key_id_foreign FOREIGN KEY (key_id) REFERENCES api_key(id);

ALTER TABLE assignment
    ADD CONSTRAINT assignment_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES booking(id);

ALTER TABLE assignment
    ADD CONSTRAINT assignment_car_id_foreign FOREIGN KEY (car_id) REFERENCES car(id);

ALTER TABLE assignment
    ADD CONSTRAINT assignment_driver_id_foreign FOREIGN KEY (driver_id) REFERENCES driver(id);

ALTER TABLE block
    ADD CONSTRAINT block_car_id_foreign FOREIGN KEY (car_id) REFERENCES car(id);

ALTER TABLE block
    ADD CONSTRAINT block_driver_id_foreign FOREIGN KEY (driver_id) REFERENCES driver(id);

ALTER TABLE booking
    ADD CONSTRAINT booking_api_key_id_foreign FOREIGN KEY (api_key_id) REFERENCES api_key(id);

ALTER TABLE booking_change
    ADD CONSTRAINT booking_change_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES booking(id);

ALTER TABLE booking_note
    ADD CONSTRAINT booking_note_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES booking(id);

ALTER TABLE car_commitment
    ADD CONSTRAINT car_commitment_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES booking(id);

ALTER TABLE delivery_attempt
    ADD CONSTRAINT delivery_attempt_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES webhook_delivery(id) ON DELETE CASCADE;

ALTER TABLE driver_link
    ADD CONSTRAINT driver_link_assignment_id_foreign FOREIGN KEY (assignment_id) REFERENCES assignment(id);

ALTER TABLE driver_link
    ADD CONSTRAINT driver_link_driver_id_foreign FOREIGN KEY (driver_id) REFERENCES driver(id);

ALTER TABLE driver
    ADD CONSTRAINT driver_usual_car_id_foreign FOREIGN KEY (usual_car_id) REFERENCES car(id);

ALTER TABLE enquiry_reply
    ADD CONSTRAINT enquiry_reply_enquiry_id_foreign FOREIGN KEY (enquiry_id) REFERENCES enquiry(id);

ALTER TABLE enquiry_reply
    ADD CONSTRAINT enquiry_reply_offer_id_foreign FOREIGN KEY (offer_id) REFERENCES offer(id);

ALTER TABLE offer
    ADD CONSTRAINT offer_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES booking(id);

ALTER TABLE outbox
    ADD CONSTRAINT outbox_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES booking(id);

ALTER TABLE outbox
    ADD CONSTRAINT outbox_enquiry_id_foreign FOREIGN KEY (enquiry_id) REFERENCES enquiry(id);

ALTER TABLE outbox
    ADD CONSTRAINT outbox_webhook_id_foreign FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE;

ALTER TABLE payment
    ADD CONSTRAINT payment_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES booking(id);

ALTER TABLE payment
    ADD CONSTRAINT payment_change_id_foreign FOREIGN KEY (change_id) REFERENCES booking_change(id);

ALTER TABLE payment_event
    ADD CONSTRAINT payment_event_payment_id_foreign FOREIGN KEY (payment_id) REFERENCES payment(id);

ALTER TABLE picture_file
    ADD CONSTRAINT picture_file_picture_id_foreign FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE CASCADE;

ALTER TABLE stop_route
    ADD CONSTRAINT stop_route_region_id_foreign FOREIGN KEY (region_id) REFERENCES region(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE stop_route
    ADD CONSTRAINT stop_route_stop_id_foreign FOREIGN KEY (stop_id) REFERENCES stop_suggestion(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE trip_event
    ADD CONSTRAINT trip_event_assignment_id_foreign FOREIGN KEY (assignment_id) REFERENCES assignment(id);

ALTER TABLE trip_notification
    ADD CONSTRAINT trip_notification_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES booking(id);

ALTER TABLE trip_proof
    ADD CONSTRAINT trip_proof_assignment_id_foreign FOREIGN KEY (assignment_id) REFERENCES assignment(id);

ALTER TABLE uncounted_step
    ADD CONSTRAINT uncounted_step_assignment_id_foreign FOREIGN KEY (assignment_id) REFERENCES assignment(id);

ALTER TABLE uncounted_step
    ADD CONSTRAINT uncounted_step_driver_id_foreign FOREIGN KEY (driver_id) REFERENCES driver(id);

ALTER TABLE webhook
    ADD CONSTRAINT webhook_api_key_id_foreign FOREIGN KEY (api_key_id) REFERENCES api_key(id);

ALTER TABLE webhook_delivery
    ADD CONSTRAINT webhook_delivery_webhook_id_foreign FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE;
