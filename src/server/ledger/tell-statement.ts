import { statement as statementSchema } from '@chauffeur/contract/statements'
import type { StatementWebhook } from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { isLive, type Config } from '../core/config.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { enqueuePartnerMessage } from '../webhooks/enqueue-webhooks.ts'
import { presentStatement } from './present-statement.ts'
import { Statement } from './statement.entity.ts'

/** Writes down a message about a statement, for the receivers and the feed of its partner. */
export async function enqueueStatementMessage(
  type: StatementWebhook,
  statementId: string,
  access: DatabaseAccess,
  config: Pick<Config, 'SANDBOX'>,
): Promise<void> {
  const statement = await access.em.findOneOrFail(Statement, { id: statementId })
  const { id: subjectId, partnerId } = statement
  const data = z.encode(statementSchema, presentStatement(statement))
  const livemode = isLive(config)
  await enqueuePartnerMessage({ type, livemode, partnerId, subjectId, data }, access)
}
