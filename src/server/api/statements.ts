import { endpoints } from '@chauffeur/contract/endpoints'
import { decideDispute, disputeLine } from '../ledger/disputes.ts'
import { addPartnerEntry, readMemberMoney, readMoney } from '../ledger/partner-account.ts'
import {
  listLines,
  listStatements,
  readStatement,
  sendStatement,
  settleStatement,
} from '../ledger/statements.ts'
import { createOnce } from '../core/idempotency/run-once.ts'
import { router } from './init.ts'
import { creatingOnce, forAdmin, forMember, forPartner, inTransaction } from './procedures.ts'

/** The accounts of partners: a partner reads its own, the office enters, sends, settles and decides. */
export const statementsRouter = router({
  list: forPartner(endpoints.listStatements).query(({ input, ctx: { apiKey, request } }) =>
    listStatements(input, apiKey.partner, request),
  ),
  read: forPartner(endpoints.readStatement).query(({ input, ctx: { apiKey, request } }) =>
    readStatement(input, apiKey.partner, request),
  ),
  lines: forPartner(endpoints.listStatementLines).query(({ input, ctx: { apiKey, request } }) =>
    listLines(input, apiKey.partner, request, apiKey.scopes.includes('read')),
  ),
  dispute: forPartner(endpoints.disputeStatementLine).mutation(({ input, ctx: { apiKey, request } }) =>
    createOnce(
      { endpoint: endpoints.disputeStatementLine, input, create: (tx) => disputeLine(input, apiKey, tx) },
      request,
    ),
  ),

  money: forMember(endpoints.readMemberMoney).query(({ ctx: { request, signedIn } }) =>
    readMemberMoney(signedIn.partner, request),
  ),
  listAsMember: forMember(endpoints.listMemberStatements).query(({ input, ctx: { request, signedIn } }) =>
    listStatements(input, signedIn.partner, request),
  ),
  readAsMember: forMember(endpoints.readMemberStatement).query(({ input, ctx: { request, signedIn } }) =>
    readStatement(input, signedIn.partner, request),
  ),
  linesAsMember: forMember(endpoints.listMemberStatementLines).query(
    ({ input, ctx: { request, signedIn } }) => listLines(input, signedIn.partner, request),
  ),
  disputeAsMember: forMember(endpoints.disputeAsMember).mutation(({ input, ctx: { request, signedIn } }) =>
    createOnce(
      {
        endpoint: endpoints.disputeAsMember,
        input,
        create: (tx) => disputeLine(input, signedIn.principal, tx),
      },
      request,
    ),
  ),

  ofPartner: forAdmin(endpoints.readPartnerMoney).query(({ input, ctx }) => readMoney(input.id, ctx.request)),
  addEntry: forAdmin(endpoints.addPartnerEntry).mutation(creatingOnce(addPartnerEntry)),
  send: forAdmin(endpoints.sendStatement).mutation(inTransaction(sendStatement)),
  settle: forAdmin(endpoints.settleStatement).mutation(inTransaction(settleStatement)),
  decideDispute: forAdmin(endpoints.decideDispute).mutation(inTransaction(decideDispute)),
})
