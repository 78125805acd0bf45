import { randomBytes } from 'node:crypto'
import { duePeriod, statementNumber, type StatementPeriod } from '@chauffeur/domain/partner-money'
import { REFERENCE_BYTES } from '@chauffeur/domain/reference'
import { lockPartner } from '../auth/lock-partner.ts'
import { SYSTEM } from '../core/audit/audit-entry.entity.ts'
import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { startWatch, type Worker } from '../jobs/poller.ts'
import { Statement } from './statement.entity.ts'

// Each transaction wakes it, and it has something to do once a month.
const DEBOUNCE_MS = 5_000

/**
 * Drafts the statements of the last month, for each partner whose account has entries of before its end that are in none.
 * Any number of processes may run one: the partner is locked, and has one statement of a month.
 */
export function startStatementWorker(
  context: Pick<OperationContext, 'orm' | 'clock' | 'transaction'>,
  log: Log,
): Worker {
  const { orm, clock } = context
  return startWatch(
    async () => {
      const due = duePeriod(clock())
      const partners = await orm.em.fork().execute<{ partner_id: string }[]>(DUE, [due.endsAt, due.period])
      for (const { partner_id: id } of partners)
        await context.transaction((tx) => draftStatement(id, due, tx))
    },
    (error) => log.error({ err: error }, 'statements could not be drafted'),
    DEBOUNCE_MS,
  )
}

const DUE = `
  select distinct partner_id from partner_entry entry
  where statement_id is null and created_at < ?
    and not exists (select from statement where drafted_for_id = entry.partner_id and period = ?)`

async function draftStatement(
  partnerId: string,
  { period, endsAt }: StatementPeriod,
  tx: Transaction,
): Promise<void> {
  const { em, clock } = tx
  const { name } = await lockPartner(partnerId, em)
  if ((await em.count(Statement, { draftedForId: partnerId, period })) > 0) return
  const [{ opening, sum, lines } = { opening: 0, sum: 0, lines: 0 }] = await em.execute<Sums[]>(SUMS, [
    endsAt,
    endsAt,
    partnerId,
  ])
  if (lines === 0) return
  const number = statementNumber(randomBytes(REFERENCE_BYTES))
  const statement = em.create(Statement, {
    number,
    partnerId,
    draftedForId: partnerId,
    period,
    openingCents: opening,
    sumCents: sum,
    closingCents: opening + sum,
    createdAt: clock(),
  })
  await em.persist(statement).flush()
  await em.execute(
    'update partner_entry set statement_id = ? where partner_id = ? and statement_id is null and created_at < ?',
    [statement.id, partnerId, endsAt],
  )
  const details = { number, period }
  await record(tx, 'partner.statement-drafted', { admin: SYSTEM, id: partnerId, name, details })
}

interface Sums {
  readonly opening: number
  readonly sum: number
  readonly lines: number
}

const SUMS = `
  select coalesce(sum(cents) filter (where statement_id is not null), 0)::integer as opening,
    coalesce(sum(cents) filter (where statement_id is null and created_at < ?), 0)::integer as sum,
    (count(*) filter (where statement_id is null and created_at < ?))::integer as lines
  from partner_entry where partner_id = ?`
