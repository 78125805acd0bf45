import { Migration } from '@mikro-orm/migrations'

/** What drivers have to know, and why a trip is no longer theirs, is stored once: by code where there is one. */
export class Migration0121NewsByCode extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `update assignment set changed = null where news is not null and changed is not null`,
  `update assignment
     set release_reason = case
       when release_code <> 'declined' or release_reason = 'Declined: no reason given' then null
       when release_reason like 'Declined: %' then substr(release_reason, length('Declined: ') + 1)
       else release_reason
     end
     where release_code is not null`,
]
