import { Migration } from '@mikro-orm/migrations'

/** What drivers collect, and hand over. */
export class Migration0222ExpandCash extends Migration {
  override up(): void {
    this.addSql(`create table cash_entry (
      id uuid not null primary key,
      driver_id uuid not null,
      assignment_id uuid,
      kind text not null,
      method text not null,
      amount_cents integer not null,
      owed_cents integer,
      at timestamptz not null,
      by text not null,
      note text,
      constraint cash_entry_kind_known check (kind in ('collected', 'taken_back', 'handed_over')),
      constraint cash_entry_method_known check (method in ('cash', 'card', 'not_paid')),
      constraint cash_entry_of_one check ((kind = 'handed_over') = (assignment_id is null)),
      constraint cash_entry_driver_id_foreign foreign key (driver_id) references driver (id),
      constraint cash_entry_assignment_id_foreign foreign key (assignment_id) references assignment (id)
    )`)
    this.addSql('create index cash_entry_of_trip on cash_entry (assignment_id)')
    this.addSql('create index cash_entry_of_driver on cash_entry (driver_id, at)')
  }
}
