import { Migrator } from '@mikro-orm/migrations'
import { expect } from 'vitest'
import { migrate } from '../../src/server/schema/migrate.ts'
import { migrations } from '../../src/server/schema/migrations/index.ts'
import { EARLIER_MIGRATIONS } from '../support/earlier-migrations.ts'
import { test } from '../support/test.ts'

/** Changes that a release that only adds never makes to a table of the release before, each with the pattern that finds it. */
const TAKES_AWAY: readonly (readonly [what: string, RegExp])[] = [
  ['a name', /\brename\b/i],
  ['a part', /\bdrop\s+(?!not null\b|default\b)/i],
  ['a type', /\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b/i],
  [
    'what may be empty',
    /\bset\s+not\s+null\b|\badd\s+(?:column\s+)?(?!constraint)\w+[^,]*\bnot\s+null\b(?![^,]*\bdefault\b)/i,
  ],
]
/**
 * A check that takes more values, or an exclusion that leaves out more rows, than the one of its name before: a table can be
 * told so only in this way.
 */
const REPLACED = /drop\s+constraint\s+(\w+),\s*add\s+constraint\s+\1\s+(check|exclude)\b/i
/** A unique index that no query reads by: without it a table takes more than before. */
const LETS_IN_MORE = /^drop index api_key_name_in_use$/
const HOLDS_WRITERS: readonly (readonly [what: string, RegExp])[] = [
  ['an index that is not made concurrently', /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b)/i],
  [
    'a constraint that is checked at once',
    /\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key)\b(?![^;]*\bnot\s+valid\b)/i,
  ],
  ['a look at every row while the table is held', /\bvalidate\s+constraint\b/i],
]

/** Lists the problems with the statements of a migration of this name. */
function problemsOf(name: string, statements: readonly string[]): string[] {
  const phase = /^\d{4}-(expand|contract)-/.exec(name)?.[1]
  if (!phase) return [`${name} says neither expand nor contract`]
  const made = new Set(
    statements.flatMap((sql) => /create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/i.exec(sql)?.[1] ?? []),
  )
  const isOfNew = (sql: string) =>
    [...made].some((table) => new RegExp(`\\b(?:on|table)\\s+"?${table}\\b`, 'i').test(sql))
  const late = isLockedLate(statements, made)
    ? ['booking is locked after a table that its rows refer to']
    : []
  const forbidden = phase === 'expand' ? [...TAKES_AWAY, ...HOLDS_WRITERS] : HOLDS_WRITERS
  return statements
    .filter((sql) => !isOfNew(sql) && !LETS_IN_MORE.test(sql))
    .map((sql) => sql.replace(REPLACED, 'add constraint $1 $2'))
    .flatMap((sql) => forbidden.flatMap(([what, pattern]) => (pattern.test(sql) ? [`${what}: ${sql}`] : [])))
    .concat(late)
}

/**
 * Who stores a booking holds that table, and then asks for those that its row refers to: a migration that held one of them
 * and waited for the bookings would wait for ever. A partner is locked before its booking (docs/architecture.md).
 */
