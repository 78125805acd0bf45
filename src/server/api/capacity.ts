import { endpoints } from '@chauffeur/contract/endpoints'
import { createBlackout, listBlackouts, removeBlackout } from '../capacity/blackouts.ts'
import { readCarPlan } from '../capacity/read-car-plan.ts'
import { changeSetting, listSettings } from '../capacity/capacity-settings.ts'
import { createOnce } from '../core/idempotency/run-once.ts'
import { router } from './init.ts'
import { forAdmin } from './procedures.ts'

export const capacityRouter = router({
  list: forAdmin(endpoints.listCapacitySettings).query(({ ctx }) => listSettings(ctx.request)),

  change: forAdmin(endpoints.changeCapacitySetting).mutation(({ input, ctx }) =>
    ctx.request.transaction((tx) => changeSetting(input, ctx.admin.username, tx)),
  ),

  listBlackouts: forAdmin(endpoints.listBlackouts).query(({ ctx }) => listBlackouts(ctx.request)),

  createBlackout: forAdmin(endpoints.createBlackout).mutation(({ input, ctx }) =>
    createOnce(
      {
        endpoint: endpoints.createBlackout,
        input,
        create: (tx) => createBlackout(input, ctx.admin.username, tx),
      },
      ctx.request,
    ),
  ),

  removeBlackout: forAdmin(endpoints.removeBlackout).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => removeBlackout(input.id, ctx.admin.username, tx))
    return { success: true }
  }),

  plan: forAdmin(endpoints.readCarPlan).query(({ input, ctx }) => readCarPlan(input, ctx.request)),
})
