import type { MemberMoney } from '@chauffeur/contract/partner-account'
import type { addPartnerEntry as addEndpoint, PartnerMoney } from '@chauffeur/contract/statements'
import { officeEntries, type PartnerEntryKind } from '@chauffeur/domain/partner-money'
import { toEuros } from '@chauffeur/domain/money'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { lockCurrentPartner } from '../auth/lock-partner.ts'
import { Partner } from '../auth/partner.entity.ts'
import { NEWEST_FIRST, OLDEST_FIRST } from '../core/keyset-pagination.ts'
import { Refusal } from '../core/refusal.ts'
import type { PartnerPrincipal } from '../core/request-context.ts'
import { record, type DatabaseAccess, type OfficeTransaction } from '../core/transaction.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { presentCredit } from '../partners/credit.ts'
import { PartnerEntry } from './partner-entry.entity.ts'
import { presentDispute, presentLines, presentStatement } from './present-statement.ts'
import { StatementDispute } from './statement-dispute.entity.ts'
import { Statement } from './statement.entity.ts'

const MAX_SHOWN = 100

/** The account of a partner, as the office reads it. */
export async function readMoney(id: string, { em }: Pick<DatabaseAccess, 'em'>): Promise<PartnerMoney> {
  const partner = isUuid(id) ? await findRow(em, Partner, { id }) : null
  if (!partner) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'partner' })
  const [{ balance } = { balance: 0 }] = await em.execute<{ balance: number }[]>(
    'select coalesce(sum(cents), 0)::integer as balance from partner_entry where partner_id = ?',
    [id],
  )
  const statements = await findRows(em, Statement, { partnerId: id }, { orderBy: NEWEST_FIRST })
  const entries = await findRows(
    em,
    PartnerEntry,
    { partnerId: id },
    { orderBy: NEWEST_FIRST, limit: MAX_SHOWN },
  )
  const disputes = await findRows(
    em,
    StatementDispute,
    { statementId: { $in: statements.map(({ id }) => id) }, state: 'open' },
    { orderBy: OLDEST_FIRST },
  )
  const disputed = await findRows(em, PartnerEntry, { id: { $in: disputes.map(({ entryId }) => entryId) } })
  const numbers = new Map<string | null | undefined, string>(statements.map(({ id, number }) => [id, number]))
  const lines = new Map(
    (await presentOfficeLines(disputed, numbers, em)).map((line) => [line.id, line] as const),
  )
  return {
    balance,
    entries: await presentOfficeLines(entries, numbers, em),
    statements: statements.map(presentStatement),
    disputes: disputes.flatMap((dispute) => {
      const line = lines.get(dispute.entryId)
      return line
        ? [{ ...presentDispute(dispute), statementNumber: numbers.get(dispute.statementId) ?? '', line }]
        : []
    }),
  }
}

/** The account of a partner, as its people read it. */
export async function readMemberMoney(
  { id: partnerId }: PartnerPrincipal,
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<MemberMoney> {
  const kinds = await em.execute<KindSums[]>(
    `select kind, sum(cents)::integer as balance, count(*) filter (where is_open)::integer as lines,
       coalesce(sum(cents) filter (where is_open), 0)::integer as open
     from (
       select partner_entry.*, coalesce(statement.state, 'draft') = 'draft' as is_open
       from partner_entry left join statement on statement.id = statement_id
       where partner_entry.partner_id = ?
     ) entry
     group by kind order by kind`,
    [partnerId],
  )
  // A draft is shown to no partner, so its lines still count as open.
  const drafts = await findRows(em, Statement, { partnerId, state: 'draft' })
  const entries = await findRows(
    em,
    PartnerEntry,
    { partnerId, $or: [{ statementId: null }, { statementId: { $in: drafts.map(({ id }) => id) } }] },
    { orderBy: NEWEST_FIRST, limit: MAX_SHOWN },
  )
  const credit = await presentCredit(partnerId, em)
  return {
    balance: kinds.reduce((sum, { balance }) => sum + balance, 0),
    open: kinds.reduce((sum, { open }) => sum + open, 0),
    sums: kinds.flatMap(({ kind, lines, open: amount }) => (lines > 0 ? [{ kind, lines, amount }] : [])),
    entries: await presentLines(entries, em),
    credit,
  }
}

interface KindSums {
  readonly kind: PartnerEntryKind
  readonly balance: number
  readonly lines: number
  readonly open: number
}

async function presentOfficeLines(
  entries: readonly PartnerEntry[],
  numbers: ReadonlyMap<string | null | undefined, string>,
  em: EntityManager,
): Promise<PartnerMoney['entries']> {
  const lines = await presentLines(entries, em)
  return lines.map((line, index) => ({
    ...line,
    bookingId: entries[index]?.bookingId ?? null,
    enteredBy: entries[index]?.enteredBy ?? null,
    statementNumber: numbers.get(entries[index]?.statementId) ?? null,
  }))
}

/** Adds what the office enters by hand. */
export async function addPartnerEntry(
  { id, entry, amount, note }: z.output<typeof addEndpoint.input>,
  tx: OfficeTransaction,
): Promise<PartnerMoney> {
  const { admin } = tx
  const { id: partnerId, name } = await lockCurrentPartner(id, tx.em)
  const { kind, sign } = officeEntries[entry]
  await addEntry({ partnerId, kind, cents: sign * amount, note, enteredBy: admin }, tx)
  const details = { entry, amount: toEuros(amount), note }
  await record(tx, 'partner.entry-added', { admin, id: partnerId, name, details })
  return readMoney(partnerId, tx)
}

type Entered = Pick<PartnerEntry, 'partnerId' | 'kind' | 'cents' | 'note' | 'enteredBy'> & {
  readonly causeId?: string
}

/** Writes an entry that follows from no event of a booking. */
export async function addEntry(entry: Entered, { em, clock }: DatabaseAccess): Promise<void> {
  const id = randomUUID()
  await em.insert(PartnerEntry, { causeId: `entry:${id}`, ...entry, id, createdAt: clock() })
}
