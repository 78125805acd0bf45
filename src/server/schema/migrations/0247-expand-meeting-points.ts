import { Migration } from '@mikro-orm/migrations'

/** Where guests are met, and that they have said to be there. */
export class Migration0247ExpandMeetingPoints extends Migration {
  override up(): void {
    this.addSql(`create table meeting_point (
      id uuid not null primary key,
      name text not null,
      airport text,
      latitude double precision not null,
      longitude double precision not null,
      text_en text not null,
      text_pt text not null,
      text_es text not null,
      image_url text,
      exits jsonb not null,
      version integer not null default 1,
      constraint meeting_point_of_airport unique (airport)
    )`)
    this.addSql('alter table booking add column guest_here_at timestamptz, add column guest_here_exit text')
  }
}
