import { Migration } from '@mikro-orm/migrations'

/** The links of drivers' phones, and the photos that they send. */
export class Migration0084DriverLinks extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table driver_link (
    id uuid not null,
    driver_id uuid null,
    assignment_id uuid null,
    token_hash text not null,
    created_at timestamptz not null,
    created_by text not null,
    expires_at timestamptz not null,
    last_used_at timestamptz null,
    revoked_at timestamptz null,
    primary key (id)
  )`,
  `alter table driver_link add constraint driver_link_token_hash_unique unique (token_hash)`,
  `alter table driver_link add constraint driver_link_driver_id_foreign foreign key (driver_id) references driver (id)`,
  `alter table driver_link add constraint driver_link_assignment_id_foreign foreign key (assignment_id) references assignment (id)`,
  `alter table driver_link add constraint driver_link_of_one check ((driver_id is null) <> (assignment_id is null))`,
  `create unique index driver_link_works_once on driver_link (coalesce(driver_id, assignment_id)) where revoked_at is null`,
  `create table trip_proof (
    id uuid not null,
    assignment_id uuid not null,
    taken_at timestamptz not null,
    received_at timestamptz not null,
    sha256 text not null,
    content bytea not null,
    delete_after timestamptz not null,
    primary key (id)
  )`,
  `create index trip_proof_of_assignment on trip_proof (assignment_id)`,
  `create index trip_proof_delete_after_index on trip_proof (delete_after)`,
  `alter table trip_proof add constraint trip_proof_assignment_id_foreign foreign key (assignment_id) references assignment (id)`,
]
