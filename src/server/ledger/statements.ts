import type {
  listStatementLines as linesEndpoint,
  listStatements as listEndpoint,
  PartnerMoney,
  readStatement as readEndpoint,
  settleStatement as settleEndpoint,
} from '@chauffeur/contract/statements'
import { unpaidOfStatement, type StatementState } from '@chauffeur/domain/partner-money'
import type { z } from 'zod'
import { lockCurrentPartner } from '../auth/lock-partner.ts'
import { NEWEST_FIRST, newerThan, OLDEST_FIRST, olderThan, readPage } from '../core/keyset-pagination.ts'
import { Refusal } from '../core/refusal.ts'
import type { PartnerPrincipal } from '../core/request-context.ts'
import { record, type DatabaseAccess, type OfficeTransaction } from '../core/transaction.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { addEntry, readMoney } from './partner-account.ts'
import { PartnerEntry } from './partner-entry.entity.ts'
import { presentDispute, presentLines, presentStatement } from './present-statement.ts'
import { StatementDispute } from './statement-dispute.entity.ts'
import { Statement } from './statement.entity.ts'

type Database = Pick<DatabaseAccess, 'em'>

const SENT: readonly StatementState[] = ['sent', 'disputed', 'settled']

/** A page of the statements that a partner was sent, the latest first. */
export async function listStatements(
  { limit, cursor }: z.output<typeof listEndpoint.input>,
  { id: partnerId }: PartnerPrincipal,
  { em }: Database,
): Promise<z.output<typeof listEndpoint.output>> {
  const { rows, nextCursor } = await readPage<'', 'createdAt', Statement>(
    { limit, cursor },
    {
      parts: [''],
      orderedBy: 'createdAt',
      find: ({ after, limit }) =>
        findRows(
          em,
          Statement,
          { partnerId, state: { $in: SENT }, ...(after && olderThan(after)) },
          { orderBy: NEWEST_FIRST, limit },
        ),
    },
  )
  return { data: rows.map(presentStatement), next_cursor: nextCursor }
}

/** A statement that a partner was sent. A draft, and one of another partner, is refused as not found. */
export async function findStatement(
  id: string,
  { id: partnerId }: PartnerPrincipal,
  em: EntityManager,
): Promise<Statement> {
  const statement = isUuid(id) ? await findRow(em, Statement, { id, partnerId, state: { $in: SENT } }) : null
  if (!statement) throw noSuchStatement()
  return statement
}

/** Any statement, for the office. */
export async function findAnyStatement(id: string, em: EntityManager): Promise<Statement> {
  const statement = isUuid(id) ? await findRow(em, Statement, { id }) : null
  if (!statement) throw noSuchStatement()
  return statement
}

export async function readStatement(
  { id }: z.output<typeof readEndpoint.input>,
  partner: PartnerPrincipal,
  { em }: Database,
): Promise<z.output<typeof readEndpoint.output>> {
  const statement = await findStatement(id, partner, em)
  const disputes = await findRows(
    em,
    StatementDispute,
    { statementId: statement.id },
    { orderBy: OLDEST_FIRST },
  )
  return { ...presentStatement(statement), disputes: disputes.map(presentDispute) }
}

/** A page of the lines of a statement, the earliest first. */
export async function listLines(
  { id, limit, cursor }: z.output<typeof linesEndpoint.input>,
  partner: PartnerPrincipal,
  { em }: Database,
  seesGuests = true,
): Promise<z.output<typeof linesEndpoint.output>> {
  const { id: statementId } = await findStatement(id, partner, em)
  const { rows, nextCursor } = await readPage<'', 'createdAt', PartnerEntry>(
    { limit, cursor },
    {
      parts: [''],
      orderedBy: 'createdAt',
      find: ({ after, limit }) =>
        findRows(
          em,
          PartnerEntry,
          { statementId, ...(after && newerThan(after)) },
          { orderBy: OLDEST_FIRST, limit },
        ),
    },
  )
  return { data: await presentLines(rows, em, seesGuests), next_cursor: nextCursor }
}

/** Sends a draft to its partner. */
export async function sendStatement(
  { id }: { readonly id: string },
  tx: OfficeTransaction,
): Promise<PartnerMoney> {
  const { statement, name } = await lockStatement(id, tx.em)
  if (statement.state !== 'draft') throw movedOn(statement.state)
  Object.assign(statement, { state: 'sent', sentAt: tx.clock() })
  return told('statement.sent', { statement, name }, tx)
}

/** Settles a statement: enters a payment of whatever of it is still to be paid. */
export async function settleStatement(
  { id, note }: z.output<typeof settleEndpoint.input>,
  tx: OfficeTransaction,
): Promise<PartnerMoney> {
  const { em, clock, admin } = tx
  const { statement, name } = await lockStatement(id, em)
  const { number, partnerId, state, period, closingCents } = statement
  if (state !== 'sent') throw movedOn(state)
  const [{ paid, is_contained: isContained } = { paid: 0, is_contained: false }] = await em.execute<
    { paid: number; is_contained: boolean }[]
  >(PAID_SINCE, [partnerId, period, partnerId, period, period, id])
  const unpaid = isContained ? 0 : unpaidOfStatement(closingCents, paid)
  if (unpaid !== 0)
    await addEntry(
      {
        partnerId,
        kind: unpaid > 0 ? 'payout' : 'payment',
        cents: -unpaid,
        note: note ?? number,
        enteredBy: admin,
        causeId: `${SETTLED}${id}`,
      },
      tx,
    )
  Object.assign(statement, { state: 'settled', settledAt: clock() })
  return told('statement.settled', { statement, name }, tx)
}

/** The cause of an entry that settles a statement: this, then the statement's id. */
const SETTLED = 'settled:'

// Whether a later statement, which contains this one, is settled; and what was paid since. What settled another statement of
// the same month has paid nothing of this one: a partner that another was merged into has two.
const PAID_SINCE = `
  select coalesce(sum(cents), 0)::integer as paid,
    exists (select from statement later where later.partner_id = ? and later.period > ? and later.state = 'settled')
      as is_contained
  from partner_entry entry left join statement on statement.id = entry.statement_id
  where entry.partner_id = ? and kind in ('payout', 'payment') and (statement.id is null or statement.period > ?)
    and not exists (
      select from statement other
      where other.period = ? and other.id <> ? and entry.cause_id = '${SETTLED}' || other.id
    )`

/** A statement and its partner's name. The partner is locked, so that changes of its account take turns. */
export async function lockStatement(
  id: string,
  em: EntityManager,
): Promise<{ readonly statement: Statement; readonly name: string }> {
  const { name } = await lockCurrentPartner((await findAnyStatement(id, em)).partnerId, em)
  return { statement: await em.findOneOrFail(Statement, { id }, { refresh: true }), name }
}

async function told(
  event: 'statement.sent' | 'statement.settled',
  { statement, name }: Awaited<ReturnType<typeof lockStatement>>,
  tx: OfficeTransaction,
): Promise<PartnerMoney> {
  const { id: statementId, partnerId, number } = statement
  await tx.em.flush()
  await record(tx, event, { admin: tx.admin, id: partnerId, name, statementId, details: { number } })
  return readMoney(partnerId, tx)
}

export function movedOn(state: StatementState): Refusal {
  return new Refusal('STATEMENT_MOVED_ON', { code: 'statement_moved_on', state }, { state })
}

function noSuchStatement(): Refusal {
  return new Refusal('NOT_FOUND', { code: 'not_found', what: 'statement' })
}
