import { Migration } from '@mikro-orm/migrations'

/** What the office uploads, in the sizes and formats that pages load. */
export class Migration0061Pictures extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table picture (
    id text primary key,
    uploaded_at timestamptz not null,
    unused_since timestamptz
  )`,
  `create table picture_file (
    picture_id text not null
      constraint picture_file_picture_id_foreign references picture (id) on delete cascade,
    width int not null,
    format text not null,
    content bytea not null,
    primary key (picture_id, width, format)
  )`,
]
