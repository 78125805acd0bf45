import type {
  decideDispute as decideEndpoint,
  disputeStatementLine as disputeEndpoint,
  PartnerMoney,
  StatementDispute as DisputeAnswer,
} from '@chauffeur/contract/statements'
import { toEuros } from '@chauffeur/domain/money'
import type { z } from 'zod'
import { invalid, Refusal } from '../core/refusal.ts'
import type { ApiKeyPrincipal } from '../core/request-context.ts'
import { record, type OfficeTransaction, type Transaction } from '../core/transaction.ts'
import { findRow } from '../db/find-rows.ts'
import { isUuid } from '../db/is-uuid.ts'
import { addEntry, readMoney } from './partner-account.ts'
import { PartnerEntry } from './partner-entry.entity.ts'
import { presentDispute } from './present-statement.ts'
import { StatementDispute } from './statement-dispute.entity.ts'
import { findStatement, lockStatement, movedOn } from './statements.ts'

/** Writes down that a partner does not agree with a line of a statement. */
export async function disputeLine(
  { id, lineId, text }: z.output<typeof disputeEndpoint.input>,
  apiKey: ApiKeyPrincipal,
  tx: Transaction,
): Promise<DisputeAnswer> {
  const { em, clock } = tx
  await findStatement(id, apiKey.partner, em)
  const { statement, name } = await lockStatement(id, em)
  if (statement.state !== 'sent' && statement.state !== 'disputed') throw movedOn(statement.state)
  const entry = isUuid(lineId) ? await findRow(em, PartnerEntry, { id: lineId, statementId: id }) : null
  if (!entry) throw invalid('lineId', { code: 'not_found', what: 'line' })
  const { id: entryId } = entry
  if ((await em.count(StatementDispute, { entryId, state: 'open' })) > 0)
    throw new Refusal('DISPUTE_OPEN', { code: 'dispute_open' })
  const dispute = em.create(StatementDispute, { statementId: id, entryId, text, createdAt: clock() })
  statement.state = 'disputed'
  await em.persist(dispute).flush()
  const { number, partnerId } = statement
  const details = { number, text }
  await record(tx, 'statement.disputed', { admin: apiKey.name, id: partnerId, name, details })
  return presentDispute(dispute)
}

/** Decides about a disputed line. With the last one that is decided its statement is no longer disputed. */
export async function decideDispute(
  { id, decision, credit, answer }: z.output<typeof decideEndpoint.input>,
  tx: OfficeTransaction,
): Promise<PartnerMoney> {
  const { em, clock, admin } = tx
  const found = isUuid(id) ? await findRow(em, StatementDispute, { id }) : null
  if (!found) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'dispute' })
  const { statement, name } = await lockStatement(found.statementId, em)
  const dispute = await em.findOneOrFail(StatementDispute, { id }, { refresh: true })
  if (dispute.state !== 'open') throw new Refusal('DISPUTE_DECIDED', { code: 'dispute_decided' })
  const cents = decision === 'accepted' ? (credit ?? 0) : 0
  if (decision === 'accepted' && cents === 0) throw invalid('credit', { code: 'credit_missing' })
  const { number, partnerId } = statement
  Object.assign(dispute, { state: decision, answer, decidedAt: clock(), decidedBy: admin })
  await em.flush()
  const open = await em.count(StatementDispute, { statementId: statement.id, state: 'open' })
  if (open === 0) statement.state = 'sent'
  await em.flush()
  if (cents > 0)
    await addEntry(
      { partnerId, kind: 'adjustment', cents, note: `${number}: ${answer}`, enteredBy: admin },
      tx,
    )
  const details = { number, decision, answer, ...(cents > 0 && { amount: toEuros(cents) }) }
  await record(tx, 'partner.dispute-decided', { admin, id: partnerId, name, details })
  return readMoney(partnerId, tx)
}
