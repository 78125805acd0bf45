import { endpoints } from '@chauffeur/contract/endpoints'
import { changeAgentSetting, readAgentSetting } from '../agents/agent-setting.ts'
import { router } from './init.ts'
import { forAdmin, inTransaction } from './procedures.ts'

export const agentsRouter = router({
  setting: forAdmin(endpoints.readAgentSetting).query(({ ctx }) => readAgentSetting(ctx.request.em)),
  changeSetting: forAdmin(endpoints.changeAgentSetting).mutation(inTransaction(changeAgentSetting)),
})
