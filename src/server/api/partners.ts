import { endpoints } from '@chauffeur/contract/endpoints'
import { officeKeyCalls } from '@chauffeur/contract/api-keys'
import { memberKeyCalls } from '@chauffeur/contract/partner-developers'
import { createKey, endOldSecret, readKeys, revokeKey, rotateKey } from '../auth/api-keys.ts'
import type { Actor } from '../auth/rights.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import { listMembers, removeMember, setMember } from '../partners/members.ts'
import { mergePartners } from '../partners/merge-partners.ts'
import {
  addReturnOrigin,
  changePartner,
  changeSettings,
  createPartner,
  listPartners,
  presentSettings,
  removeReturnOrigin,
  setPartnerState,
} from '../partners/partners.ts'
import { listCalls } from '../partners/call-log.ts'
import { listVehicles } from '../partners/list-vehicles.ts'
import { readMe } from '../partners/read-me.ts'
import type { AppContext } from './context.ts'
import { router } from './init.ts'
import { ownerProcedures } from './owner-calls.ts'
import { asMember, creatingOnce, forAdmin, forMember, forPartner, inTransaction } from './procedures.ts'

export const partnersRouter = router({
  list: forAdmin(endpoints.listPartners).query(async ({ ctx }) => ({
    partners: await listPartners(ctx.request),
  })),
  create: forAdmin(endpoints.createPartner).mutation(creatingOnce(createPartner)),
  change: forAdmin(endpoints.changePartner).mutation(inTransaction(changePartner)),
  setState: forAdmin(endpoints.setPartnerState).mutation(inTransaction(setPartnerState)),
  merge: forAdmin(endpoints.mergePartners).mutation(inTransaction(mergePartners)),
  vehicles: forPartner(endpoints.listPartnerVehicles).query(async ({ ctx }) => ({
    data: await listVehicles(ctx.request),
  })),
  members: forAdmin(endpoints.listPartnerMembers).query(async ({ input, ctx }) => ({
    members: await listMembers(input.partnerId, ctx.request.em),
  })),
  setMember: forAdmin(endpoints.setPartnerMember).mutation(
    inTransaction(async (input, tx) => ({ members: await setMember(input, tx) })),
  ),
  removeMember: forAdmin(endpoints.removePartnerMember).mutation(
    inTransaction(async (input, tx) => ({ members: await removeMember(input, tx) })),
  ),
  calls: forMember(endpoints.listPartnerCalls).query(async ({ input, ctx: { request, signedIn } }) => {
    // Those of other processes from the last seconds are not there yet.
    await request.callLog.flush()
    return listCalls(input, signedIn.partner, request.em)
  }),
  settings: forMember(endpoints.readPartnerSettings).query(({ ctx }) =>
    presentSettings(ctx.signedIn.partner),
  ),
  changeSettings: forMember(endpoints.changePartnerSettings).mutation(asMember(changeSettings)),
  addReturnOrigin: forMember(endpoints.addReturnOrigin).mutation(asMember(addReturnOrigin)),
  removeReturnOrigin: forMember(endpoints.removeReturnOrigin).mutation(asMember(removeReturnOrigin)),
  me: forPartner(endpoints.readMe).query(({ ctx }) => readMe(ctx.apiKey, ctx.request)),
})

const keyOperations = {
  list: async (_: unknown, { partnerId }: Actor, context: AppContext) => {
    // The counts of other processes from the last seconds are not there yet.
    await context.apiKeyUsage.flush()
    return { keys: await readKeys(context, partnerId) }
  },
  create: onKeys(createKey),
  rotate: onKeys(rotateKey),
  endOldSecret: onKeys(endOldSecret),
  revoke: onKeys(revokeKey),
}

export const keysRouter = router({
  ...ownerProcedures(officeKeyCalls, keyOperations),
  rotateOwn: forPartner(endpoints.rotateOwnApiKey).mutation(({ input, ctx: { apiKey, request } }) =>
    request.transaction((tx) => rotateKey({ ...apiKey, ...input }, { ...tx, admin: apiKey.name })),
  ),
})

export const memberKeysRouter = router(ownerProcedures(memberKeyCalls, keyOperations))

/** An operation on keys that only reaches those of the partner, where somebody of a partner acts. */
function onKeys<Input extends object, Result>(
  operation: (input: Input, tx: OfficeTransaction, context: AppContext) => Promise<Result>,
) {
  return (input: Input, { name, partnerId }: Actor, context: AppContext) =>
    context.transaction((tx) =>
      operation({ ...input, ...(partnerId !== undefined && { partnerId }) }, { ...tx, admin: name }, context),
    )
}