function isLockedLate(statements: readonly string[], made: ReadonlySet<string>): boolean {
  const altered = statements.flatMap((sql) => /^\s*alter\s+table\s+"?(\w+)/i.exec(sql)?.[1] ?? [])
  const before = altered.slice(0, Math.max(0, altered.indexOf('booking')))
  return before.some((table) => table !== 'partner' && !made.has(table))
}

test('each migration after the baseline adds or takes away as its name says, and holds no writers', async ({
  app,
}) => {
  const { orm } = app.database
  expect(orm.migrator).toBeInstanceOf(Migrator)
  for (const { name, class: Kind } of migrations.slice(1)) {
    const migration = new Kind(orm.em.getDriver(), orm.em.config)
    await migration.up()
    const statements = migration.getQueries().map(String)
    expect(problemsOf(name, statements)).toEqual([])
  }
})

test.for([
  ['0201-expand-a', 'alter table booking rename column notes to remarks'],
  ['0201-expand-a', 'alter table booking drop column notes'],
  ['0201-expand-a', 'drop index booking_search'],
  ['0201-expand-a', 'alter table booking alter column notes type varchar(20)'],
  ['0201-expand-a', 'alter table booking alter column notes set not null'],
  ['0201-expand-a', 'alter table booking add column gate text not null'],
  ['0201-expand-a', 'alter table booking add constraint c check (passengers > 0)'],
  ['0201-expand-a', 'alter table booking drop constraint c, add constraint d check (true) not valid'],
  ['0201-expand-a', 'alter table booking drop constraint c, add constraint c check (true)'],
  ['0201-expand-a', 'create index booking_of_gate on booking (gate)'],
  ['0201-expand-a', 'alter table booking validate constraint c'],
  ['0202-contract-a', 'create unique index booking_of_gate on booking (gate)'],
  ['0202-a', 'select 1'],
] as const)('%s with "%s" would be refused', ([name, sql]) => {
  expect(problemsOf(name, [sql])).toHaveLength(1)
})

test('a migration that locks the bookings after another table would be refused', () => {
  const [key, booking] = [
    'alter table api_key add column hall text',
    'alter table booking add column hall text',
  ]
  expect(problemsOf('0201-expand-a', [key, booking])).toHaveLength(1)
  expect(problemsOf('0201-expand-a', [booking, key])).toEqual([])
})

test.for([
  [
    '0201-expand-a',
    [
      'alter table booking add column gate text',
      `alter table booking add column hall text not null default ''`,
    ],
  ],
  ['0201-expand-a', ['create table gate (id uuid primary key)', 'create index gate_of_id on gate (id)']],
  ['0201-expand-a', ['create index concurrently booking_of_gate on booking (gate)']],
  ['0201-expand-a', ['alter table booking add constraint c check (passengers > 0) not valid']],
  [
    '0201-expand-a',
    [`alter table booking drop constraint c, add constraint c check (gate in ('a', 'b')) not valid`],
  ],
  [
    '0201-expand-a',
    ['alter table booking drop constraint c, add constraint c exclude (gate with =) where (not is_open)'],
  ],
  ['0202-contract-a', ['alter table booking drop column notes']],
] as const)('%s with %j would be taken', ([name, statements]) => {
  expect(problemsOf(name, statements)).toEqual([])
})

const namesIn = async (em: { execute(sql: string): Promise<{ name: string }[]> }) =>
  (await em.execute('select name from migration')).map(({ name }) => name)

test('a database that has had all migrations of before the first release goes on as it is', async ({
  open,
}) => {
  const app = await open()
  const { orm } = app.database
  const em = orm.em.fork()
  const prices = () => em.execute('select id from vehicle_pricing order by id')
  const before = await prices()
  await em.execute(`delete from migration where name = '0200-baseline'`)
  for (const name of EARLIER_MIGRATIONS) await em.execute('insert into migration (name) values (?)', [name])
  await migrate(orm)
  await migrate(orm)
  const expected = [...EARLIER_MIGRATIONS, ...migrations.map(({ name }) => name)]
  expect((await namesIn(em)).toSorted()).toEqual(expected.toSorted())
  expect(await prices()).toEqual(before)
})

test('a database that has had only some of them is refused, and told what brings it up to date', async ({
  open,
}) => {
  const { orm } = (await open()).database
  const em = orm.em.fork()
  await em.execute(`delete from migration`)
  for (const name of EARLIER_MIGRATIONS.slice(0, -1))
    await em.execute('insert into migration (name) values (?)', [name])
  await expect(migrate(orm)).rejects.toThrow(
    /^The database is older than release 1\.0\.0\. Start commit [0-9a-f]{12} on it once, and then this release\.$/,
  )
  expect((await namesIn(em)).toSorted()).toEqual(EARLIER_MIGRATIONS.slice(0, -1))
})

test('what a newer release has added is left alone, and what it has taken away is refused', async ({
  open,
}) => {
  const { orm } = (await open()).database
  const em = orm.em.fork()
  await em.execute(`insert into migration (name) values ('9001-expand-gates')`)
  await migrate(orm)
  await em.execute(`insert into migration (name) values ('9002-contract-notes')`)
  await expect(migrate(orm)).rejects.toThrow(
    'The database has been migrated by a newer release (9002-contract-notes).',
  )
})

test('two processes that start at once migrate once', async ({ open }) => {
  const { orm } = (await open()).database
  const em = orm.em.fork()
  await em.execute(`delete from migration where name = '0200-baseline'`)
  for (const name of EARLIER_MIGRATIONS) await em.execute('insert into migration (name) values (?)', [name])
  await Promise.all([migrate(orm), migrate(orm)])
  expect((await namesIn(em)).filter((name) => name === '0200-baseline')).toHaveLength(1)
})
